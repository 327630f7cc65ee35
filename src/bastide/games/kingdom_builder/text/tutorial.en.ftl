### The tutorial of Kingdom Builder: what is said at each step of the lesson, a sentence or a few, one line each.

tutorial-welcome = Welcome! You and a neighbour settle this land. Each of you has 40 settlements to build. Whoever earns the most gold with them wins.
tutorial-gold = Three scoring cards say what earns gold, and they change from game to game. Today the Fishermen pay for settlements at the water, the Knights for many in one row, and the Merchants for linked places. One thing pays in every game: 3 gold for each castle that you have a settlement next to. The castles are lit.
tutorial-terrain = Your terrain card shows grass. In your turn you build three settlements on that terrain, one after the other. The very first may stand on any grass hex. Let us choose one that pays twice: next to the castle and next to water.
tutorial-adjacent = From now on the most important rule counts: a new settlement goes next to one of yours, if your terrain allows it. Here exactly one grass hex does.
tutorial-third = Now there are two such hexes. Choose with care: where you stand today decides where you may go tomorrow. We walk down towards the Farm, which is lit.
tutorial-end-turn = Your three settlements stand. When you end the turn, you lay your card down and draw a new one, which only you can see. Then it is your neighbour’s turn.
tutorial-second-turn = Your neighbour has settled beside the Tavern and taken its tile. You can do that too! Your new card shows forest, and there is forest next to your settlements. On towards the Farm!
tutorial-location = Locations such as the Farm give you powers. Build next to one, and you take a tile from it at once.
tutorial-merchants = The Farm tile is yours; you can use it from your next turn on. And look: your settlements now link the castle with the Farm in one area. For that the Merchants pay 4 gold for each of the two. I build your third settlement and play on until your next turn.
tutorial-use-tile = You may use each of your tiles once per turn, before or after your three builds. The Farm builds one more settlement on grass. Choose the tile.
tutorial-farm = The same rule holds here: next to one of yours, if possible. An extra settlement each turn adds up!
tutorial-anywhere = Your card shows desert, and no desert hex is next to your settlements. So you may build on any desert hex of the board: the chance to open a second place. Beside the Paddock there is another power to win.
tutorial-paddock = The Paddock will let you move a settlement two hexes in a straight line, over anything. But take care: if none of your settlements is next to a location any more, you lose its tile. I finish your turn.
tutorial-goal = The game goes on like this until somebody has built the last settlement. That round is finished, and then the gold is counted; the scoring cards show what each of them would pay you now. That is all you need. Have fun!
