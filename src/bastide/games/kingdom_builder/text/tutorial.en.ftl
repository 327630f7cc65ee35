### The tutorial of Kingdom Builder: what is said at each step of the lesson, a sentence or a few, one line each.

tutorial-welcome = Welcome! You and a neighbour are settling this land. Each of you has 40 settlements to build. Earn the most gold with them to win.
tutorial-gold = Three scoring cards say what earns gold. They change every game. Today, Fishermen pay for settlements next to water, Knights for many in one row, and Merchants for connected places. Castles pay in every game: 3 gold for each castle next to one of your settlements. The castles are highlighted.
tutorial-terrain = Your terrain card shows grass. On your turn, build three settlements on that terrain, one at a time. The very first can go on any grass hex. Let's pick one that pays twice: next to the castle and next to water.
tutorial-adjacent = Now for the most important rule: if you can, build next to one of your own settlements. Here, only one grass hex qualifies.
tutorial-third = Now two hexes qualify. Choose carefully: where you build today decides where you can go tomorrow. Let's head down towards the highlighted Farm.
tutorial-end-turn = All three settlements are built. When you end your turn, you discard your card and draw a new one that only you can see. Then your neighbour takes a turn.
tutorial-second-turn = Your neighbour built next to the Tavern and took its tile. You can do that too! Your new card shows forest, and there is forest next to your settlements. On to the Farm!
tutorial-location = Locations such as the Farm give you powers. Build next to one and you take one of its tiles right away.
tutorial-merchants = The Farm tile is yours. You can use it from your next turn. And look: your settlements now connect the castle to the Farm, so Merchants pay you 4 gold for each of the two. I'll build your third settlement and play on to your next turn.
tutorial-use-tile = You can use each tile once per turn, before or after your three builds. The Farm builds one extra settlement on grass. Choose the tile.
tutorial-farm = The same rule applies: next to one of yours if you can. One extra settlement every turn adds up!
tutorial-anywhere = Your card shows desert, but no desert hex touches your settlements. That means you can build on any desert hex on the board: a chance to start a second area. There is another power to win next to the Paddock.
tutorial-paddock = The Paddock will let you move a settlement two hexes in a straight line, over anything. But be careful: if none of your settlements touches a location any more, you lose its tile. I'll finish your turn.
tutorial-goal = The game goes on like this until someone builds their last settlement. You finish that round, then count the gold. The scoring cards show what each would pay you now. That's all you need to know. Have fun!
