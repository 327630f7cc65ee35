### Troyes Dice.

game-title = Troyes Dice
game-blurb = Huit journées dans la Troyes médiévale : tout le monde utilise en même temps les mêmes dés pour récolter des ressources, construire et gagner les habitants de trois quartiers.

## Couleurs : « .f » au féminin, « .s » au masculin pluriel

name-red = rouge
    .s = rouges
name-yellow = jaune
    .s = jaunes
name-white = blanc
    .f = blanche
    .s = blancs
name-red-yellow = rouge et jaune
name-red-white = rouge et blanc
name-yellow-white = jaune et blanc

## Ressources : « .many » au pluriel, « .the » avec l’article, « .of » avec « de »

name-influence = influence
    .many = influences
    .the = l’influence
    .of = d’influence
    .help = Dépenses-en 1 pour modifier de 1 la valeur de ton dé.
name-deniers = deniers
    .one = denier
    .the = les deniers
    .of = de deniers
    .help = Ce que coûtent la plupart des dés.
name-knowledge = connaissance
    .many = connaissances
    .the = la connaissance
    .of = de connaissance
    .help = Dépenses-en 2 pour modifier la couleur de ton dé.

## Bâtiments : « .the » avec l’article

name-fortress = Forteresse
    .the = la Forteresse
    .help = Rouge, prestige : protège sa colonne des attaques et rapporte l’habitant qu’elle montre.
name-palace = Palais des comtes
    .the = le Palais des comtes
    .help = Rouge, fonction : rapporte deux habitants rouges.
name-great-hall = Halle
    .the = la Halle
    .help = Jaune, prestige : rapporte des ressources ou des habitants pour chaque dé d’une couleur.
name-city-hall = Hôtel de ville
    .the = l’Hôtel de ville
    .help = Jaune, fonction : rapporte deux habitants jaunes.
name-cathedral = Cathédrale
    .the = la Cathédrale
    .help = Blanc, prestige : son personnage décompte une rangée de bâtiments à la fin.
name-bishopric = Évêché
    .the = l’Évêché
    .help = Blanc, fonction : rapporte deux habitants blancs.

## Personnages

name-hugues-de-payns = Hugues de Payns
    .help = Des points pour tes Forteresses.
name-isabeau-de-baviere = Isabeau de Bavière
    .help = Des points pour tes Palais des comtes.
name-thibaut-ii = Thibaut II
    .help = Des points pour tes Halles.
name-jeanne-de-champagne = Jeanne de Champagne
    .help = Des points pour tes Hôtels de ville.
name-urbain-iv = Urbain IV
    .help = Des points pour tes Cathédrales.
name-marie-de-champagne = Marie de Champagne
    .help = Des points pour tes Évêchés.

## Colonnes

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F

## Moments de la journée

name-morning = matin
name-afternoon = après-midi

## Numérotation

name-increasing = croissant
name-decreasing = décroissant

## Tuiles de l’extension

name-banquet-1 = Banquet 1
    .help = Une influence peut modifier ce dé de 2 au lieu de 1.
name-banquet-2 = Banquet 2
    .help = Ce dé est gratuit.
name-banquet-3 = Banquet 3
    .help = Une Cathédrale construite avec ce dé rapporte une ressource de chaque type.
name-banquet-4 = Banquet 4
    .help = Un bâtiment de fonction construit avec ce dé rapporte un habitant de plus de sa couleur.
name-banquet-5 = Banquet 5
    .help = Modifier la couleur de ce dé ne coûte que 1 connaissance.
name-banquet-6 = Banquet 6
    .help = Une Forteresse construite avec ce dé rapporte un habitant rouge de plus et un habitant jaune ou blanc de plus.
name-banquet-7 = Banquet 7
    .help = Pour une Halle construite avec ce dé, un dé de plus de la couleur demandée compte.
name-banquet-8 = Banquet 8
    .help = Un dé noir n’attaque rien ici et peut être choisi comme les autres ; après cette demi-journée, la tuile est retournée.
name-raid-1 = Raid 1
    .help = L’influence ne peut pas modifier la valeur de ce dé.
name-raid-2 = Raid 2
    .help = Ce dé coûte 1 denier de plus.
name-raid-3 = Raid 3
    .help = Ce dé coûte 1 connaissance de plus.
name-raid-4 = Raid 4
    .help = Ce dé a la valeur 0 ; l’influence peut l’augmenter.
