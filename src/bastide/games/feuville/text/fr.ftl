### Feuville. L’emploi des variables est expliqué au début des textes communs.

game-title = Feuville
game-blurb = Construis une ville de murs, de tours et de ciels, valide des édits royaux au bon moment et garde assez de nuages pour le jour où vient le dragon.

## Les six personnages

name-entertainer = saltimbanque
    .the = le saltimbanque
    .of = du saltimbanque
    .help = Lance un dé autant de fois que tu veux et arrête-toi quand tu veux : jusqu’à 10, tu marques le total et les autres ce qui manque pour 10 ; au-delà, seuls les autres marquent ce qui dépasse.
name-thief = voleur
    .the = le voleur
    .of = du voleur
    .help = Prends une tuile ou un édit non protégé sur le tableau d’une autre personne.
name-publican = aubergiste
    .the = l’aubergiste
    .of = de l’aubergiste
    .help = Prends n’importe quelle tuile, puis chaque autre personne peut en prendre une et doit la construire aussitôt, puis tu peux en prendre une deuxième.
name-architect = architecte
    .the = l’architecte
    .of = de l’architecte
    .help = Comble tous les vides des rangées de tuiles construction, puis prends n’importe quelle tuile.
name-mayor = maire
    .the = le maire
    .of = du maire
    .help = Prends n’importe quel édit de l’étalage.
name-magician = magicien
    .the = le magicien
    .of = du magicien
    .help = Retourne jusqu’à deux de tes colonnes incendiées et prends un pouvoir magique de la fée.

## Les tuiles construction et ce qu’elles montrent

name-wall = mur
    .a = un mur
    .the = le mur
    .any = aucun mur
name-tower = tour
    .a = une tour
    .the = la tour
    .any = aucune tour
name-sky = ciel
    .a = un ciel
    .the = le ciel
    .any = aucun ciel
name-start = tuile départ
name-corner-left = tour d’angle gauche
name-corner-right = tour d’angle droite
name-gate = porte
name-clouds-1 = 1 nuage
name-clouds-2 = 2 nuages
name-clouds-3 = 3 nuages
name-clouds-4 = 4 nuages
name-clouds-5 = 5 nuages
name-clouds-6 = 6 nuages
name-guard = garde de la ville
name-star = étoile dorée
name-flag = drapeau rouge
name-griffin = puissant griffon

## Les édits royaux

name-guard-1 = Garde de la ville ×1
    .help = 1 point de gloire par garde dans ta ville.
name-guard-2 = Garde de la ville ×2
    .help = 2 points de gloire par garde dans ta ville.
name-guard-3 = Garde de la ville ×3
    .help = 3 points de gloire par garde dans ta ville.
name-star-1 = Étoile dorée ×1
    .help = 1 point de gloire par étoile dorée dans ta ville.
name-star-2 = Étoile dorée ×2
    .help = 2 points de gloire par étoile dorée dans ta ville.
name-star-3 = Étoile dorée ×3
    .help = 3 points de gloire par étoile dorée dans ta ville.
name-flag-1 = Drapeau rouge ×1
    .help = 1 point de gloire par drapeau rouge dans ta ville.
name-flag-2 = Drapeau rouge ×2
    .help = 2 points de gloire par drapeau rouge dans ta ville.
name-flag-3 = Drapeau rouge ×3
    .help = 3 points de gloire par drapeau rouge dans ta ville.
name-griffin-1 = Puissant griffon ×1
    .help = 1 point de gloire par puissant griffon dans ta ville.
name-griffin-2 = Puissant griffon ×2
    .help = 2 points de gloire par puissant griffon dans ta ville.
name-griffin-3 = Puissant griffon ×3
    .help = 3 points de gloire par puissant griffon dans ta ville.
name-small-district = Petit quartier
    .help = 5 points de gloire pour une colonne complète sans herbe ; une tuile herbe est posée dessous.
name-large-district = Grand quartier
    .help = 10 points de gloire pour deux colonnes complètes voisines sans herbe ; une tuile herbe est posée sous chacune.
