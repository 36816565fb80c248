"""Record all bodies anew."""

from __future__ import annotations

from tests.server.bodies import GAMES, WHOLE, record, whole

for game in GAMES:
    print(f"Recording {game} …")
    record(game)
for chosen in WHOLE:
    path, text = whole(*chosen)
    path.write_text(text, encoding="utf-8")
