"""The numbers that may vary. The first variant is the draft as written."""

from soan.kernel import Option, Variant

OPTIONS = (
    Option("goal", 50, rule="R5", low=10, high=200),
    Option("unlucky", 1, rule="R3", low=1, high=6),
)

VARIANTS = (
    Variant("draft"),
    Variant("long", goal=100),
)
