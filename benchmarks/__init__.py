"""How fast digsite is, measured side by side with peers from PyPI: ``make bench`` or ``python -m benchmarks``."""