name-raid-5 = Raid 5
    .help = La connaissance ne peut pas modifier la couleur de ce dé.
name-raid-6 = Raid 6
    .help = Ce dé coûte 1 influence de plus.
name-raid-7 = Raid 7
    .help = Ce dé ne peut pas construire de bâtiments de prestige.
name-raid-8 = Raid 8
    .help = Un dé transparent agit ici comme un dé noir : il attaque et ne peut pas être choisi.

## Succès

name-three-solo-games = En solitaire à Troyes
    .help = Joue trois parties en solo.
name-three-multiplayer-games = En bonne compagnie
    .help = Joue trois parties avec d’autres.
name-three-expansion-games = Entre banquet et raid
    .help = Joue trois parties avec Banquets et Raids.
name-points-45 = 45 points
    .help = Termine une partie avec au moins 45 points.
name-points-55 = 55 points
    .help = Termine une partie avec au moins 55 points.
name-points-65 = 65 points
    .help = Termine une partie avec au moins 65 points.
name-victory-over-60 = Victoire éclatante
    .help = Gagne une partie contre d’autres avec plus de 60 points.
name-character-18 = Haute faveur
    .help = Gagne 18 points grâce à un seul personnage.
name-citizens-40 = Une ville animée
    .help = Termine une partie avec au moins 40 habitants.
name-all-fortress = Toutes les Forteresses
    .help = Construis toute la rangée des Forteresses.
name-all-palace = Tous les Palais des comtes
    .help = Construis toute la rangée des Palais des comtes.
name-all-great-hall = Toutes les Halles
    .help = Construis toute la rangée des Halles.
name-all-city-hall = Tous les Hôtels de ville
    .help = Construis toute la rangée des Hôtels de ville.
name-all-cathedral = Toutes les Cathédrales
    .help = Construis toute la rangée des Cathédrales.
name-all-bishopric = Tous les Évêchés
    .help = Construis toute la rangée des Évêchés.
name-all-influence = Toute l’influence
    .help = Entoure toute la piste d’influence.
name-all-deniers = Tous les deniers
    .help = Entoure toute la piste de deniers.
name-all-knowledge = Toute la connaissance
    .help = Entoure toute la piste de connaissance.
name-all-red = Tous les habitants rouges
    .help = Entoure toute la piste rouge des habitants.
name-all-yellow = Tous les habitants jaunes
    .help = Entoure toute la piste jaune des habitants.
name-all-white = Tous les habitants blancs
    .help = Entoure toute la piste blanche des habitants.

## Coups

move-direction = Numéroter les colonnes par ordre { $direction }
move-number = Donner la valeur { $value } à la colonne suivante
move-die = Choisir le dé { $die }
move-relief = Gagner une ressource de chaque type au lieu d’une action
move-pay = Payer avec 1 { $resource-one }
move-value = Modifier la valeur : { $value }
move-colour = Modifier la couleur : { $colour }
move-resources = Gagner des ressources
move-prestige = Construire le bâtiment de prestige
move-work = Construire le bâtiment de fonction
move-take = Entourer d’abord { $resource-the }
move-citizen = Entourer un habitant { $colour }
move-build = Construire { $building-the } dans la colonne { $column }
move-decline = Y renoncer
move-end = Terminer ta demi-journée

## Événements

