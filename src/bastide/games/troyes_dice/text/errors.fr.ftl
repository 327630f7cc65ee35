## Options

error-bad-crier = L’option crier admet random ou le numéro d’une personne, { $choices }, pas « { $value } ».
error-bad-tiles = L’option tiles admet random ou { $number } nombres différents de 1 à { $most }, pas « { $value } ».
error-cannot-be-crier = Joueur { $number } ne peut pas être le Crieur public : on joue à { $players }.

## Component files

error-one-kind-of-gain = { $where } doit être soit des habitants, soit des ressources, soit un bâtiment
error-no-building-here = { $where } ne peut pas être un bâtiment
error-one-of-each = { $where } doit être un de chaque s’il y a plusieurs couleurs
error-building-row = { $entry } doit être { $building }, un bâtiment de couleur { $colour } et de type { $kind }
error-only-these-fields = { $where } demande { $fields } et rien d’autre
error-one-kind-per-die = { $where } doit donner une seule sorte de chose par dé
error-cathedrals-alike = deux cathédrales comptent la même rangée
error-resources-too-far = sheet.resources a quelque chose au-delà du bout de la piste
error-resources-begin-linked = sheet.resources commence par un habitant lié
error-bonuses-apart = les bonus des habitants de couleur { $colour } doivent être à des places différentes de la piste
error-link-columns = le lien « { $link } » de { $building } doit unir deux colonnes voisines
error-two-links = { $building } { $column } a deux liens
error-plaza-colours = la place { $plaza } doit avoir ces couleurs, pas { $colours }
error-plazas-count = plazas.plazas doit compter { $number } tuiles
error-plazas-of-one-colour = exactement { $number } places doivent avoir la même couleur des deux côtés
error-banquet-order = la tuile { $found } doit être la tuile { $tile }

## Positions

error-half-days = Il y a { $number } demi-journées, puis la partie est finie (TD-44).
error-moves-in-a-half-day = On ne joue que pendant une demi-journée (TD-10).
error-columns-without-value = Dès la première demi-journée, chaque colonne a sa valeur (TD-9).
error-first-game-numbered = Dans une première partie, les colonnes sont numérotées d’avance (TD-6).
error-first-value = La première valeur est lancée, et le sens donne toutes les autres (TD-7).
error-values-in-a-row = Les valeurs croissent ou décroissent de colonne en colonne (TD-7).
error-first-game-values = Dans une première partie, les colonnes ont les valeurs 1 à 6 depuis la gauche (TD-6).
error-other-plazas = Les neuf places ne sont pas celles de la boîte (TD-2).
error-no-banquets = Sans banquets et raids, il n’y a pas de tuiles (TD-48).
error-three-tiles = Trois tuiles différentes sont à côté des trois places d’une seule couleur (TD-48).
error-spent-too-much = Joueur { $number } ne peut pas avoir dépensé { $spent } { $resource } sur { $circled } entourés ; la piste en a { $printed } (TD-20, TD-27).
error-too-many-citizens = Joueur { $number } ne peut pas avoir { $citizens } habitants de couleur { $colour } (TD-35).
error-bad-columns = Les colonnes sont des lettres différentes de a à f, pas « { $columns } ».
error-dice-in-a-half-day = Il n’y a de dés sur la roue que pendant une demi-journée (TD-10).
error-four-dice = Quatre dés sont sur la roue, et « black » est le numéro du noir (TD-11).
error-dice-in-order = Les dés sont en ordre croissant, le noir avant ses égaux (TD-11, TD-12).
error-somebody-decides = Quelqu’un doit encore décider : quand tout le monde a fini, la demi-journée est terminée (TD-42).
error-cannot-have-played = Joueur { $number } ne peut pas avoir joué « { $move } » : { $reason }
error-other-tiles = Selon l’option tiles, { $tiles } sont à côté des places rouge, jaune et blanche, pas { $found } (TD-48).
error-raid-too-early = À la demi-journée { $number }, ces tuiles ne peuvent pas toutes montrer leur face Raids : une au plus est retournée à la fin de chaque demi-journée, si sa place a servi (TD-50).
error-struck-too-early = { $struck } cases de dé ne peuvent pas être barrées à la demi-journée { $number } : { $most } au plus (TD-15).
error-not-struck = La case de dé de couleur { $colour } de la colonne { $column } a été attaquée : elle est donc barrée aussi chez le joueur { $number }, qui n’a pas cette Forteresse (TD-15, TD-16).
error-fortress-struck = Joueur { $number } ne peut pas avoir à la fois la Forteresse de la colonne { $column } et sa case rouge barrée : l’une empêche l’autre (TD-16, TD-17).
error-citizens-missing = Joueur { $number } ne peut pas avoir { $citizens } habitants de couleur { $colour } : ce qui est dessiné et entouré sur la feuille en a rapporté au moins { $least } (TD-26, TD-29, TD-33, TD-34, TD-38).
error-citizens-from-nowhere = Joueur { $number } ne peut pas avoir { $citizens } habitants de couleur { $colour } : ce qui est dessiné et entouré sur la feuille en a rapporté au plus { $most } (TD-26, TD-29, TD-30, TD-33, TD-34, TD-38).
error-resources-missing = Joueur { $number } ne peut pas avoir { $circled } { $resource } entourés : ceux du début, les liaisons et les bonus de colonne en font au moins { $least } (TD-5, TD-34, TD-39).
error-spent-too-early = Joueur { $number } ne peut pas avoir dépensé { $spent } { $resource } en { $actions } actions : { $most } au plus (TD-20, TD-22, TD-23).
error-bonus-buildings-missing = Joueur { $number } a des habitants pour { $bonuses } bâtiments en bonus, qui ne peuvent pas tous être parmi ceux dessinés (TD-37, TD-39, TD-41).
error-too-few-actions = Joueur { $number } ne peut pas avoir dessiné et entouré tout cela en { $actions } actions : il en faut au moins { $needed } (TD-10, TD-19).
