"""Three small games that use what Kingdom Builder does not need: closed phases, private looks, off-turn questions."""