event-numbers-column = { $player } donne à la colonne { $column } la valeur { $value }.
event-counts-up = { $player } choisit l’ordre croissant à partir de { $value }.
event-counts-down = { $player } choisit l’ordre décroissant à partir de { $value }.
event-numbered = { $player } a numéroté les colonnes : { $values }.
event-opens-half-day = Journée { $day }, { $half } : les dés montrent { $dice }, le dé noir { $black }.
event-shelters-black-die = Le dé noir est l’hôte d’un banquet : il n’attaque rien et peut être choisi comme un { $value } { $colour }.
event-destroys-plaza = Le dé de valeur { $value } détruit la place { $colour-f } sur laquelle il est posé.
event-strikes = Le { $value } { $colour } est barré sur les feuilles de { $players }.
event-fortress-spares = Une Forteresse protège le { $value } { $colour } de { $players }.
event-rebuilds-plaza = La place { $source-f } est reconstruite : elle est maintenant { $colour-f }.
event-turns-tile = { $banquet } devient { $raid }.
event-chooses-die = { $player } choisit le dé { $die }, un { $value } { $colour }.
event-pays = { $number ->
    [one] { $player } paie { $number } { $resource-one }.
   *[other] { $player } paie { $number } { $resource-many }.
}
event-changes-value = { $number ->
    [one] { $player } en fait un { $value } pour { $number } influence.
   *[other] { $player } en fait un { $value } pour { $number } influences.
}
event-changes-colour = { $number ->
    [one] { $player } modifie la couleur pour { $number } connaissance : { $colour }.
   *[other] { $player } modifie la couleur pour { $number } connaissances : { $colour }.
}
event-takes-relief = { $player } ne peut payer aucun dé et gagne à la place une ressource de chaque type.
event-gains-resources = { $number ->
    [one] { $player } gagne { $number } { $resource-one }.
   *[other] { $player } gagne { $number } { $resource-many }.
}
event-loses-resources = La piste { $resource-of } est pleine : ce qui n’y tient pas est perdu ({ $number }).
event-gains-citizens = { $number ->
    [one] { $player } gagne { $number } habitant { $colour }.
   *[other] { $player } gagne { $number } habitants { $colour-s }.
}
event-loses-citizens = { $number ->
    [one] Toutes les pistes sont pleines : { $number } habitant { $colour } est perdu.
   *[other] Toutes les pistes sont pleines : { $number } habitants { $colour-s } sont perdus.
}
event-earns-bonus = L’habitant { $place } de la piste { $colour-f } rapporte un bonus.
event-builds = { $player } construit { $building-the } dans la colonne { $column } ({ $value }).
event-bonus-lapses = Il ne reste aucun bâtiment pour ce bonus : il est perdu.
event-declines = { $player } y renonce.
event-ends-part = { $player } a terminé cette demi-journée.
event-shows-relief = { $player } ne pouvait payer aucun dé et a gagné une ressource de chaque type.
event-shows-resources = { $changed ->
    [0] { $player } a utilisé le { $die-value } { $die-colour } pour des ressources : { $resource }.
   *[other] { $player } a utilisé le { $die-value } { $die-colour } comme { $value } { $colour } pour des ressources : { $resource }.
}
event-shows-building = { $changed ->
    [0] { $player } a utilisé le { $die-value } { $die-colour } pour construire { $building-the } dans la colonne { $column }.
   *[other] { $player } a utilisé le { $die-value } { $die-colour } comme { $value } { $colour } pour construire { $building-the } dans la colonne { $column }.
}
event-shows-bonus-building = { $player } a construit { $building-the } dans la colonne { $column } en bonus.
event-shows-citizens = { $number ->
    [one] { $player } a gagné { $number } habitant.
   *[other] { $player } a gagné { $number } habitants.
}

## Pourquoi un coup n’est pas permis

