"""The games in the tools of researchers: Gymnasium, PettingZoo, OpenSpiel. Each needs an extra, and imports nothing of
the others.
"""
