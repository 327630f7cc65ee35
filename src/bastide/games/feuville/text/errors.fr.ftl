## Component files

error-clouds-off-the-sky = { $where } n’est pas un ciel et a des nuages
error-gate-off-the-wall = { $where } n’est pas un mur et a une porte
error-corner-misplaced = { $where } est un ciel ou une porte et a une tour d’angle
error-start-back-misplaced = { $where } a le dos de départ, que seuls les ciels ont
error-number-of-tiles = tiles.tiles demande de { $least } à { $most } tuiles, pas { $number }
error-tiles-of-a-kind = tiles.tiles demande de { $least } à { $most } tuiles du type { $kind }, pas { $number }
error-start-skies = tiles.tiles demande { $number } ciels avec le dos de départ
error-decrees-too-few = decrees.decrees en a { $number } pour la rangée, moins qu’on n’en retire et n’en étale
error-evaluations-too-few = decrees.decrees demande un décompte de la ville pour chacune de { $players } personnes
error-prestige-points = fairy.fairy : { $tile } doit donner autant de points que le dit son id
error-charms-too-few = fairy.fairy demande { $least } tuiles au moins
error-symbols-too-many = tiles.tiles montre le symbole { $symbol } plus de { $most } fois

## Positions

error-step-out-of-place = L’étape « { $step } » ne peut pas attendre là (FV-10).
error-named-in-vain = Les colonnes { $named } n’ont pas été désignées au dragon (FV-63).
error-turn-is-over = Le tour est fini : ce doit être à la personne suivante (FV-10).
error-chance-first = Il faut d’abord lancer les dés ou puiser dans les piles avant que quelqu’un puisse décider (FV-10).
error-asked-without-move = On demande à Joueur { $number }, qui n’a aucun coup.
error-town-not-a-row = La ville de Joueur { $number } doit être une rangée de colonnes où se trouve la colonne 0 (FV-21).
error-column-not-stacked = La colonne { $column } de Joueur { $number } doit être mur, tour, ciel depuis le bas (FV-20).
error-one-coat-of-arms = Joueur { $number } n’a qu’une seule tuile armoiries (FV-37).
error-bare-tile-burns = Une tuile départ nue ne brûle jamais (FV-64).
error-no-such-tile = La boîte n’a pas de tuile « { $tile } ».
error-evaluation-twice = Joueur { $number } ne peut faire le décompte de la ville qu’une fois (FV-37).
error-not-of-this-kind = « { $code } » n’est pas du type { $kind }.
error-first-step = La première étape, et aucune autre, est « main » ou « finish ».
error-hand-without-step = Quelque chose est en main si et seulement si une étape demande où cela va (FV-16).
error-die-not-used = Aucun dé ne peut avoir servi à « { $move } » (FV-12).
error-grass-count = L’herbe neutre ne tombe pas juste : il doit en rester { $number } (FV-34).
error-tiles-count = Les tuiles « { $tile } » ne tombent pas juste : la boîte en a { $number } (FV-1).
error-decrees-count = Les édits { $decree } ne tombent pas juste : { $number } doivent être cachés (FV-5).
error-decree-pile = La pile des édits doit en contenir { $number } (FV-5).
error-charms-count = Les pouvoirs magiques { $tile } ne tombent pas juste : il doit y en avoir { $number } dans la réserve (FV-4).
error-column-marked-twice = La colonne { $column } de Joueur { $number } peut être incendiée une fois et avoir une tuile herbe (FV-33).
error-grass-under-unfinished = La colonne { $column } de Joueur { $number } a de l’herbe et n’est pas complète (FV-31).
error-grass-and-districts = L’herbe de Joueur { $number } ne correspond pas aux quartiers validés : { $small } petits, { $large } grands (FV-33).
error-clouds-burnt = La colonne { $column } de Joueur { $number } a des nuages et ne peut pas brûler dans cette édition (FV-63).
error-coat-and-evaluation = Joueur { $number } a posé ses armoiries si et seulement si le décompte de la ville est fait (FV-37).
error-no-townscape = Joueur { $number } ne peut pas avoir fait le décompte de la ville : le paysage urbain manque (FV-35).
error-die-without-evaluation = Un dé a servi à un décompte de la ville qui n’est pas fait (FV-37).
error-row-not-refilled = La rangée « { $row } » ne peut pas être vide : il reste { $number } tuiles dans sa pile (FV-26).
error-decrees-not-refilled = La rangée des édits doit être complète au début d’un tour : sa pile en contient encore { $number } (FV-44).
error-charm-not-refilled = Le pouvoir magique visible { $slot } manque (FV-54).
error-over-without-last-round = Sans tour, la partie est finie : c’était donc la dernière manche.
error-decrees-left-over = La partie n’est pas finie tant que la rangée des édits peut être complétée (FV-71).
error-no-last-round = Ce n’est pas la dernière manche : la rangée des édits pouvait être complétée (FV-71).
error-round-is-finished = La dernière manche est finie avant le tour de Joueur { $number } (FV-72).
error-dragon-miscounted = Le dragon demande à Joueur { $number } autant de colonnes qu’il manque de nuages (FV-63).
error-points-do-not-fit = Joueur { $number } ne peut pas avoir marqué { $points } points par { $source } (FV-45).
error-charm-never-leaves = Le pouvoir magique { $tile } ne quitte jamais la partie dans cette édition (FV-54).
error-dice-not-used = Un tour finit quand les deux dés sont utilisés (FV-13).
