"""Small classics, written as games for Soan: to learn from, and to measure with."""