refusal-no-such-player = Cette personne n’est pas à la table.
refusal-part-ended = Tu as terminé cette demi-journée : attends que tout le monde l’ait fait, ou annule ta fin.
refusal-already-numbered = Les colonnes sont déjà numérotées : choisis un dé.
refusal-crier-numbers = { $player } a le rôle de Crieur public et numérote les colonnes : attends que ce soit fait.
refusal-end-numbering = Toutes les colonnes ont leur valeur : termine la numérotation ou annule-la.
refusal-value-used = Le { $value } est déjà au-dessus d’une autre colonne : choisis une autre valeur.
refusal-choose-number = Choisis d’abord une valeur pour la colonne { $column }.
refusal-choose-direction = Choisis d’abord l’ordre des valeurs, croissant ou décroissant.
refusal-end-part = Tu as fait ton action : termine cette demi-journée ou annule des étapes.
refusal-must-act = Tu ne peux pas encore terminer cette demi-journée : choisis d’abord un dé et une action.
refusal-no-bonus-due = Aucun bonus n’est dû en ce moment : continue ton action.
refusal-die-chosen = Tu as déjà choisi le dé { $die } : annule ce choix pour en prendre un autre.
refusal-resource-missing = Tu n’as plus { $resource-of } : paie avec autre chose.
refusal-pay-first = Paie d’abord le dé, avec une ressource de ton choix.
refusal-nothing-to-pay = Le dé est payé : modifie-le ou choisis ton action.
refusal-die-affordable = Tu peux payer un dé : il faut n’en pouvoir payer aucun pour gagner une ressource de chaque type à la place.
refusal-choose-die = Choisis d’abord un dé.
refusal-black-die = Le dé noir ne peut pas être choisi : choisis un dé transparent.
refusal-raided-die = Le dé { $die } subit un raid et agit comme un dé noir : choisis-en un autre.
refusal-cannot-pay = Tu ne peux pas payer le dé { $die } : choisis-en un moins cher.
refusal-colour-changed = Tu as déjà modifié la couleur : choisis ton action.
refusal-same-colour = Le dé est déjà { $colour }.
refusal-colour-fixed = Avec ce raid, la couleur du dé ne peut pas être modifiée.
refusal-knowledge-missing = { $number ->
    [one] Une autre couleur coûte { $number } connaissance, que tu n’as pas.
   *[other] Une autre couleur coûte { $number } connaissances, que tu n’as pas.
}
refusal-value-changed = Tu as déjà modifié la valeur : choisis ton action.
refusal-same-value = Le dé montre déjà { $value }.
refusal-value-fixed = Avec ce raid, la valeur du dé ne peut pas être modifiée.
refusal-influence-missing = { $number ->
    [one] Cela coûte { $number } influence, et tu en as { $left }.
   *[other] Cela coûte { $number } influences, et tu en as { $left }.
}
refusal-value-zero = Un dé de valeur 0 ne construit rien : augmente-le avec de l’influence ou gagne des ressources.
refusal-no-prestige = Avec ce raid, le dé ne peut pas construire de bâtiments de prestige : choisis autre chose.
refusal-stands = Tu as déjà construit { $building-the } de la colonne { $value } : choisis autre chose.
refusal-blocked = Ton { $value } { $colour } est barré : plus rien ne peut y être construit.
refusal-resource-order = Choisis d’abord la prochaine ressource à entourer.
refusal-track-full = Ta piste { $resource-of } est pleine : choisis-en une autre.
refusal-citizen-first = Un habitant attend : choisis d’abord sa couleur.
refusal-citizens-full = Ta piste d’habitants { $colour-s } est pleine : choisis-en une autre ou renonces-y.
refusal-bonus-building = Un bâtiment en bonus est dû d’abord : choisis-en un, dans n’importe quelle colonne : { $buildings }.
refusal-bonus-stands = Tu as déjà construit { $building-the } dans la colonne { $column } : choisis un autre bâtiment.
refusal-bonus-blocked = Tu ne peux plus construire { $building-the } dans la colonne { $column } : choisis un autre bâtiment.

## Options et préréglages

option-numbering = Numérotation
    .help = Comment les colonnes des feuilles de notes reçoivent leurs valeurs.
    .choice-first-game = 1 à 6 depuis la gauche
    .choice-rolled = première valeur au dé, ordre choisi par le Crieur public
    .choice-expert = ordre libre, choisi par le Crieur public
option-crier = Crieur public
    .help = Qui numérote les colonnes.
    .choice-1 = joueur 1
    .choice-2 = joueur 2
    .choice-3 = joueur 3
    .choice-4 = joueur 4
    .choice-5 = joueur 5
    .choice-6 = joueur 6
    .choice-7 = joueur 7
    .choice-8 = joueur 8
    .choice-9 = joueur 9
    .choice-10 = joueur 10
option-banquets-and-raids = Banquets et Raids
    .help = Si trois tuiles de l’extension sont posées à côté de la roue.
option-tiles = Tuiles
    .help = Quelles trois tuiles de l’extension servent, par numéro, pour la place rouge, la jaune et la blanche.
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = Bâtiments en bonus refusables
    .help = Si l’on peut renoncer à un bâtiment donné par un bonus, comme dans les règles allemandes.
option-banquet-8 = Dé noir au Banquet 8
    .help = Si les Halles comptent un dé noir protégé par le Banquet 8.
    .choice-transparent = compte pour tout le monde, comme dans les règles allemandes
    .choice-usable = ne compte que pour qui l’utilise, comme le disent les autres éditions
option-achievements = Succès
    .help = Quelle édition décide de la victoire à 60 points.
    .choice-french-english-german = Français, anglais, allemand : gagner avec plus de 60
    .choice-spanish = Espagnol : plus de 60, victoire ou non
    .choice-chinese-japanese = Chinois, japonais : gagner avec 60 ou plus

preset-standard = Standard
    .help = Un dé donne la valeur de la première colonne, et le Crieur public choisit l’ordre.
preset-first-game = Première partie
    .help = Les colonnes sont numérotées de 1 à 6 depuis la gauche : idéal pour apprendre.
preset-expert = Expert
    .help = Le Crieur public numérote les colonnes dans l’ordre de son choix.