name-splendid-view = Beau panorama
    .help = 1 point de gloire par symbole sur deux murs et les deux tours au-dessus, ou sur deux tours et les deux ciels au-dessus.
name-own-discretion = À ta libre appréciation
    .help = 3 points de gloire par garde, par drapeau rouge ou par étoile dorée dans ta ville, selon ton choix.
name-town-evaluation = Décompte de la ville
    .help = 2 points de gloire par mur et par tour, d’une tour d’angle gauche complète à une tour d’angle droite complète avec une porte entre elles, une fois par partie.

## Les pouvoirs magiques de la fée

name-prestige-1 = 1 point de gloire
name-prestige-2 = 2 points de gloire
name-prestige-3 = 3 points de gloire
name-prestige-4 = 4 points de gloire
name-prestige-5 = 5 points de gloire
name-prestige-6 = 6 points de gloire
name-prestige-7 = 7 points de gloire
name-prestige-8 = 8 points de gloire
name-prestige-9 = 9 points de gloire
name-great-selection = Grand choix
    .help = Quand une rangée est remplie ou que quelqu’un utilise l’architecte, prends n’importe quelle tuile construction, même pendant le tour d’une autre personne.
name-theft-protection = Antivol
    .help = Pose-le sur une tuile ou un édit de ton tableau : plus personne ne peut le voler.
name-fire-protection = Protection incendie
    .help = Quand le dragon vient et que tu as trop peu de nuages, ta ville est épargnée pour cette fois.

## Où se trouvent les choses

name-hand = main
name-low = murs et tours
name-high = tours et ciels
name-next = personne suivante
    .of = de la personne suivante
name-second = deuxième personne
    .of = de la deuxième personne
name-third = troisième personne
    .of = de la troisième personne

## Éditions

name-german = allemande
name-english = anglaise
name-french = française
name-dutch = néerlandaise

## Coups

move-build = Construire la tuile dans la colonne { $column }
move-build-stored = Construire la tuile de l’emplacement { $space } dans la colonne { $column }
move-burn = Laisser brûler la colonne { $column }
move-repair = Retourner la colonne { $column } sur sa face intacte
move-coat = Poser tes armoiries sous la colonne { $column }
move-district = Valider le quartier à la colonne { $column }
move-view = Valider le panorama à partir de la colonne { $column } ({ $part })
move-take = Prendre { $tile-the } { $person-of }
move-decree = Prendre l’édit { $person-of }
move-skill = Utiliser le pouvoir { $person-of }
move-fairy = Poser le dé { $person-of } sur la fée
move-evaluation = Poser le dé { $person-of } sur le décompte de la ville
move-gnome = Utiliser les deux dés pour le lutin dans le rôle { $person-of }
move-evaluate = Valider l’édit que tu viens de prendre
move-evaluate-stored = Valider l’édit de l’emplacement { $space }
move-symbol = Valider ce symbole : { $symbol }
move-store = Le poser sur un emplacement libre
move-replace = Le poser et se défausser de l’emplacement { $space }
move-protect = Poser un antivol sur l’emplacement { $space }
move-charm = Prendre le pouvoir magique { $slot }
move-keep = Garder le pouvoir magique
move-swap = Se défausser pour le nouveau pouvoir magique : { $charm }
move-steal = Voler sur l’emplacement { $space } { $distance-of }
move-roll = Lancer
move-stop = S’arrêter
move-shield = Jouer une protection incendie
move-pass = Passer

## Événements

