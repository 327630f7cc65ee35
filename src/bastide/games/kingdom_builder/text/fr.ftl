### Kingdom Builder.

game-title = Kingdom Builder
game-blurb = Peuple un pays d’hexagones, gagne les pouvoirs de ses lieux et amasse le plus de pièces d’or selon les trois cartes de décompte que le hasard a désignées.

## Terrains : « .of » avec « de », pour une case, pour les terrains des cartes

name-grass = herbe
    .of = d’herbe
name-flowers = fleurs
    .of = de fleurs
name-forest = forêt
    .of = de forêt
name-canyon = canyon
    .of = de canyon
name-desert = désert
    .of = de désert
name-water = eau
name-mountain = montagne
name-castle = château
name-location = lieu

## Plaquettes de lieu : « .the » avec l’article

name-oracle = Oracle
    .the = l’Oracle
    .help = Construis une cité sur le terrain de ta carte, si possible à côté d’une des tiennes.
name-farm = Ferme
    .the = la Ferme
    .help = Construis une cité sur une case d’herbe, si possible à côté d’une des tiennes.
name-oasis = Oasis
    .the = l’Oasis
    .help = Construis une cité sur une case de désert, si possible à côté d’une des tiennes.
name-tower = Tour
    .the = la Tour
    .help = Construis une cité au bord du plateau, si possible à côté d’une des tiennes.
name-tavern = Taverne
    .the = la Taverne
    .help = Construis une cité au bout d’une ligne droite d’au moins trois des tiennes.
name-barn = Grange
    .the = la Grange
    .help = Déplace une de tes cités sur le terrain de ta carte, si possible à côté d’une autre des tiennes.
name-harbor = Port
    .the = le Port
    .help = Déplace une de tes cités sur l’eau, si possible à côté d’une autre des tiennes.
name-paddock = Enclos
    .the = l’Enclos
    .help = Déplace une de tes cités d’exactement deux cases en ligne droite, par-dessus n’importe quoi.

## Cartes de décompte

name-fishermen = Pêcheurs
    .help = 1 pièce d’or pour chacune de tes cités à côté de l’eau, mais pas sur l’eau.
name-merchants = Commerçants
    .help = 4 pièces d’or pour chaque lieu ou château qu’une de tes régions relie à un autre lieu ou château.
name-discoverers = Découvreurs
    .help = 1 pièce d’or pour chaque ligne horizontale où tu as au moins une cité.
name-hermits = Ermites
    .help = 1 pièce d’or pour chacune de tes régions séparées, cités isolées comprises.
name-citizens = Citoyens
    .help = 1 pièce d’or par tranche de deux cités dans ta plus grande région.
name-miners = Mineurs
    .help = 1 pièce d’or pour chacune de tes cités à côté d’une montagne.
name-workers = Ouvriers
    .help = 1 pièce d’or pour chacune de tes cités à côté d’un lieu ou d’un château.
name-knights = Chevaliers
    .help = 2 pièces d’or pour chacune de tes cités sur la ligne horizontale où tu en as le plus.
name-lords = Seigneurs
    .help = Dans chaque quadrant, 12 pièces d’or pour le plus grand nombre de cités et 6 pièces d’or pour le deuxième.
name-farmers = Agriculteurs
    .help = 3 pièces d’or pour chacune de tes cités dans le quadrant où tu en as le moins.

## Places des quatre quadrants sur le plateau, et orientation d’un quadrant

name-top-left = en haut à gauche
name-top-right = en haut à droite
name-bottom-left = en bas à gauche
name-bottom-right = en bas à droite
name-upright = à l’endroit
name-turned = tourné

## Coups

move-build = Construire une cité en { $hex }
move-from = Prendre la cité en { $hex }
move-to = La déplacer en { $hex }
move-tile = Utiliser { $tile-the }

## Événements

event-shows-card = { $player } montre une carte de terrain : { $terrain }.
event-builds = { $player } construit une cité en { $hex }.
event-chooses-tile = { $player } utilise { $tile-the }.
event-lifts = { $player } prend la cité en { $hex }.
event-moves = { $player } déplace une cité de { $source } à { $hex }.
event-gains-tile = { $player } prend une plaquette { $tile } en { $hex }.
event-loses-tile = { $player } n’a plus de cité à côté de { $hex } et perd la plaquette { $tile } de ce lieu.
event-last-settlement = { $player } a construit la dernière cité de sa réserve : la partie se termine avec ce tour de table.
event-terrain-full = Aucune case { $terrain-of } n’est libre : la carte quitte la partie, et { $player } en pioche une autre.
event-builds-lapse = Il n’y a plus de carte de terrain : { $player } ne construit plus rien pendant ce tour.
event-reshuffles = Les cartes de terrain défaussées sont mélangées et forment une nouvelle pioche.
event-draws-card = { $player } pioche une carte de terrain : { $terrain }.
    .hidden = { $player } pioche une carte de terrain.

