### The tutorial of Troyes Dice: what is said at each step of the lesson, a sentence or a few, one line each.

tutorial-welcome = Welcome to Troyes! The sheet is your town: three districts in red, yellow and white, each with columns for the die values 1 to 6. In every column of a district there is room for a prestige building and a work building. You have eight days, each with a morning and an afternoon. Here you play alone; in company all play at the same time, with the same dice.
tutorial-wheel = Look at the wheel: four dice lie on its plazas, sorted by value. Three of them are transparent and take the colour of their plaza. The black die destroys its plaza for this half day, and nobody can choose it.
tutorial-price = In each half day you choose one die. The first place is free; the second costs any one resource, the third 1 denier, the fourth 2 deniers. Take the free one: a yellow 3.
tutorial-resources = With your die you do one of three things: gain resources, or build the prestige building or the work building of its colour and value. Begin with resources: a yellow 3 brings 3 deniers. Red would bring influence, white knowledge.
tutorial-end = Your deniers have reached the sixth symbol of their track, and that brings a yellow citizen. Every citizen is a point at the end! Your action is done: end your half day, and the dice are rolled anew.
tutorial-pay = It is afternoon. The red 3 lies on the third place and costs 1 denier. You can afford that.
tutorial-value = Influence changes the value of your die: each one spent moves it by 1, up or down. Make the 3 a 2. You will soon see what for.
tutorial-work = A red 2 builds the Count’s Palace in column 2. Every work building brings two citizens of its colour at once.
tutorial-colour = Day 2: I have chosen the free white 1 for you. Between the Count’s Palaces of columns 1 and 2 a link is printed: it pays a bonus as soon as both stand. For that your die must be red. Two knowledge change its colour.
tutorial-palace = Now it is a red 1. Build the Count’s Palace in column 1: two citizens for the building, and two more for the link!
tutorial-fortress = Afternoon of day 2; I have chosen the red 3 for you. From tomorrow on the black die attacks the town. A Fortress protects its whole column, in all three colours, and brings a citizen. Build it: it is the red prestige building.
tutorial-event = Day 3: the black die shows a 3 and lies on a yellow plaza, so it attacks the yellow 3 of every sheet. Whoever has no Fortress there can never again build in that square. Your Fortress stands in column 3: nothing happens to you. I choose the white 2 for you.
tutorial-cathedral = The white prestige building is the Cathedral. It brings nothing at once, but it wins the character of its column, who pays at the end for a whole row of buildings: in column 2 for your Count’s Palaces.
tutorial-struck = And this is what it looks like without protection: the black die strikes the red 1. Your Count’s Palace there stays and goes on counting, but the Fortress of that column can no longer be built.
tutorial-goal = After eight days your points are counted: what your characters pay, 1 for every two unspent resources of a kind, and 1 for each citizen. You will get to know the Great Halls by yourself: they pay for the dice of a colour on the wheel. Have fun in Troyes!
