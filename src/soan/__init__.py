"""Soan: play a tabletop game whose rule book is still a draft, and playtest it in bulk."""