event-rolls = { $player } lance les dés : { $persons }.
event-rolls-double = { $player } lance un double { $die } : le dragon arrive.
event-town-is-safe = { $player } a assez de nuages : sa ville est protégée.
event-burns = { $player } voit brûler sa colonne { $column }.
event-names-in-vain = { $player } laisse au dragon la colonne { $column }, où rien ne peut brûler.
event-plays-fire-protection = { $player } joue une protection incendie : le dragon passe son chemin.
event-takes-tile = { $shows-count ->
    [0] { $player } prend { $tile-the } { $person-of }.
   *[other] { $player } prend { $tile-the } { $person-of } ({ $shows }).
}
event-builds = { $shows-count ->
    [0] { $player } construit { $tile-a } dans la colonne { $column }.
   *[other] { $player } construit { $tile-a } ({ $shows }) dans la colonne { $column }.
}
event-takes-decree = { $player } prend l’édit { $person-of } : { $decree }.
event-evaluates = { $points ->
    [one] { $player } valide un édit pour { $points } point de gloire : { $decree }.
   *[other] { $player } valide un édit pour { $points } points de gloire : { $decree }.
}
event-chooses-symbol = { $player } choisit un symbole : { $symbol }.
event-lays-grass = { $player } pose de l’herbe : { $columns }.
event-lays-coat = { $player } pose ses armoiries sous la colonne { $column }.
event-stores = { $shows-count ->
    [0] { $player } pose sur son tableau : { $piece }.
   *[other] { $player } pose sur son tableau : { $piece } ({ $shows }).
}
event-drops = { $shows-count ->
    [0] { $player } se défausse d’une tuile de son tableau, qui sort de la partie : { $piece }.
   *[other] { $player } se défausse d’une tuile de son tableau, qui sort de la partie : { $piece } ({ $shows }).
}
event-protection-spent = { $player } a épuisé un antivol.
event-refills-row = { $number ->
    [one] { $number } tuile construction est étalée : { $tile }.
   *[other] { $number } tuiles construction sont étalées : { $tile }.
}
event-refills-decrees = Édits étalés : { $decrees }.
event-uses-skill = { $player } utilise le pouvoir { $person-of }.
event-entertainer-rolls = { $player } lance { $rolled }, en tout { $total }.
event-entertainer-pays = Le saltimbanque donne { $points } à { $player } et { $others } à chaque autre personne.
event-steals = { $shows-count ->
    [0] { $player } vole à { $other-player } : { $piece }.
   *[other] { $player } vole à { $other-player } : { $piece } ({ $shows }).
}
event-repairs = { $player } retourne la colonne { $column } sur sa face intacte.
event-visits-fairy = { $player } rend visite à la fée.
event-takes-charm = { $player } prend un pouvoir magique : { $charm }.
event-refills-charms = Un nouveau pouvoir magique est visible : { $charm }.
event-drops-charm = { $player } se défausse d’un pouvoir magique : { $charm }.
event-protects = { $player } protège son emplacement { $space }.
event-plays-selection = { $player } joue un grand choix.
event-sends-gnome = { $player } envoie le lutin dans le rôle { $person-of }.
event-passes = { $player } passe.
event-decrees-run-out = Les édits sont épuisés : la fin de la partie approche.
event-receives-mercy = { $points ->
    [one] Par la grâce du roi, { $player } reçoit { $points } point de gloire.
   *[other] Par la grâce du roi, { $player } reçoit { $points } points de gloire.
}

## Refus

