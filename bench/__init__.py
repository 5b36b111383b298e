"""Measurements that are no part of the program, run from the root of the repository: ``python -m bench.search …``."""
