"""The data card of a dataset: what it holds, how it was made, what it is good for and what it isn't."""

from collections.abc import Sequence
from pathlib import Path

from bastide.lab.datasets.plan import Plan
from bastide.lab.datasets.shards import COLUMNS, PATTERN, Contents

NAME = "README.md"
"""The card's file in the folder of a dataset."""

_CARD = """\
---
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, self-play]
configs:
- config_name: default
  data_files: "{pattern}"
---
# {game}: {positions} positions of self-play

Positions from games of {game} between bots ({games} games, {players} at the table). Each has what the player to decide
knew, their legal moves, the move that the bot made, what the position was worth to the bot, and how the game ended.

| | |
|---|---|
| Game | `{game}`, rules version {rules}, components `{components}` |
| Options | {options} |
| Bots | {bots} |
| Seed | {seed} |
| Kept | {kept} |
| Size | {positions} positions in {files}, {size} bytes ({each} per position) |

## How it was made

`bastide dataset` let the bots play each other. Every choice of bots that fills a table plays {games_each} games; with
fewer bots than seats, they share the seats. They move on by one seat from game to game, and play each deal (the same
cards and dice) in every seating. The same command gives the same rows, however many processes or machines play.

## Fields

| column | meaning |
|---|---|
{columns}

The observation has {observation_size} numbers, version {observation_version} of the layout:

| field | shape | range | meaning |
|---|---|---|---|
{fields}

The same facts are in every file, as JSON under the metadata key `bastide`.

## How to use it

```python
from bastide.lab.datasets import open_dataset

learn, test = open_dataset("FOLDER").split(0.1)
for batch in learn.shuffle(seed=1).batch(256):  # NumPy arrays by column
    ...
```

## Limits

- The bots are not perfect. Their moves and values show how they play, not how one should, and by imitation you learn
  no more.
- `value` is the bot's static judgement before its move, in one possible world that fits what it knows: no search, no
  noise. Its scale is the bot's own, close to points but not calibrated. It is null for bots without values.
- Positions of a game, and games of a deal, depend on each other. Divide by deal, as `split` does, never by row.
- {failed}
- {capped_note}
- No people played: there is no personal data here.

## Licence

MIT, like Bastide. The games belong to their authors and publishers; the files hold numbers only, no texts or artwork.
"""


def write(folder: Path, plan: Plan, contents: Sequence[Contents]) -> None:
    """Write the data card of a finished dataset into its folder."""
    (folder / NAME).write_text(text(plan, contents), "utf-8")


def text(plan: Plan, contents: Sequence[Contents]) -> str:
    """Return the data card."""
    facts = plan.facts
    positions, size = sum(each.positions for each in contents), sum(each.size for each in contents)
    failed = sum(each.failed for each in contents)
    observation = facts["observation"]
    return _CARD.format(
        pattern=PATTERN,
        game=facts["game"],
        players=facts["players"],
        rules=facts["rules"],
        components=facts["components"],
        options=", ".join(f"`{name}={value}`" for name, value in facts["options"].items()) or "none",
        bots=", ".join(f"`{each['bot']}` (version {each['version']})" for each in facts["bots"]),
        seed=facts["seed"],
        kept="every decision" if plan.every == 1 else f"one of {plan.every} decisions, from a random first one on",
        games=sum(each.games for each in contents),
        games_each=plan.robin.games,
        positions=positions,
        files="1 file" if len(contents) == 1 else f"{len(contents)} files",
        size=size,
        each=round(size / max(1, positions)),
        columns="\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()),
        observation_size=observation["size"],
        observation_version=observation["version"],
        fields="\n".join(
            f"| `{each['name']}` | {'×'.join(map(str, each['shape']))} | {each['low']} to {each['high']} "
            f"| {each['meaning']} |"
            for each in observation["fields"]
        ),
        failed=f"{failed} games in which a bot failed are left out."
        if failed
        else "No bot failed; positions of such games would be left out.",
        capped_note=f"A game stops after {facts['turns']} turns per player and is scored as it stands (`capped`).",
    )
