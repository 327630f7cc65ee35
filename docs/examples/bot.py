"""Create a table against one of the server's bots and play random moves to the end.

Run it as `python bot.py http://127.0.0.1:8017`. It needs httpx and websockets.
"""

import hashlib
import json
import random
import secrets
import sys

import httpx
from websockets.sync.client import connect


def play(server: str, seats: list[str]) -> dict:
    web = httpx.Client(base_url=server)
    web.post("/api/guests", json={"nickname": "Example"}).raise_for_status()
    token = web.post("/api/tokens", json={"name": "example", "scopes": ["watch", "play", "host"]}).json()["token"]
    web = httpx.Client(base_url=server, headers={"authorization": f"Bearer {token}"})

    nonce = secrets.token_bytes(32)
    wanted = {"game": "kingdom-builder", "seats": seats, "nonce_hash": hashlib.sha256(nonce).hexdigest()}
    table = web.post("/api/tables", json=wanted).raise_for_status().json()["id"]
    web.put(f"/api/tables/{table}/seats/0/nonce", json={"nonce": nonce.hex()}).raise_for_status()

    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        for frame in map(json.loads, socket):
            if frame["type"] != "update":
                continue
            if frame["status"] == "over":
                return frame
            if frame.get("moves"):
                move = random.choice(frame["moves"])
                socket.send(json.dumps({"type": "move", "decision": frame["decision"], "move": move}))
    raise SystemExit("The server hung up before the game was over.")


if __name__ == "__main__":
    print([score["total"] for score in play(sys.argv[1], ["me", "bot:greedy"])["scores"]])
