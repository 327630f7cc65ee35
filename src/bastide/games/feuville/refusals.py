"""What is said to moves that are not allowed now; why they are not stands with the questions that they answer."""

from bastide.core.errors import IllegalMove, Refusals

refuse = Refusals(
    {
        "not-asked": "{player} has to decide now: wait until you are asked.",
        "choose-for-gnome": "The gnome plays the {person}: take a tile or the decree there, or use the skill.",
        "must-build": "A tile from a publican's round must be built at once: choose a column.",
        "place-piece-first": "Build, evaluate or store the piece in your hand first.",
        "finish-evaluation": "You are evaluating a decree: choose what it scores.",
        "repair-or-pass": "You may turn a burnt column back now: choose one, or pass.",
        "roll-or-stop": "The entertainer waits: roll again or stop.",
        "steal-or-pass": "The thief waits: steal something, or pass.",
        "take-or-pass": "You may take a building tile now: choose one, or pass.",
        "decree-or-pass": "The mayor waits: take a decree, or pass.",
        "magic-or-pass": "The magician waits: repair a column, take a fairy tile, or pass.",
        "choose-charm": "You are visiting the fairy: take one of the open fairy tiles.",
        "place-charm": "Both spaces for fairy tiles are taken: drop one of them for the new one.",
        "choose-coat": "Lay your coat of arms under a column first.",
        "name-column": "The dragon is here: name the columns that burn.",
        "dice-left": "You cannot end your turn yet: use both dice first.",
        "roll-first": "Roll the dice first. Before that you can only evaluate stored decrees.",
        "nothing-in-hand": "You have no piece in your hand: take one with a die first.",
        "no-dragon": "The dragon sleeps: nothing burns now.",
        "no-repair": "Columns are turned back by the magician, or after building clouds.",
        "no-coat-now": "The coat of arms is laid after a town evaluation only.",
        "choose-decree-first": "Choose the decree that you want to evaluate first.",
        "no-charm-now": "Fairy tiles are taken with a die on the fairy, or by the magician.",
        "no-thief": "Only the thief can steal: use that skill first.",
        "no-entertainer": "Only the entertainer rolls in a turn: use that skill first.",
        "nothing-to-pass": "There is nothing to decline: use a die, or end your turn.",
        "gnome-elsewhere": "The gnome plays the {person}: choose something in that column.",
        "no-such-die": "You have no unused die of the {person}: choose a column where one lies.",
        "slot-empty": "There is no {tile} in the column of the {person}: choose another tile.",
        "cannot-build-it": "You could not build a {tile} at once: choose a tile that you can build.",
        "no-decree-there": "There is no decree in the column of the {person}: choose another one.",
        "gnome-needs-both": "The gnome needs both dice, and one is used already.",
        "fairy-once": "Only one die in a turn may go to the fairy: use the other one differently.",
        "fairy-or-evaluation": (
            "At this table one die in a turn may go to the fairy or to the town evaluation; the other goes to "
            "its person."
        ),
        "no-open-charm": "No fairy tile lies there: choose another one.",
        "evaluated-before": "You have made your town evaluation already: it is possible once in a game.",
        "grass-everywhere": "Every column of your town has grass, so there is no place for your coat of arms.",
        "grass-on-stretch": (
            "Every column from corner tower to corner tower has grass, and in this edition your coat of arms "
            "goes under one of them."
        ),
        "no-townscape": (
            "Your townscape is not complete: it needs a left and a right corner tower, a gate between them and "
            "an unbroken wall."
        ),
        "towers-missing": (
            "Two or more towers are missing between your corner towers, and in this edition only one may be: "
            "build more."
        ),
        "space-empty": "Nothing lies on space {space} of your board.",
        "already-protected": "What lies on space {space} is protected already.",
        "no-theft-protection": "You have no theft protection: get one from the fairy.",
        "not-a-tile": "{decree} is a decree: evaluate it or store it.",
        "place-taken": "There is a {tile} in column {column} already: choose another column.",
        "wall-at-the-ends": "A wall goes to one of the ends of your town, not to {column}: choose {near}.",
        "in-the-air": "In column {column} there is nothing to put a {tile} on: build from the bottom up.",
        "on-a-ruin": "Column {column} is a ruin: turn it back before you build on it.",
        "not-a-decree": "That is a {tile}: build it or store it.",
        "no-view": "You have no two by two unburnt tiles of walls and towers, or of towers and skies.",
        "no-grass-left": "There is not enough neutral grass left to score a district.",
        "no-complete-column": "You have no complete, unburnt column without grass.",
        "no-complete-pair": "You have no two complete, unburnt columns without grass side by side.",
        "storage-full": "Both spaces of your board are taken: drop what lies on one of them, or use it.",
        "storage-has-room": "A space of your board is free: store the piece there.",
        "other-decree": "You are evaluating {decree}: choose what fits it.",
        "not-complete": "Column {column} is not complete and unburnt.",
        "pair-not-complete": "Column {column} and the one to its right are not both complete and unburnt.",
        "has-grass": "There is grass under column {column} already: choose another one.",
        "no-view-there": "At column {column} there are no two by two unburnt tiles.",
        "no-such-column": "Your town has no column {column}.",
        "outside-the-stretch": "In this edition the coat of arms goes under a scored column, and {column} is none.",
        "not-burnt": "Column {column} is not burnt: choose a ruin.",
        "two-repairs": "The magician can do no more repairs: take a fairy tile, or pass.",
        "nothing-to-steal": "There is nothing to steal: choose another space.",
        "is-protected": "A theft protection lies on it: choose something else.",
        "no-room-for-loot": (
            "Your board is full and you could not use this at once: choose something else, or make room first."
        ),
        "loot-needs-room": (
            "Both spaces of your board are taken, and at this table nothing is dropped for loot: use it at once."
        ),
        "no-more-charms": "The magician gives no more fairy tiles: repair a column, or pass.",
        "charm-has-room": "A space for fairy tiles is free: keep the new one.",
        "charm-spaces-full": "Both spaces for fairy tiles are taken: drop one of them for the new one.",
        "charm-not-held": "You have no such fairy tile to drop: {charm}.",
        "shield-too-late": "You have begun to name columns: it is too late for a fire protection.",
        "no-fire-protection": "You have no fire protection: name the columns that burn.",
        "already-named": "You have named column {column} already: choose another one.",
        "clouds-protect": "In this edition a column with clouds cannot burn: choose another one than {column}.",
    }
)
"""What each refusal says in English; the text files say it in all languages, with the names of things."""


def not_asked_for(kind: str) -> IllegalMove:
    """At the heart of a turn: the move answers a question that nobody has asked."""
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
