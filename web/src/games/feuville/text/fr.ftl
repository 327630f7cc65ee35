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
board-wall-help = Se place à l’extrémité gauche ou droite de ta ville. Les édits comptent ses symboles.
board-tower-help = Se place sur n’importe quel mur. Les édits comptent ses symboles.
board-sky-help = Se place sur n’importe quelle tour. Quand le dragon vient, il te faut autant de nuages que de colonnes.
board-start-help = Le premier mur de ta ville. Il ne brûle jamais.
board-prestige-help = Tu les marques aussitôt.
board-hint = { $pointer ->
    [touch] Touche un élément pour voir ce qu’il fait.
   *[mouse] Survole un élément pour voir ce qu’il fait.
} Ce qui brille est possible maintenant.

## Ce qui est demandé, dit par qui se tient à côté

board-ask-dice = Tes dés : { $persons }.
board-ask-roll = Les dés attendent.
board-ask-end = Les deux dés ont servi.
board-ask-person = Regarde, me voilà { $person } !
board-ask-hand = Où va cette tuile ?
board-ask-hand-decree = Un édit vaut plus dans une ville grandiose.
board-ask-must-build = C’est la maison qui offre, mais tout de suite !
board-ask-stored = Choisis un endroit de ta ville pour la tuile en réserve, ou remets-la.
board-ask-clouds = Que de nuages !
board-ask-entertainer = Déjà { $total } ! Jusqu’à 10, tout est à toi ; au-delà, ce sont les autres qui rient.
board-ask-thief = Psst… quelle armoire est restée ouverte ?
board-ask-publican = Nouvelle tournée !
board-ask-architect = Tout frais de la planche à dessin !
board-ask-mayor = À ton service !
board-ask-magician = Abracadabra !
board-ask-fairy = J’ai un cadeau pour toi.
board-ask-charm = Tes poches sont pleines.
board-ask-coat = Une ville splendide !
board-ask-selection = Les rangées sont toutes fraîches, et tu as un grand choix.
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