preset-banquets-and-raids = Banquets et Raids
    .help = Comme le jeu standard, avec trois tuiles de l’extension.
preset-german = Règles allemandes
    .help = Comme le jeu standard, mais on peut renoncer aux bâtiments en bonus.
preset-literal = Banquets et Raids, à la lettre
    .help = Avec trois tuiles ; un dé noir au Banquet 8 ne compte que pour qui l’utilise.
preset-spanish = Édition espagnole
    .help = Comme le jeu standard, avec le Banquet 8 et les succès selon l’édition espagnole.
preset-chinese-japanese = Éditions chinoise et japonaise
    .help = Comme le jeu standard, avec le Banquet 8 et les succès selon ces éditions.

## Questions à une personne qui lance les dés d’une vraie boîte

chance-plaza = Quelle tuile Place est au prochain emplacement ? Commence sous la zone neutre et continue en sens horaire.
chance-side-up = Quelle face est visible ?
chance-banquet-tile = Quelle tuile est à côté de la prochaine place d’une seule couleur ? D’abord la rouge, puis la jaune, puis la blanche.
chance-town-crier = Qui a le rôle de Crieur public ?
chance-first-column = Que montre le dé de la première colonne ?
chance-transparent-die = Que montre le prochain dé transparent ?
chance-black-die = Que montre le dé noir ?
chance-unknown-step = Qu’a fait ensuite la personne qui a terminé ?

## D’où viennent les points

score-citizens = Habitants

## Qui doit faire quoi

status-numbering = { $player } numérote les colonnes.
    .you = Numérote les colonnes.
status-numbered = { $player } a numéroté les colonnes.
    .you = Les colonnes sont numérotées. Confirme pour commencer.
    .end = Numérotation finie
status-half-day = Journée { $day }, { $half } : tout le monde choisit un dé en même temps.
status-choose-die = Journée { $day }, { $half } : choisis un dé.
status-relief = Tu ne peux payer aucun dé. Gagne plutôt une ressource de chaque type.
status-pay = Paie le { $value } { $colour } avec une ressource de ton choix.
status-act = Le { $value } { $colour } : { $can-or }.
status-end = Ton action est faite : termine ta demi-journée.
    .end = { $half-id ->
        [morning] Fini pour ce matin
       *[afternoon] Fini pour cet après-midi
    }
status-wait = Tu as terminé : la demi-journée s’achève quand tout le monde l’a fait.
status-bonus-building = Ton bonus : { $can-or }.
status-resource-order = Choisis la prochaine ressource à entourer.
status-overflow = Cet habitant n’a plus de place sur sa piste : { $can-or }.
status-citizen = Choisis le prochain habitant à entourer.

## What the player can do now, in lists after "You can" or a colon

name-can-resources = gagner des ressources
name-can-prestige = construire le bâtiment de prestige
name-can-work = construire le bâtiment de fonction
name-can-value = modifier sa valeur
name-can-colour = modifier sa couleur
name-can-build = choisir un bâtiment sur ta feuille
name-can-citizen = choisir une autre piste
name-can-decline = y renoncer

## Légendes de la table dessinée

label-day = Journée
label-wheel = Roue
label-plazas-reconstructed = Les couleurs des places sont une reconstitution.
label-black-die = dé noir
label-free = gratuit
label-any = ressource au choix
label-available = Dés disponibles
label-attack = Attaque
label-points = Points
label-citizens = Habitants
label-numbering = Colonnes
label-game-over = La partie est terminée.
label-price = Prix
label-plaza = Place
label-tile = Tuile
label-dice = Dés
label-characters = Personnages
label-built = construit
label-blocked = bloqué
label-struck = barré
label-protected = protégé par une Forteresse
label-link = liaison
label-circled = entouré
label-spent = dépensé
label-bonus = bonus
label-per-die = par dé rouge
label-scored = rangée décomptée à la fin
label-in-use = en jeu
label-destroyed = détruite
label-resting = au repos aujourd’hui

# Pourquoi un bot conseille un coup : ce que fait le coup, après « Parce que cela … »
part-citizens = rapporte des habitants
part-bonuses = te rapproche des bonus
part-cathedrals = fait marquer plus de points à tes Cathédrales
part-resources = garnit tes réserves
part-buildings = ajoute des bâtiments utiles
part-openings = te laisse de bonnes cases pour les prochains dés
part-protection = protège des cases libres contre les attaques
part-links = prépare une liaison
