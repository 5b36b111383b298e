"""The lab: games in bulk, and what they say about a draft."""

from soan.lab.simulate import cores, simulate
from soan.lab.simulation import Simulation

__all__ = ["Simulation", "cores", "simulate"]