refusal-not-asked = { $player } doit décider maintenant : attends qu’on te le demande.
refusal-choose-for-gnome = Le lutin joue { $person-the } : prends-y une tuile ou l’édit, ou utilise le pouvoir.
refusal-must-build = Une tuile de la tournée de l’aubergiste doit être construite aussitôt : choisis une colonne.
refusal-place-piece-first = Construis, valide ou pose d’abord la tuile que tu as en main.
refusal-finish-evaluation = Tu es en train de valider un édit : choisis ce qu’il rapporte.
refusal-repair-or-pass = Tu peux retourner une colonne incendiée : choisis-en une, ou passe.
refusal-roll-or-stop = Le saltimbanque attend : relance le dé ou arrête-toi.
refusal-steal-or-pass = Le voleur attend : vole quelque chose, ou passe.
refusal-take-or-pass = Tu peux prendre une tuile construction : choisis-en une, ou passe.
refusal-decree-or-pass = Le maire attend : prends un édit, ou passe.
refusal-magic-or-pass = Le magicien attend : retourne une colonne, prends un pouvoir magique, ou passe.
refusal-choose-charm = Tu rends visite à la fée : prends un des pouvoirs magiques visibles.
refusal-place-charm = Tes deux emplacements de pouvoirs magiques sont pris : défausse-toi d’un pouvoir pour le nouveau.
refusal-choose-coat = Pose d’abord tes armoiries sous une colonne.
refusal-name-column = Le dragon est là : désigne les colonnes qui brûlent.
refusal-dice-left = Tu ne peux pas encore terminer ton tour : utilise d’abord les deux dés.
refusal-roll-first = Lance d’abord les dés. Avant cela, tu ne peux que valider des édits posés sur ton tableau.
refusal-nothing-in-hand = Tu n’as rien en main : prends d’abord une tuile avec un dé.
refusal-no-dragon = Le dragon dort : rien ne brûle maintenant.
refusal-no-repair = On retourne des colonnes avec le magicien, ou après avoir construit des nuages.
refusal-no-coat-now = Les armoiries ne se posent qu’après un décompte de la ville.
refusal-choose-decree-first = Choisis d’abord l’édit que tu veux valider.
refusal-no-charm-now = On prend un pouvoir magique avec un dé sur la fée, ou grâce au magicien.
refusal-no-thief = Seul le voleur peut voler : utilise d’abord son pouvoir.
refusal-no-entertainer = Seul le saltimbanque relance un dé pendant le tour : utilise d’abord son pouvoir.
refusal-nothing-to-pass = Il n’y a rien à refuser : utilise un dé, ou termine ton tour.
refusal-gnome-elsewhere = Le lutin joue { $person-the } : choisis quelque chose dans cette colonne.
refusal-no-such-die = Tu n’as pas de dé libre dans la colonne { $person-of } : choisis une colonne où il y en a un.
refusal-slot-empty = Il n’y a { $tile-any } dans la colonne { $person-of } : choisis une autre tuile.
refusal-cannot-build-it = Tu ne pourrais pas construire { $tile-a } aussitôt : choisis une tuile que tu peux construire.
refusal-no-decree-there = Il n’y a pas d’édit dans la colonne { $person-of } : choisis-en un autre.
refusal-gnome-needs-both = Le lutin demande les deux dés, et l’un d’eux a déjà servi.
refusal-fairy-once = Un seul dé par tour peut aller sur la fée : utilise l’autre différemment.
refusal-fairy-or-evaluation = À cette table, un seul dé par tour peut aller sur la fée ou sur le décompte de la ville ; l’autre va à son personnage.
refusal-no-open-charm = Il n’y a pas de pouvoir magique à cet endroit : choisis-en un autre.
refusal-evaluated-before = Tu as déjà fait ton décompte de la ville : c’est possible une fois par partie.
refusal-grass-everywhere = Toutes les colonnes de ta ville ont de l’herbe : il n’y a pas de place pour tes armoiries.
refusal-grass-on-stretch = Toutes les colonnes d’une tour d’angle à l’autre ont de l’herbe, et dans cette édition tes armoiries vont sous l’une d’elles.
refusal-no-townscape = Ton paysage urbain n’est pas complet : il faut une tour d’angle gauche et une droite, une porte entre elles et un rempart ininterrompu.
refusal-towers-missing = Il manque deux tours ou plus entre tes tours d’angle, et dans cette édition une seule peut manquer : continue à construire.
refusal-space-empty = Il n’y a rien sur l’emplacement { $space } de ton tableau.
refusal-already-protected = L’emplacement { $space } est déjà protégé.
refusal-no-theft-protection = Tu n’as pas d’antivol : va en chercher un chez la fée.
refusal-not-a-tile = C’est un édit ({ $decree }) : valide-le ou pose-le sur ton tableau.
refusal-place-taken = Il y a déjà { $tile-a } dans la colonne { $column } : choisis une autre colonne.
refusal-wall-at-the-ends = Un mur se pose à un bout de ta ville, pas en { $column } : choisis { $near }.
refusal-in-the-air = Dans la colonne { $column }, rien ne peut porter { $tile-a } : construis de bas en haut.
refusal-on-a-ruin = La colonne { $column } est en ruine : retourne-la avant d’y construire.
refusal-not-a-decree = C’est { $tile-a } : construis cette tuile ou pose-la sur ton tableau.
refusal-no-view = Tu n’as pas deux fois deux tuiles intactes de murs et de tours, ou de tours et de ciels.
refusal-no-grass-left = Il ne reste pas assez d’herbe neutre pour valider un quartier.
refusal-no-complete-column = Tu n’as pas de colonne complète et intacte sans herbe.
refusal-no-complete-pair = Tu n’as pas deux colonnes voisines complètes et intactes sans herbe.
refusal-storage-full = Les deux emplacements de ton tableau sont pris : défausse-toi de l’un d’eux, ou utilise-le.
refusal-storage-has-room = Un emplacement de ton tableau est libre : pose la tuile à cet endroit.
refusal-other-decree = Tu es en train de valider un édit ({ $decree }) : choisis ce qui lui convient.
refusal-not-complete = La colonne { $column } n’est pas une colonne complète et intacte.
refusal-pair-not-complete = La colonne { $column } et celle à sa droite ne sont pas toutes deux complètes et intactes.
refusal-has-grass = Il y a déjà de l’herbe sous la colonne { $column } : choisis-en une autre.
refusal-no-view-there = À la colonne { $column }, il n’y a pas deux fois deux tuiles intactes.
refusal-no-such-column = Ta ville n’a pas de colonne { $column }.
refusal-outside-the-stretch = Dans cette édition, les armoiries vont sous une colonne validée, et { $column } ne l’est pas.
refusal-not-burnt = La colonne { $column } n’est pas incendiée : choisis une ruine.
refusal-two-repairs = Le magicien ne peut plus retourner de colonne : prends un pouvoir magique, ou passe.
refusal-nothing-to-steal = Il n’y a rien à voler à cet endroit : choisis un autre emplacement.
refusal-is-protected = Un antivol est posé dessus : choisis autre chose.
refusal-no-room-for-loot = Ton tableau est plein et tu ne pourrais pas l’utiliser aussitôt : choisis autre chose, ou fais d’abord de la place.
refusal-loot-needs-room = Les deux emplacements de ton tableau sont pris, et à cette table on ne se défausse de rien pour un butin : utilise-le aussitôt.
refusal-no-more-charms = Le magicien ne donne plus de pouvoir magique : retourne une colonne, ou passe.
refusal-charm-has-room = Un emplacement de pouvoir magique est libre : garde le nouveau.
refusal-charm-spaces-full = Tes deux emplacements de pouvoirs magiques sont pris : défausse-toi d’un pouvoir pour le nouveau.
refusal-charm-not-held = Tu n’as pas ce pouvoir magique : { $charm }.
refusal-shield-too-late = Tu as déjà désigné des colonnes : il est trop tard pour une protection incendie.
refusal-no-fire-protection = Tu n’as pas de protection incendie : désigne les colonnes qui brûlent.
refusal-already-named = Tu as déjà désigné la colonne { $column } : choisis-en une autre.
refusal-clouds-protect = Dans cette édition, une colonne avec des nuages ne peut pas brûler : choisis-en une autre que { $column }.

