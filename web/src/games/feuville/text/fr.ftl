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
board-column-next = Au-dessus viendra : { $level }.
board-column-complete = Complète : elle peut valider un quartier.
board-column-burnt = Incendiée : on n’y construit pas, et aucun édit ne la compte. Pour le dragon, elle reste une colonne.
board-column-grass = Avec de l’herbe, elle ne peut plus valider de quartier.
board-pile-help = Remplit sa rangée quand ses six places sont vides.
board-decrees-help = Remplit la rangée des édits à la fin de chaque tour. Quand un vide ne peut pas être comblé, la fin de la partie approche.
board-grass-help = Un quartier validé reçoit une tuile herbe sous chacune de ses colonnes.
board-edition-help = Les éditions diffèrent sur quelques règles.
board-last-round-help = La partie se termine quand tout le monde a eu le même nombre de tours.
board-symbol-help = Les édits comptent les symboles des tuiles intactes.
board-evaluated-help = À la fin, qui a validé le moins d’édits reçoit 7 points de gloire.
board-start-player-help = Chaque manche commence par cette personne.
board-space-help = Un tableau a deux emplacements pour des tuiles et des édits non validés.

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

## Là où l’on installe une position

# $piece - tuile, édit ou tuile de fée, $number - combien il en reste dans la boîte
board-editor-left = { $piece }, reste { $number }
# $column - +1 est à droite de la tuile départ, $level - mur, tour ou ciel, $what - la tuile ou « vide »
board-editor-place = Colonne { $column }, { $level } : { $what }
board-editor-empty = vide
board-editor-tiles = Tuiles pour cet emplacement
board-editor-start = { $pointer ->
    [touch] C’est la tuile départ. Touche un emplacement au-dessus ou à côté.
   *[mouse] C’est la tuile départ. Clique sur un emplacement au-dessus ou à côté.
}
board-editor-remove = Retirer
board-editor-burnt = Incendiée
board-editor-grass = Herbe
board-editor-coat = Armoiries
board-editor-decrees-help = { $pointer ->
    [touch] Touche un édit pour le valider dans la ville telle qu’elle est maintenant.
   *[mouse] Clique sur un édit pour le valider dans la ville telle qu’elle est maintenant.
}
# $points - ce qu’il rapporterait
board-editor-score = Valider { $decree } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $number - combien de fois il a été validé
board-editor-unscore = Reprendre { $decree } (validé : { $number })
board-editor-points-help = Corrige un nombre si la ville était différente à ce moment-là. Tu ne connais que le total ? Note-le comme points du saltimbanque.
board-editor-deal = Distribuer le reste du plateau
board-editor-empty-space = Laisser vide
board-tab-persons = Plateau
board-tab-specials = Fée & Cie
board-tab-towns = Villes
