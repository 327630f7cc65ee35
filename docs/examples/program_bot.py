"""A bot as a program of its own: it plays at random, and needs nothing but Python.

Try it with `bastide arena kingdom-builder --bots greedy,"run:python program_bot.py"`.
"""

import json
import random
import sys

chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        chance.seed(message["seed"])  # the same game again, the same moves
        answer = {"type": "ready"}
    elif message["type"] == "decide":
        answer = {"type": "move", "decision": message["decision"], "move": chance.choice(message["moves"])}
    else:
        continue  # "over": nothing to answer
    print(json.dumps(answer), flush=True)
