### The tutorial of Feuville: what is said at each step of the lesson, a sentence or a few, one line each.

tutorial-welcome = Welcome to Feuville! You build a town of walls, towers and skies, and royal decrees reward it with points. But a dragon circles above the roofs … On the board six persons each have a column with a wall, a tower, a sky and a decree.
tutorial-dice = In your turn you roll two dice. Each belongs to the person with its number: the 2 to the Thief, the 4 to the Architect. With a die you take a tile or the decree of that column, or use the person’s skill. Take the tower of the Thief first.
tutorial-build = A column grows from the bottom up: wall, tower, sky. Your starting tile is the first wall. So put the tower on it.
tutorial-sky = Your second die belongs to the Architect. Take the sky there; I put it on your tower. Remember its two clouds: you will need them.
tutorial-end = Wall, tower and sky: your first column is complete. Both dice are used, so end your turn.
tutorial-decree = Your neighbour has built two walls. You have rolled a 1 and a 5. The Travelling Entertainer has just the right decree: the little Town District rewards a complete column.
tutorial-evaluate = You evaluate a decree at once or keep it for later. This one is ready: 5 points for your column. Grass is laid under it as a sign that it has been scored as a district.
tutorial-skill = The 5 belongs to the Town Mayor. This time use a skill instead of the column: his lets you take any decree of the row.
tutorial-store = I have picked Town Guard ×3: 3 points for each guard in your town. So far you have one, so it pays to wait. Store it on one of the two spaces of your player board. Then I end your turn.
tutorial-dragon = A double has woken the dragon! All compare their clouds with their columns. You had one column and two clouds: nothing happened. Your neighbour had three columns and no cloud, and the walls went up in flames. Ruins count for no decree until they are turned back: by the Magician, by the Gnome in that role, or when you build clouds and have more of them than unburnt columns.
tutorial-wall = You have rolled a 3 and a 6. The Publican has a wall with a guard on it. Take it; I put it at the right end of your town, which may become as wide as you like.
tutorial-guards = Now there are two guards in your town, one on the tower and one on the new wall. In your turn you may build stored tiles and evaluate decrees whenever you like, without a die. Evaluate yours!
tutorial-fairy = 6 points! One die is left. A die of any value may visit the fairy, once per turn. Of the three open fairy tiles I choose the 4 prestige points for you.
tutorial-goal = The end comes when the decree row can no longer be filled. Whoever has evaluated the fewest decrees then gets 7 points by the king’s mercy. Two things to try yourself: both dice together send the gnome to any person, and once in a game you can make the town evaluation. Now build your own town!