## Options et modèles

option-magician-fairy-when-nothing-burnt = Pouvoirs magiques du magicien
    .help = Combien de pouvoirs magiques le magicien donne à qui n’a aucune colonne incendiée.
    .choice-1 = un
    .choice-2 = deux
option-row-refill = Remplissage des rangées vides
    .help = Quand une rangée vide de tuiles construction est remplie.
    .choice-at-once = aussitôt
    .choice-end-of-turn = à la fin du tour
option-cloud-columns-may-burn = Les colonnes avec nuages peuvent brûler
    .help = Si l’on peut laisser au dragon des colonnes qui montrent des nuages.
option-discarded-fairy-tile = Pouvoirs magiques défaussés
    .help = Où va un pouvoir magique défaussé pour faire de la place.
    .choice-supply = dans la réserve
    .choice-removed = hors de la partie
option-spent-theft-protection = Antivols épuisés
    .help = Où va un antivol quand la tuile qu’il protège est utilisée.
    .choice-supply = dans la réserve
    .choice-removed = hors de la partie
option-evaluation-grass-scope = Place des armoiries
    .help = Sous quelles colonnes les armoiries peuvent aller après un décompte de la ville.
    .choice-town = toute colonne de la ville
    .choice-evaluated-columns = une colonne validée seulement
