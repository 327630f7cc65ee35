tutorial-welcome = Treasures lie in a pile, and snakes among them.
tutorial-look = Look before you reach.
tutorial-bury = Bury the snake.
tutorial-goal = The other player has looked too, but what is there stays hidden from you.
