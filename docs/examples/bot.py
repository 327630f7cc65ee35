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
    """Return the last update of a game whose chance was fair."""
    web = httpx.Client(base_url=server)
    web.post("/api/guests", json={"nickname": "Example"}).raise_for_status()
    token = web.post("/api/tokens", json={"name": "example", "scopes": ["watch", "play", "host"]}).json()["token"]
    web = httpx.Client(base_url=server, headers={"authorization": f"Bearer {token}"})

    nonce = secrets.token_bytes(32)
    wanted = {"game": "kingdom-builder", "seats": seats, "nonce_hash": hashlib.sha256(nonce).hexdigest()}
    facts = web.post("/api/tables", json=wanted).raise_for_status().json()
    table, commitment = facts["id"], facts["commitment"]  # kept before the nonce is revealed
    web.put(f"/api/tables/{table}/seats/0/nonce", json={"nonce": nonce.hex()}).raise_for_status()

    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        for frame in map(json.loads, socket):
            if frame["type"] != "update":
                continue
            if frame["status"] == "over":
                check(web.get(f"/api/tables/{table}/fairness").json(), commitment, nonce)
                return frame
            if frame.get("moves"):
                move = random.choice(frame["moves"])
                socket.send(json.dumps({"type": "move", "decision": frame["decision"], "move": move}))
    raise SystemExit("The server hung up before the game was over.")


def check(revealed: dict, commitment: str, nonce: bytes) -> None:
    """Stop unless the secret is the one promised and our nonce went in; `bastide verify` recomputes every outcome."""
    promised = f"bastide fair chance 1|{revealed['table']}|".encode() + bytes.fromhex(revealed["secret"])
    if hashlib.sha256(promised).hexdigest() != commitment or revealed["seats"][0]["nonce"] != nonce.hex():
        raise SystemExit("The server didn't keep its promise: this game's chance wasn't fair.")


if __name__ == "__main__":
    print([score["total"] for score in play(sys.argv[1], ["me", "bot:greedy"])["scores"]])
