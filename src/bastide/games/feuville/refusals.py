"""The English sentences of refusals. The reasons are with the questions that a move answers."""

from bastide.core.errors import IllegalMove, Refusals

refuse = Refusals(
    {
        "not-asked": "{player} has to decide now. Wait until you are asked.",
        "choose-for-gnome": "The gnome plays the {person}. Take a tile or the decree there, or use the skill.",
        "must-build": "You must build a tile from a Publican's round at once. Choose a column.",
        "place-piece-first": "Build, score or store the piece in your hand first.",
        "finish-evaluation": "You are scoring a decree. Choose what it scores.",
        "repair-or-pass": "You can repair a burnt column now. Choose one, or pass.",
        "roll-or-stop": "The Entertainer is waiting. Roll again or stop.",
        "steal-or-pass": "The Thief is waiting. Steal something, or pass.",
        "take-or-pass": "You can take a building tile now. Choose one, or pass.",
        "decree-or-pass": "The Mayor is waiting. Take a decree, or pass.",
        "magic-or-pass": "The Magician is waiting. Repair a column, take a fairy tile, or pass.",
        "choose-charm": "You are visiting the fairy. Take one of the open fairy tiles.",
        "place-charm": "Both your fairy spaces are full. Discard one of your fairy tiles for the new one.",
        "choose-coat": "Lay your coat of arms under a column first.",
        "name-column": "The dragon is here. Name the columns that burn.",
        "dice-left": "You can't end your turn yet. Use both dice first.",
        "roll-first": "Roll the dice first. Before that you can only score stored decrees.",
        "nothing-in-hand": "You have no piece in your hand. Take one with a die first.",
        "no-dragon": "The dragon is asleep. Nothing burns now.",
        "no-repair": "You can repair columns only with the Magician or after building clouds.",
        "no-coat-now": "You lay your coat of arms only after a town evaluation.",
        "choose-decree-first": "First choose the decree you want to score.",
        "no-charm-now": "You can take fairy tiles only with a die on the fairy, or with the Magician.",
        "no-thief": "Only the Thief can steal. Use that skill first.",
        "no-entertainer": "Only the Entertainer rolls during a turn. Use that skill first.",
        "nothing-to-pass": "There is nothing to pass on. Use a die, or end your turn.",
        "gnome-elsewhere": "The gnome plays the {person}. Choose something in that column.",
        "no-such-die": "You have no unused die for the {person}. Choose a column where you have one.",
        "slot-empty": "There is no {tile} in the {person}'s column. Choose another tile.",
        "cannot-build-it": "You couldn't build a {tile} at once. Choose a tile that you can build.",
        "no-decree-there": "There is no decree in the {person}'s column. Choose another one.",
        "gnome-needs-both": "The gnome needs both dice, and you have already used one.",
        "fairy-once": "You can use only one die per turn for the fairy. Use the other one differently.",
        "fairy-or-evaluation": (
            "At this table you can use one die per turn for the fairy or the town evaluation. The other goes to its "
            "person."
        ),
        "no-open-charm": "There is no fairy tile there. Choose another one.",
        "evaluated-before": "You have already made your town evaluation. You can do it only once per game.",
        "grass-everywhere": "Every column of your town has grass, so there is no place for your coat of arms.",
        "grass-on-stretch": (
            "Every column from corner tower to corner tower has grass, and in this edition your coat of arms goes "
            "under one of them."
        ),
        "no-townscape": (
            "Your townscape isn't complete. It needs a left and a right corner tower, a gate between them and an "
            "unbroken wall."
        ),
        "towers-missing": (
            "Two or more towers are missing between your corner towers, and this edition allows only one. Build more."
        ),
        "space-empty": "There is nothing on space {space} of your board.",
        "already-protected": "The piece on space {space} is already protected.",
        "no-theft-protection": "You have no theft protection. Get one from the fairy.",
        "not-a-tile": "{decree} is a decree. Score it or store it.",
        "place-taken": "There is already a {tile} in column {column}. Choose another column.",
        "wall-at-the-ends": "A wall goes at one end of your town, not in {column}. Choose {near}.",
        "in-the-air": "There is nothing in column {column} to put a {tile} on. Build from the bottom up.",
        "on-a-ruin": "Column {column} is a ruin. Repair it before you build on it.",
        "not-a-decree": "That is a {tile}. Build it or store it.",
        "no-view": "You have no two-by-two block of unburnt walls and towers, or of towers and skies.",
        "no-grass-left": "There isn't enough neutral grass left to score a district.",
        "no-complete-column": "You have no complete, unburnt column without grass.",
        "no-complete-pair": "You have no two adjacent columns that are complete, unburnt and without grass.",
        "storage-full": "Both spaces on your board are full. Discard what is on one of them, or use it.",
        "storage-has-room": "You have a free space on your board. Store the piece there.",
        "other-decree": "You are scoring {decree}. Choose something that fits it.",
        "not-complete": "Column {column} is not complete and unburnt.",
        "pair-not-complete": "Column {column} and the one to its right are not both complete and unburnt.",
        "has-grass": "There is already grass under column {column}. Choose another one.",
        "no-view-there": "There is no two-by-two block of unburnt tiles at column {column}.",
        "no-such-column": "Your town has no column {column}.",
        "outside-the-stretch": "In this edition the coat of arms goes under a scored column, and {column} is not one.",
        "not-burnt": "Column {column} is not burnt. Choose a ruin.",
        "two-repairs": "The Magician can't repair any more. Take a fairy tile, or pass.",
        "nothing-to-steal": "There is nothing to steal there. Choose another space.",
        "is-protected": "A theft protection is on it. Choose something else.",
        "no-room-for-loot": (
            "Your board is full and you couldn't use this at once. Choose something else, or make room first."
        ),
        "loot-needs-room": (
            "Both spaces on your board are full, and at this table you can't discard for loot. Use it at once."
        ),
        "no-more-charms": "The Magician gives no more fairy tiles. Repair a column, or pass.",
        "charm-has-room": "You have a free fairy space. Keep the new tile.",
        "charm-spaces-full": "Both your fairy spaces are full. Discard one of your fairy tiles for the new one.",
        "charm-not-held": "You don't have this fairy tile to discard: {charm}.",
        "shield-too-late": "You have started to name columns, so it is too late for a fire protection.",
        "no-fire-protection": "You have no fire protection. Name the columns that burn.",
        "already-named": "You have already named column {column}. Choose another one.",
        "clouds-protect": "In this edition a column with clouds can't burn. Choose a column other than {column}.",
    }
)
"""Return a refusal with its English sentence; the text files have it in all languages, with the names of things."""


def not_asked_for(kind: str) -> IllegalMove:
    """Refuse a move that answers a question nobody has asked."""
    match kind:
        case "build" | "evaluate" | "store" | "replace":
            return refuse("FV-16", "nothing-in-hand")
        case "burn" | "shield":
            return refuse("FV-60", "no-dragon")
        case "repair":
            return refuse("FV-68", "no-repair")
        case "coat":
            return refuse("FV-37", "no-coat-now")
        case "district" | "view" | "symbol":
            return refuse("FV-29", "choose-decree-first")
        case "charm" | "keep" | "swap":
            return refuse("FV-52", "no-charm-now")
        case "steal":
            return refuse("FV-47", "no-thief")
        case "roll" | "stop":
            return refuse("FV-46", "no-entertainer")
    return refuse("FV-14", "nothing-to-pass")