## Refus

refusal-must-build = { $owed ->
    [one] Tu ne peux pas encore terminer ton tour : il te reste { $owed } cité à construire.
   *[other] Tu ne peux pas encore terminer ton tour : il te reste { $owed } cités à construire.
}
refusal-finish-tile = Tu as choisi { $tile-the } : accomplis d’abord son action.
refusal-tile-not-held = Tu n’as pas de plaquette { $tile } : construis à côté d’un tel lieu pour en obtenir une.
refusal-tile-used = La plaquette { $tile } a déjà servi pendant ce tour : elle sera prête à ton prochain tour.
refusal-tile-just-gained = La plaquette { $tile } vient d’être gagnée pendant ce tour : elle sera prête à ton prochain tour.
refusal-tile-between-builds = Tu ne peux pas utiliser { $tile-the } entre les constructions de ta carte : finis d’abord de construire.
refusal-no-supply = Pour { $tile-the }, il te faut une cité de ta réserve, or celle-ci est vide : seules les plaquettes qui déplacent des cités fonctionnent encore.
refusal-tile-without-target = Rien n’est possible avec { $tile-the } en ce moment : choisis une autre action.
refusal-all-built = Tu as construit toutes les cités de ta carte : utilise une plaquette pour construire en { $hex }, ou termine ton tour.
refusal-supply-empty = Ta réserve est vide, donc rien ne peut être construit en { $hex } : déplace des cités avec une plaquette, ou termine ton tour.
refusal-occupied = Il y a déjà une cité en { $hex } : choisis une case libre.
refusal-not-buildable = On ne peut pas construire en { $hex } ({ $terrain }) : choisis une case libre du terrain que demande ta carte ou ta plaquette.
refusal-not-at-line-end = { $hex } ne prolonge aucune ligne droite de trois de tes cités : choisis le bout d’une telle ligne.
refusal-not-at-edge = { $hex } n’est pas au bord du plateau : choisis une des cases extérieures.
refusal-wrong-terrain = { $hex } n’est pas le bon terrain ({ $terrain }) : choisis le terrain que demande ta carte ou ta plaquette.
refusal-must-touch-own = { $hex } n’est à côté d’aucune de tes cités : tant que des cases qui conviennent sont libres à côté des tiennes, choisis l’une d’elles.
refusal-not-own-settlement = Tu n’as pas de cité en { $hex } : choisis une des tiennes.
refusal-settlement-without-target = Avec { $tile-the }, la cité en { $hex } ne peut aller nulle part : choisis-en une autre.
refusal-choose-moving-tile = On déplace les cités avec une plaquette : choisis d’abord la Grange, le Port ou l’Enclos, si tu en as.
refusal-same-hex = La cité vient de { $hex } : choisis une autre case.
refusal-not-two-steps = { $hex } n’est pas exactement à deux cases en ligne droite : choisis une case qui l’est.

## Options et modèles

option-quadrants = Quadrants
    .help = Les quatre quadrants, parmi huit, qui forment le plateau, énumérés du coin supérieur gauche au coin inférieur droit. Ceux que tu laisses au hasard sont tirés.
option-places = Places des quadrants
    .help = Si les quadrants choisis sont posés dans l’ordre indiqué ou à des places tirées au hasard.
    .choice-as-named = comme indiqué
    .choice-random = au hasard
option-turned = Quadrants tournés
    .help = Les quadrants tournés de 180 degrés, nommés d’après leur place sur le plateau.
    .choice-none = tous à l’endroit
    .choice-random = chacun au hasard
option-cards = Cartes de décompte
    .help = Les trois cartes de décompte, parmi dix, qui sont en jeu. Choisis-en une, deux ou trois ; les autres sont tirées.
option-random-lords = Seigneurs dans le tirage
    .help = Si les Seigneurs peuvent être parmi les cartes de décompte tirées au hasard.
    .choice-true = oui, comme toute autre carte
    .choice-false = non, ils ne sont jamais tirés
option-start-player = Premier joueur
    .help = Qui joue le premier tour.
    .choice-1 = joueur 1
    .choice-2 = joueur 2
    .choice-3 = joueur 3
    .choice-4 = joueur 4
option-lords-zero-ranks = Les Seigneurs classent tout le monde
    .help = Les Seigneurs donnent 12 pièces d’or pour le plus grand nombre de cités dans un quadrant et 6 pour le deuxième. « Oui » classe aussi les personnes sans cité sur place : à deux, tout le monde reçoit au moins 6 pièces d’or par quadrant. Avec « non », une personne sans cité dans un quadrant n’y reçoit rien.
    .choice-true = oui, même sans cité
    .choice-false = non, seulement avec une cité sur place

