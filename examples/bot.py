"""A bot for a digsite server in one file: it sits down at open tables and plays there. See examples/README.md."""

import os
import random
import time

import httpx

PAUSE = float(os.environ.get("DIGSITE_PAUSE", "1"))  # seconds between two looks
MOST_TABLES = 5  # at the same time
HEADERS = {"Authorization": f"Bearer {os.environ['DIGSITE_TOKEN']}"}
SERVER = httpx.Client(base_url=os.environ.get("DIGSITE_URL", "http://127.0.0.1:8000"), headers=HEADERS, timeout=30)


def ask(method, path, **more):
    """Ask until there is an answer; a server that restarts or has too much to do is given time."""
    while True:
        try:
            answer = SERVER.request(method, path, **more)
        except httpx.TransportError:
            answer = httpx.Response(503)
        if answer.status_code == 401:
            raise SystemExit(answer.json()["detail"])
        if answer.status_code < 429:
            return answer
        time.sleep(float(answer.headers.get("Retry-After", 5 * PAUSE)))


def worth(offered):
    """How good an action looks: what its preview promises; equals are drawn by lot."""
    preview = offered["preview"]
    points = 3 * preview.get("points", 0) + 2 * preview.get("expected_points", 0) + preview.get("value", 0)
    is_dull = offered["kind"] in ("pass", "exchange", "no_dig", "finish", "discard")
    return points + len(preview.get("tiles", ())) - is_dull, random.random()


def play(path, etags):
    """Answer plies at a table as long as it is our turn."""
    answer = ask("GET", path, headers={"If-None-Match": etags.get(path, "")})
    while answer.status_code == 200:  # 304: nothing has changed; 409: somebody was quicker, so look again later
        etags[path], table = answer.headers["ETag"], answer.json()
        if not table["offers"]:
            return
        actions = [action for offer in table["offers"] for action in offer["actions"]]
        wish = {"action": max(actions, key=worth)["action"], "ply": table["ply"]}
        answer = ask("POST", f"{path}/actions", json=wish)


me, etags = ask("GET", "/api/me").json()["name"], {}
while True:
    mine = ask("GET", "/api/tables", params={"status": "playing", "player": me}).json()["tables"]
    for table in mine:
        play(f"/api/tables/{table['id']}", etags)
    for table in ask("GET", "/api/tables", params={"status": "open"}).json()["tables"]:
        if any(seat["is_you"] for seat in table["seats"]):
            mine.append(table)
        elif any(seat["kind"] == "anyone" for seat in table["seats"]) and len(mine) < MOST_TABLES:
            ask("POST", f"/api/tables/{table['id']}/join", json={})
            mine.append(table)
    time.sleep(PAUSE)
