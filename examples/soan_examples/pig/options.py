"""The numbers that may vary."""

from soan.kernel import Option, Variant

OPTIONS = (
    Option("goal", 100, rule="P5", low=10, high=1000),
    Option("bust_on_six", default=False, rule="P6"),
)

VARIANTS = (
    Variant("classic"),
    Variant("short", goal=50),
)