option-tower-gaps = Vides dans la rangée des tours
    .help = Combien de tours peuvent manquer entre les tours d’angle d’un décompte de la ville.
    .choice-any = autant qu’on veut
    .choice-one = une seule
option-start-player-ends-at-once = Fin immédiate au premier joueur
    .help = Si la partie s’arrête aussitôt, et non après la manche, quand la personne qui a commencé ne peut pas compléter les édits.
option-mercy-on-tie = Grâce en cas d’égalité
    .help = Qui reçoit la grâce du roi si plusieurs personnes ont validé le moins d’édits.
    .choice-all = toutes
    .choice-nobody = aucune
option-decrees-any-time = Édits à tout moment
    .help = Si tu peux valider des édits posés aussi avant un lancer : au début de ton tour, et entre le dragon et le nouveau lancer.
option-fairy-and-evaluation = Fée et décompte de la ville au même tour
    .help = Si un dé peut aller sur la fée et l’autre sur le décompte de la ville, au lieu d’aller à son personnage.
option-thief-makes-room = Se défausser pour un butin
    .help = Si tu peux te défausser d’une tuile posée pour faire de la place à ce que rapporte le voleur.

preset-german = Édition allemande
    .help = Les règles du livret allemand, l’original.
preset-english = Édition anglaise
    .help = Le magicien donne un pouvoir magique, et les colonnes avec nuages ne peuvent pas brûler.
preset-french = Édition française
    .help = Un pouvoir magique du magicien, rangées remplies à la fin du tour, colonnes avec nuages protégées, pouvoirs défaussés et antivols épuisés hors de la partie, armoiries sous une colonne validée.
preset-dutch = Édition néerlandaise
    .help = Un pouvoir magique du magicien, rangées remplies à la fin du tour, colonnes avec nuages protégées, pouvoirs défaussés hors de la partie, une tour au plus manque au décompte de la ville.
preset-literal = À la lettre
    .help = Le livret allemand mot pour mot : édits posés à tout moment du tour, fée et décompte de la ville jamais au même tour, aucune défausse pour un butin.

## Questions à qui pioche les tuiles d’une vraie boîte

chance-wall = Quel mur est pioché ?
chance-tower = Quelle tour est piochée ?
chance-sky = Quel ciel est pioché ?
chance-decree = Quel édit est pioché ?
chance-fairy-tile = Quel pouvoir magique est pioché ?
chance-die = Que montre le dé ?
chance-entertainer-die = Que montre le dé du saltimbanque ?
chance-start-die = Que lance la personne suivante pour savoir qui commence ?

## D’où viennent les points

score-symbols = Symboles de statut
score-entertainer = Saltimbanque
score-fairy = Fée
score-mercy = Grâce du roi

## Qui doit faire quoi maintenant

status-dice = { $player } peut utiliser un dé : { $persons }.
    .you = { $persons-count ->
        [one] Ton dé ({ $persons }) : { $can-or }.
       *[other] Tes dés ({ $persons }) : { $can-or }.
    }
status-end = { $player } termine son tour.
    .you = Tout est fait. Termine ton tour.
status-dice-used = { $player } a utilisé ses deux dés.
    .you = Tes deux dés sont utilisés : { $can-or }.
status-roll = { $player } va lancer les dés.
    .you = Avant les dés : { $can-or }.
status-person = { $player } choisit ce que fait le lutin dans le rôle { $person-of }.
    .you = Le lutin dans le rôle { $person-of } : { $can-or }.
status-hand = { $player } place une nouvelle pièce.
    .you = Ta nouvelle pièce : { $can-or }.
status-must-build = { $player } doit construire la tuile prise.
    .you = Construis la tuile que tu viens de prendre.
status-evaluate = { $player } choisit ce que rapporte l’édit.
    .you = Choisis ce que rapporte l’édit.
status-clouds = { $player } peut retourner une colonne incendiée.
    .you = Tu peux retourner une colonne incendiée.
