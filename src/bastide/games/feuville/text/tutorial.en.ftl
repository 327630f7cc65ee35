### The tutorial of Feuville: what is said at each step of the lesson, a sentence or a few, one line each.

tutorial-welcome = Welcome to Feuville! Build a town of walls, towers and skies, and score it with royal decrees. But beware: a dragon circles above the roofs … On the board, each of six persons has a column with a wall, a tower, a sky and a decree.
tutorial-dice = On your turn you roll two dice. Each belongs to the person with its number: the 2 to the Thief, the 4 to the Architect. Use a die to take a tile or the decree from that column, or to use the person’s skill. First take the Thief's tower.
tutorial-build = A column grows from the bottom up: wall, tower, sky. Your starting tile is the first wall. Put the tower on it.
tutorial-sky = Your second die belongs to the Architect. Take the sky there. I'll put it on your tower. Remember its two clouds: you'll need them.
tutorial-end = Wall, tower and sky: your first column is complete. You've used both dice, so end your turn.
tutorial-decree = Your neighbour built two walls. You've rolled a 1 and a 5. The Travelling Entertainer has just the right decree: the little Town District rewards a complete column.
tutorial-evaluate = You can score a decree at once or keep it for later. This one is ready: 5 points for your column. You lay grass under it to show that you've scored it as a district.
tutorial-skill = The 5 belongs to the Town Mayor. This time, use a skill instead of the column: the Mayor's lets you take any decree from the row.
tutorial-store = I've picked Town Guard ×3: 3 points for each guard in your town. You have only one so far, so it pays to wait. Store it on one of the two spaces of your player board. Then I'll end your turn.
tutorial-dragon = A double has woken the dragon! Everyone compares their clouds with their columns. You had one column and two clouds, so you were safe. Your neighbour had three columns and no clouds, and the walls went up in flames. Ruins don't count for any decree until you repair them: with the Magician, with the Gnome as Magician, or when you build clouds and have more of them than unburnt columns.
tutorial-wall = You've rolled a 3 and a 6. The Publican has a wall with a guard on it. Take it. I'll put it at the right end of your town, which can grow as wide as you like.
tutorial-guards = Now you have two guards in your town, one on the tower and one on the new wall. On your turn you can build stored tiles and score decrees whenever you like, without a die. Score yours!
tutorial-fairy = 6 points! You have one die left. Once per turn you can use a die of any value to visit the fairy. From the three open fairy tiles I'll choose the 4 prestige points for you.
tutorial-goal = The end comes when the decree row can't be refilled. Then the player who has scored the fewest decrees gets 7 points from the king’s mercy. Two things to try on your own: both dice together send the gnome to any person, and once per game you can make a town evaluation. Now build your own town!
