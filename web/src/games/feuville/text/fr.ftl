### Le plateau dessiné de Feuville dans le navigateur. Les mots du jeu lui-même viennent du serveur.

board-possible = possible maintenant
board-persons = Les six personnages et leurs colonnes
board-person = { $number } : { $name }, pouvoir
board-slot = { $person } : { $piece }
board-empty = vide : { $kind }
board-decree-worth = { $points ->
    [one] { $name }, vaut { $points } point maintenant
   *[other] { $name }, vaut { $points } points maintenant
}
board-use-die = Poser ici le dé { $number }
board-gnome = Lutin
board-gnome-as = { $number } : lutin en { $name }
board-gnome-help = Les deux dés ensemble appellent le lutin : il joue, une fois, n’importe lequel des six personnages.
board-fairy-help = Un dé par tour, quelle que soit sa valeur, va à la fée pour un de ses trois pouvoirs magiques.
board-dragon = Dragon
board-dragon-help = Nuages et colonnes : qui a moins de nuages que de colonnes perd des colonnes quand un double est lancé.
board-dragon-count = { $player } : nuages { $clouds }, colonnes { $columns }
board-town = Ville de { $player }
board-column = Colonne { $column } : { $what }
board-burnt = incendiée
board-grass = herbe
board-coat = armoiries
board-zoom-in = Plus grand
board-zoom-out = Plus petit
board-free-space = emplacement libre
board-protected = à l’abri du vol
board-build = Construire
board-put-back = Remettre
board-evaluate = Valider
board-drop = Défausser
board-protect = Protéger
board-show-town = Montrer la ville de { $player }
board-stored = En réserve chez { $player } : { $piece }
board-back-home = Revenir à ma ville
board-question = Ce qui est demandé
board-waiting = { $player } réfléchit…
board-off-turn = C’est le tour de { $player }, mais la question est pour toi :
board-worth-nothing = Pas encore possible : la condition n’est pas remplie.
board-hint = Désigne un élément pour voir ce qu’il fait ; ce qui brille est possible maintenant.

## Ce qui est demandé, dit par qui se tient à côté

board-ask-dice = Tes dés : { $persons }. Dans leurs colonnes, prends une tuile ou un édit, ou appuie sur le personnage pour son pouvoir. La fée accepte n’importe quel dé, le lutin les deux.
board-ask-roll = Lance les dés, ou valide d’abord un édit posé : appuie dessus sur ton tableau.
board-ask-end = Les deux dés ont servi. Construis ou valide ce que tu as en réserve, ou termine ton tour.
board-ask-person = Regarde, me voilà { $person } ! Prends une tuile ou l’édit de cette colonne, ou appuie sur le personnage pour son pouvoir.
board-ask-hand = Où va cette tuile ? Appuie sur un endroit de ta ville, ou pose-la sur ton tableau pour plus tard.
board-ask-hand-decree = Valider cet édit tout de suite, ou le garder jusqu’à ce que ta ville soit plus grandiose ?
board-ask-must-build = C’est la maison qui offre, mais construis-la aussitôt : appuie sur un endroit de ta ville.
board-ask-stored = Appuie sur un endroit de ta ville pour la tuile en réserve, ou remets-la.
board-ask-clouds = Que de nuages ! Tu peux retourner une ruine.
board-ask-entertainer = Déjà { $total } ! Encore une fois ? Jusqu’à 10, tout est à toi ; au-delà, ce sont les autres qui rient.
board-ask-thief = Psst… quelle armoire est restée ouverte ? Appuie sur ce qu’une autre personne a en réserve.
board-ask-publican = Nouvelle tournée ! Appuie sur n’importe quelle tuile qui brille.
board-ask-architect = Tout frais de la planche à dessin : prends n’importe quelle tuile.
board-ask-mayor = L’édit que tu voudras, je t’en prie !
board-ask-magician = Abracadabra ! Ruines à retourner : { $repairs } ; pouvoirs magiques à prendre : { $charms }.
board-ask-fairy = Choisis un de mes trois pouvoirs magiques.
board-ask-charm = Tes poches sont pleines. Que laisses-tu pour le nouveau pouvoir magique ?
board-ask-coat = Une ville splendide ! Pose tes armoiries sous une colonne.
board-ask-selection = Les rangées sont toutes fraîches : jouer ton grand choix et prendre n’importe quelle tuile ?
board-ask-dragon = { $number ->
    [one] J’ai faim ! Donne-moi { $number } colonne.
   *[other] J’ai faim ! Donne-moi { $number } colonnes.
}
board-ask-small-district = Quelle colonne est le petit quartier ? De l’herbe est posée dessous.
board-ask-large-district = Quelles deux colonnes voisines sont le grand quartier ? De l’herbe est posée sous chacune.
board-ask-splendid-view = D’où le panorama est-il le plus beau ? Chaque symbole sur les quatre tuiles compte.
board-ask-own-discretion = Quel symbole doit compter trois fois ?
board-tab-persons = Plateau
board-tab-specials = Fée & Cie
board-tab-towns = Villes
