### La table dessinée de Troyes Dice dans le navigateur. Les mots du jeu lui-même viennent du serveur.

board-sheet = Feuille de notes de { $player }
board-sheets = Feuilles de notes
board-own-sheet = Ta feuille
board-look = Regarder la feuille de { $player }
board-possible = possible maintenant
board-choices = Ce que tu peux faire
board-column = colonne { $column } ({ $value })
board-built = construit
board-blocked = bloqué
board-square = case de dé, { $value } { $colour }
board-struck = barrée
board-protected = protégée
board-track = { $name } : { $left } à dépenser, { $circled } cases sur { $length } entourées
# Les couleurs arrivent au masculin singulier
board-citizens = Habitants { $colour }s : { $number } sur { $length }
board-citizens-of = Habitants { $colour }s
board-buildings = { $number ->
    [one] { $number } bâtiment
   *[other] { $number } bâtiments
}
board-die = { $value } { $colour } ({ $cost })
board-raided = dé qui subit un raid
board-attacking-die = { $name } : { $value }, sur la place { $colour ->
    [blanc] blanche
   *[other] { $colour }
}
board-plaza = place, face { $up ->
    [blanc] blanche
   *[other] { $up }
}, revers { $down }
board-plaza-destroyed = place détruite, face { $up ->
    [blanc] blanche
   *[other] { $up }
}, reviendra en { $down }
board-attack = Attaque sur le { $value } { $colour } : il est barré partout où aucune Forteresse n’est dans sa colonne.
board-value-price = 1 influence modifie la valeur de { $step }
board-colour-price = { $cost ->
    [one] une autre couleur coûte { $cost } connaissance
   *[other] une autre couleur coûte { $cost } connaissances
}

board-hint-choose = Choisis un dé : sur la roue, avec les boutons ou à sa case sur ta feuille. { $pointer ->
    [touch] Touches-en un pour voir ce qu’il coûte.
   *[mouse] Survoles-en un pour voir ce qu’il coûte.
}
board-hint-pay = Ce dé coûte une ressource au choix : dis laquelle.
board-hint-build = Ton bonus est un bâtiment : choisis-en un qui brille sur ta feuille.
board-hint-bonus = Un bonus t’attend : choisis ce que tu entoures ensuite.
board-hint-direction = Tu as le rôle de Crieur public : les valeurs montent-elles ou descendent-elles depuis la première colonne ? { $pointer ->
    [touch] Touche un bouton pour les voir sur la feuille.
   *[mouse] Survole un bouton pour les voir sur la feuille.
}
board-hint-number = Tu as le rôle de Crieur public : donne à chaque colonne sa valeur, depuis la gauche.
board-day = Journée { $day }

board-gain-citizens = { $number ->
    [one] { $number } habitant { $colour }
   *[other] { $number } habitants { $colour }s
}
board-brings = Rapporte { $gain }.
board-brings-per-die = Rapporte { $gain } par dé { $colour }.
board-link = Avec la colonne { $column } : { $gain }.
board-citizens-help = 1 point chacun à la fin. La place { $build } rapporte un bâtiment de prestige, la place { $all } un habitant de chaque autre couleur.
board-square-help = Un { $value } { $colour } construit au-dessus ou au-dessous de cette case. Barrée, elle bloque les deux bâtiments.
board-resource-points = À la fin, 1 point pour deux qui restent.
board-die-help = Gagne { $gain }, ou construis au-dessus ou au-dessous du { $value } { $colour }.
board-black-die-help = Il détruit cette place pour la demi-journée. Dès le jour { $day }, il barre le { $value } { $colour } sur chaque feuille sans Forteresse dans la colonne.
board-plaza-help = Ici, un dé est { $up }. Détruite, la place revient en { $down }.
board-favour = { $each } par bâtiment : { $points } maintenant.
board-no-favour = Construis la Cathédrale de ce personnage pour décompter la rangée.
board-sector-help = Ce que coûte un dé sur la place d’à côté.
board-neutral = zone neutre
board-neutral-help = La place d’à côté ne sert pas aujourd’hui. La rondelle tourne d’un cran à la fin de chaque journée.
board-day-help = Demi-journée { $number } sur { $all }. La partie se termine après la dernière.
board-bonus = Bonus pour { $number } habitants de chaque couleur
board-builds = Construis gratuitement l’un d’eux : { $buildings }.
board-citizen-points = À la fin, 1 point par habitant.
board-total-help = Personnages, ressources restantes et habitants, si la partie se terminait maintenant.
board-plan-help = Les bâtiments de la feuille : en couleur, construits ; sombres, bloqués.
## Là où l’on installe une position

board-editor-sheet = { $pointer ->
    [touch] Touche un bâtiment pour le dessiner ou l’effacer ; dessine les cathédrales dans l’ordre de construction. Touche une case de dé pour la barrer.
   *[mouse] Clique sur un bâtiment pour le dessiner ou l’effacer ; dessine les cathédrales dans l’ordre de construction. Clique sur une case de dé pour la barrer.
}
board-editor-circled = { $name } : entourés
board-editor-spent = { $name } : dépensés
board-editor-half-day = Demi-journée
board-editor-half = Journée { $day }, { $half }
board-editor-dice = Dés
board-editor-die = Dé { $number }
board-editor-numbering = Valeurs au-dessus des colonnes
board-editor-plazas = Places dans le sens horaire, à partir de celle sous le secteur neutre du jour 1
board-editor-plaza = Place { $number }
board-editor-face = { $up }, verso { $down }