preset-standard = Standard
    .help = Le plateau, les cartes de décompte et le premier joueur sont tirés au hasard.
preset-first-game = Première partie
    .help = Les quadrants Taverne, Enclos, Oasis et Ferme, avec Pêcheurs, Chevaliers et Commerçants : idéal pour apprendre.
preset-lords-need-settlements = Seigneurs stricts
    .help = Comme la partie standard, mais les Seigneurs ne classent que les personnes qui ont une cité dans le quadrant.
preset-without-lords = Sans Seigneurs
    .help = Comme la partie standard, mais les Seigneurs ne sont jamais tirés.

## Questions à qui pioche les cartes d’une vraie boîte

chance-quadrant = Quel quadrant est tiré ensuite ?
chance-quadrant-lies = Comment est posé ce quadrant, à l’endroit ou tourné de 180 degrés ?
chance-quadrant-place = Quel quadrant est à la place suivante, du coin supérieur gauche au coin inférieur droit ?
chance-scoring-card = Quelle carte de décompte est tirée ?
chance-start-player = Qui commence ?
chance-terrain-card = Quelle carte de terrain est piochée ?

## D’où viennent les pièces d’or

score-castles = Châteaux

## Qui doit faire quoi maintenant

status-build = { $owed ->
    [one] { $player } doit encore construire { $owed } cité sur une case { $terrain-of }.
   *[other] { $player } doit encore construire { $owed } cités sur des cases { $terrain-of }.
}
    .you = { $owed ->
        [one] Construis encore { $owed } cité sur une case { $terrain-of }.
       *[other] Construis encore { $owed } cités sur des cases { $terrain-of }.
    }
status-build-or-tile = { $owed ->
    [one] { $player } doit construire { $owed } cité sur une case { $terrain-of } et peut d’abord utiliser une plaquette : { $tiles-or }.
   *[other] { $player } doit construire { $owed } cités sur des cases { $terrain-of } et peut d’abord utiliser une plaquette : { $tiles-or }.
}
    .you = { $owed ->
        [one] Construis { $owed } cité sur une case { $terrain-of }. Tu peux d’abord utiliser une plaquette : { $tiles-or }.
       *[other] Construis { $owed } cités sur des cases { $terrain-of }. Tu peux d’abord utiliser une plaquette : { $tiles-or }.
    }
status-choose-or-end = { $player } peut utiliser une plaquette ({ $tiles-or }) ou terminer son tour.
    .you = Utilise une plaquette ({ $tiles-or }) ou termine ton tour.
status-end = { $player } n’a plus qu’à terminer son tour.
    .you = Il n’y a plus rien à faire : termine ton tour.
status-tile-build = { $player } doit choisir où construire avec { $tile-the }.
    .you = Choisis où construire avec { $tile-the }.
    .back = Reposer
status-tile-from = { $player } doit choisir une cité à déplacer avec { $tile-the }.
    .you = Choisis une cité à déplacer avec { $tile-the }.
    .back = Reposer
status-tile-to = { $player } doit choisir où déplacer, avec { $tile-the }, la cité en { $source }.
    .you = Choisis où déplacer, avec { $tile-the }, la cité en { $source }.
    .back = Reposer

## Légendes de la table dessinée

label-scoring-cards = Cartes de décompte
label-targets = possible maintenant
label-tiles-left = plaquettes restant sur le lieu
label-supply = Réserve
label-tiles = Plaquettes
label-card = Carte
label-turn = Tour de jeu
label-card-in-play = Carte de terrain
label-builds-owed = Encore à construire
label-tile-in-use = Plaquette en cours
label-last-round = Dernier tour de table
label-game-over = La partie est terminée.
label-start-player = Premier joueur
label-draw-pile = Pioche
label-discards = Défausse
label-removed = Hors jeu

## Pourquoi un coup est bon ; plusieurs raisons forment une liste

part-castles = touche un château
part-fishermen = s’installe au bord de l’eau
part-merchants = relie des lieux et des châteaux
part-discoverers = atteint de nouvelles lignes
part-hermits = crée des régions séparées
part-citizens = agrandit ta plus grande région
part-miners = s’installe près des montagnes
part-workers = s’installe à côté de lieux et de châteaux
part-knights = remplit ta meilleure ligne
part-lords = gagne des quadrants pour les Seigneurs
part-farmers = renforce ton quadrant le plus faible
part-tiles = rapporte une plaquette
part-settlements = place des cités sur le plateau
part-freedom = garde libres des terrains où tu peux construire partout
part-potential = prépare de l’or pour plus tard
part-reach = met de nouvelles plaquettes et de nouveaux châteaux à ta portée
part-income = laisse de la place pour gagner de l’or au prochain tour
part-deny = prend la dernière plaquette avant un rival
part-closing = termine la partie avant que tes rivaux aient tout construit
part-rivals = laisse tes rivaux derrière toi
