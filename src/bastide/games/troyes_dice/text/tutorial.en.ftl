### The tutorial of Troyes Dice: what is said at each step of the lesson, a sentence or a few, one line each.

tutorial-welcome = Welcome to Troyes! This sheet is your town: three districts in red, yellow and white, each with columns for the die values 1 to 6. Each column of a district has room for a prestige building and a work building. You have eight days, each with a morning and an afternoon. Here you play solo; with others, everyone plays at the same time with the same dice.
tutorial-wheel = Look at the wheel. Four dice lie on its plazas, sorted by value. Three are transparent and take the colour of their plaza. The black die destroys its plaza for this half day, and nobody can choose it.
tutorial-price = Each half day you choose one die. The first place is free, the second costs any one resource, the third 1 denier, the fourth 2 deniers. Take the free one: a yellow 3.
tutorial-resources = Use your die for one of three things: gain resources, or build the prestige or work building of its colour and value. Start with resources: a yellow 3 brings 3 deniers. Red would bring influence, white knowledge.
tutorial-end = Your deniers reached the sixth symbol on their track, which brings a yellow citizen. Each citizen is worth a point at the end! You've taken your action, so end your half day. Then the dice are rolled again.
tutorial-pay = It's afternoon. The red 3 is in the third place and costs 1 denier. You can afford that.
tutorial-value = Influence changes the value of your die. Each one you spend moves it by 1, up or down. Change the 3 to a 2. You'll soon see why.
tutorial-work = A red 2 builds the Count’s Palace in column 2. Every work building brings two citizens of its colour right away.
tutorial-colour = Day 2: I've chosen the free white 1 for you. A link is printed between the Count’s Palaces of columns 1 and 2. It pays a bonus once you've built both. For that your die must be red. Spend two knowledge to change its colour.
tutorial-palace = Now it's a red 1. Build the Count’s Palace in column 1: two citizens for the building, and two more for the link!
tutorial-fortress = It's the afternoon of day 2, and I've chosen the red 3 for you. From tomorrow, the black die attacks the town. A Fortress protects its whole column, in all three colours, and brings a citizen. Build it: it's the red prestige building.
tutorial-event = Day 3: the black die shows a 3 on a yellow plaza, so it attacks the yellow 3 on every sheet. If you have no Fortress there, you can never build in that square again. But you have a Fortress in column 3, so you are safe. I'll choose the white 2 for you.
tutorial-cathedral = The white prestige building is the Cathedral. It brings nothing now, but it wins the character of its column, who scores a whole row of buildings at the end. In column 2, that's your Count’s Palaces.
tutorial-struck = This is what happens without protection: the black die strikes the red 1. Your Count’s Palace there stays and still counts, but you can no longer build the Fortress of that column.
tutorial-goal = After eight days you count your points: what your characters score, 1 for every two unspent resources of a kind, and 1 for each citizen. Discover the Great Halls on your own: they pay for the dice of a colour on the wheel. Have fun in Troyes!