status-entertainer = { $player } a un total de { $total } et peut relancer ou s’arrêter.
    .you = Tu as un total de { $total } : relance ou arrête-toi.
status-thief = { $player } peut voler une tuile ou un édit.
    .you = Tu peux voler une tuile ou un édit.
status-publican = { $player } peut prendre une tuile de la tournée de l’aubergiste.
    .you = Tu peux prendre une tuile de la tournée de l’aubergiste.
status-architect = { $player } peut prendre n’importe quelle tuile.
    .you = Tu peux prendre n’importe quelle tuile.
status-mayor = { $player } peut prendre n’importe quel édit.
    .you = Tu peux prendre n’importe quel édit.
status-magician = { $player } utilise le pouvoir du magicien.
    .you = Le pouvoir du magicien : { $can-or }.
status-fairy = { $player } choisit un pouvoir magique.
    .you = Choisis un pouvoir magique.
status-charm = { $player } doit trouver une place pour le pouvoir magique.
    .you = Trouve une place pour le pouvoir magique.
status-coat = { $player } pose ses armoiries.
    .you = Pose tes armoiries.
status-selection = { $player } peut jouer un grand choix.
    .you = Tu peux jouer un grand choix.
status-dragon = { $number ->
    [one] { $player } doit laisser { $number } colonne au dragon.
   *[other] { $player } doit laisser { $number } colonnes au dragon.
}
    .you = { $number ->
        [one] Le dragon veut { $number } colonne : { $can-or }.
       *[other] Le dragon veut { $number } colonnes : { $can-or }.
    }

## What the player can do now, in lists after "You can" or a colon

name-can-build = construire la tuile dans ta ville
name-can-evaluate = valider l’édit
name-can-store = la poser en réserve
name-can-replace = la poser en réserve et défausser autre chose
name-can-build-stored = construire une tuile posée
name-can-evaluate-stored = valider un édit posé
name-can-protect = protéger une pièce posée
name-can-take = prendre une tuile
name-can-decree = prendre un édit
name-can-skill = utiliser le pouvoir d’un personnage
name-can-fairy = aller voir la fée
name-can-evaluation = valider le décompte de la ville
name-can-gnome = envoyer le lutin avec les deux dés
name-can-repair = retourner une colonne incendiée
name-can-charm = prendre un pouvoir magique
name-can-keep = garder le pouvoir magique
name-can-swap = défausser un pouvoir magique à sa place
name-can-steal = voler une pièce posée
name-can-burn = sacrifier une colonne
name-can-shield = jouer une protection incendie
name-can-coat = poser tes armoiries
name-can-district = choisir un quartier
name-can-view = choisir un panorama
name-can-symbol = choisir un symbole
name-can-roll = lancer
name-can-stop = t’arrêter
name-can-pass = passer
name-can-end = terminer ton tour

## Légendes de la table dessinée

label-legend = < > tours d’angle, n porte, o nuage, w garde, s étoile, f drapeau, g griffon, # ruine, " herbe, @ armoiries, (!) protégé, & lutin
label-edition = Édition
label-mixed = mixte
label-start-player = Premier joueur
label-decree = édit
label-fairy = Fée
label-piles = Piles
label-decrees = édits
label-grass = herbe
label-points = Points
label-columns = Colonnes
label-clouds = Nuages
label-store = En réserve
label-charms = Pouvoirs magiques
label-evaluated = Édits validés
label-hand = En main
label-last-round = Dernière manche
label-game-over = La partie est terminée.

# Pourquoi un bot conseille un coup : suit « parce que cela … »
part-points = rapporte des points
part-rivals = garde tes rivaux derrière toi
part-tiles = agrandit ta ville
part-symbols = montre des symboles que les édits comptent
part-districts = prépare des quartiers
part-dragon = protège ta ville du dragon
part-townscape = te rapproche du décompte de la ville
part-storage = met de côté quelque chose d’utile
part-charms = te garde des pouvoirs magiques en réserve
part-offers = te laisse de bons édits
part-mercy = garde la grâce du roi à ta portée
part-dice = te laisse un dé utile
