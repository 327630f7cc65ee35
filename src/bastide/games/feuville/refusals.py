from bastide.core.errors import IllegalMove
def refusal(state, player, move): return IllegalMove("FV-10","no-such-move")
