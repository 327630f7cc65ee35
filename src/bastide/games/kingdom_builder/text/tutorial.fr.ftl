### Le tutoriel de Kingdom Builder

tutorial-welcome = Bienvenue ! Avec ta voisine, tu vas peupler ce pays. Chacune des deux couleurs a 40 cités à construire. Qui en tire le plus de pièces d’or gagne.
tutorial-gold = Trois cartes de décompte disent ce qui rapporte de l’or, et elles changent d’une partie à l’autre. Aujourd’hui, les Pêcheurs paient pour les cités au bord de l’eau, les Chevaliers pour un grand nombre sur une ligne, les Commerçants pour les lieux reliés. Une chose compte toujours : 3 pièces d’or pour chaque château à côté duquel tu as une cité. Les châteaux sont mis en lumière.
tutorial-terrain = Ta carte de terrain montre de l’herbe. À ton tour, tu construis trois cités sur ce terrain, l’une après l’autre. La toute première peut aller sur n’importe quelle case d’herbe. Prenons-en une qui paie deux fois : à côté du château et à côté de l’eau.
tutorial-adjacent = Désormais, la règle la plus importante s’applique : une nouvelle cité va à côté d’une des tiennes, si ton terrain le permet. Ici, une seule case d’herbe convient.
tutorial-third = Maintenant, il y a deux cases possibles. Choisis bien : ta place d’aujourd’hui décide où tu pourras aller demain. Nous descendons vers la Ferme, mise en lumière.
tutorial-end-turn = Tes trois cités sont là. Quand tu termines ton tour, tu défausses ta carte et tu en pioches une nouvelle, que personne d’autre ne voit. Puis c’est à ta voisine.
tutorial-second-turn = Ta voisine a construit à côté de la Taverne et pris sa plaquette. Tu peux le faire aussi ! Ta nouvelle carte montre la forêt, et il y en a à côté de tes cités. En route vers la Ferme !
tutorial-location = Les lieux comme la Ferme donnent des pouvoirs. Construis à côté d’un lieu, et tu y prends aussitôt une plaquette.
tutorial-merchants = La plaquette Ferme est à toi ; tu pourras l’utiliser dès ton prochain tour. Et regarde : tes cités relient maintenant le château à la Ferme d’un seul tenant. Pour cela, les Commerçants paient 4 pièces d’or pour chacun des deux. Je construis ta troisième cité et je joue jusqu’à ton prochain tour.
tutorial-use-tile = Tu peux utiliser chacune de tes plaquettes une fois par tour, avant ou après tes trois constructions. La Ferme construit une cité de plus sur l’herbe. Choisis la plaquette.
tutorial-farm = Ici aussi : à côté d’une des tiennes, si possible. Une cité de plus à chaque tour, cela finit par compter !
tutorial-anywhere = Ta carte montre le désert, et aucune case de désert n’est à côté de tes cités. Tu peux donc construire sur n’importe quelle case de désert du plateau : l’occasion d’un second départ. À côté de l’Enclos, un autre pouvoir t’attend.
tutorial-paddock = L’Enclos te permettra de déplacer une cité de deux cases en ligne droite, par-dessus n’importe quoi. Mais attention : si aucune de tes cités n’est plus à côté d’un lieu, tu perds sa plaquette. Je finis ton tour.
tutorial-goal = La partie continue ainsi jusqu’à ce que quelqu’un construise sa dernière cité. On finit ce tour de table, puis on compte l’or ; les cartes de décompte montrent ce qu’elles te donneraient maintenant. Tu sais tout ce qu’il faut. Amuse-toi bien !
