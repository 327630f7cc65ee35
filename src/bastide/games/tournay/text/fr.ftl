### Tournay. L’usage des variables est expliqué en tête des textes communs.

game-title = Tournay
game-blurb = Fais travailler tes habitants et ceux de tes voisins, bâtis un quartier de neuf cartes et élève des bâtiments de prestige qui comptent pour tout le monde.

## Bâtiments et personnages

name-market-1 = Marché I
name-farmhouse-1 = Ferme I
name-residence-1 = Habitation I
name-port-1 = Port I
name-barn-1 = Grange I
name-architect-1 = Architecte I
name-alderman-1 = Échevin I
name-market-2 = Marché II
name-farmhouse-2 = Ferme II
name-residence-2 = Habitation II
name-port-2 = Port II
name-barn-2 = Grange II
name-architect-2 = Architecte II
name-alderman-2 = Échevin II
name-hospital-1 = Hôpital I
name-monastery-1 = Monastère I
name-library-1 = Bibliothèque I
name-bridge-1 = Pont I
name-priest-1 = Prêtre I
name-prior-1 = Prieur I
name-hospital-2 = Hôpital II
name-monastery-2 = Monastère II
name-library-2 = Bibliothèque II
name-bridge-2 = Pont II
name-priest-2 = Prêtre II
name-prior-2 = Prieur II
name-bishop-2 = Évêque II
name-arsenal-1 = Arsenal I
name-ballista-1 = Baliste I
name-barracks-1 = Caserne I
name-fort-1 = Fort I
name-knight-1 = Chevalier I
name-lawyer-1 = Avoué I
name-watchtower-1 = Tour de guet I
name-arsenal-2 = Arsenal II
name-ballista-2 = Baliste II
name-barracks-2 = Caserne II
name-fort-2 = Fort II
name-knight-2 = Chevalier II
name-lawyer-2 = Avoué II
name-watchtower-2 = Tour de guet II

## Cartes de l’extension

name-inn-1 = Auberge I
name-brewery-1 = Brasserie I
name-senator-1 = Sénateur I
name-bakery-2 = Boulangerie II
name-brewery-2 = Brasserie II
name-senator-2 = Sénateur II
name-abbey-1 = Abbaye I
name-monk-1 = Moine I
name-templar-1 = Templier I
name-abbey-2 = Abbaye II
name-monk-2 = Moine II
name-templar-2 = Templier II
name-catapult-1 = Catapulte I
name-lordship-1 = Seigneurie I
name-expansion-knight-1 = Chevalier I (extension)
name-mercenary-2 = Mercenaire II
name-expansion-knight-2 = Chevalier II (extension)
name-audience-hall-2 = Salle d’audience II

## Bâtiments de prestige

name-belfry = Beffroi
name-city-hall = Hôtel de ville
name-cloth-hall = Halle aux draps
name-mint = Hôtel des Monnaies
name-tour-des-six = Tour des Six
name-cathedral = Cathédrale
name-la-madeleine = La Madeleine
name-saint-brice = Saint-Brice
name-saint-jacques = Saint-Jacques
name-saint-nicolas = Saint-Nicolas
name-saint-quentin = Saint-Quentin
name-pont-des-trous = Pont des Trous
name-porte-de-la-vigne = Porte de la Vigne
name-tour-d-arras = Tour d’Arras
name-tour-henry-viii = Tour d’Henry 8
name-tour-saint-georges = Tour Saint-Georges

## Événements de la file

name-great-gathering = Grande Ducasse
name-great-procession = Grande Procession
name-kings-visit = Visite du Roi
name-battle-of-bouvines = Bataille de Bouvines
name-battle-of-courtrai = Bataille de Courtrai
name-heresy = Hérésie
name-crusade = Croisade
name-norman-attack = Attaque des Normands
name-fire = Incendie
name-iconoclasm = Iconoclasme
name-siege = Siège
name-drought = Sécheresse
name-plague = Peste
name-brigands = Brigands
name-famine = Famine

name-crier = Crieur public
    .help = Ne va jamais en main. Quand il apparaît, chaque événement de la file reçoit une pièce s’il a un cercle vide, puis les événements frappent tout le monde.

## Ce que fait une carte, composé à partir de ses éléments

piece-amount = { $amount ->
    [one] { $amount } denier
   *[other] { $amount } deniers
}
piece-price = { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
}
piece-card-types = { $types-count ->
    [2] carte de niveau I ou II
   *[other] { $types } de niveau I ou II
}
piece-gain-deniers = Gagne { piece-amount }.
piece-deniers-per-slot = { $slots ->
    [empty] Gagne { piece-amount } par emplacement vide parmi les neuf de ton quartier.
   *[filled] Gagne { piece-amount } par emplacement rempli de ton quartier.
}
piece-recruit = { $colour-id ->
    [any] Paie { piece-price } et recrute un habitant de la couleur de ton choix.
   *[other] Paie { piece-price } et recrute un habitant { $colour }.
}
piece-use-other-building = { $colour-id ->
    [any] Utilise un bâtiment d’un autre quartier, { piece-occupied }.
   *[other] Utilise un bâtiment { $colour } d’un autre quartier, { piece-occupied }.
}
piece-occupied = { $occupied ->
    [yes] même si un habitant s’y trouve, mais pas s’il est endommagé
   *[no] si rien n’est posé dessus
}
piece-draw-from = Pioche une carte de la pioche { $deck }.
piece-take-top = { $count ->
    [one] Prends la première carte de la pioche { $deck }. Un Crieur public est d’abord remplacé, puis les événements frappent.
   *[other] Prends les { $count } premières cartes de la pioche { $deck }. Un Crieur public est d’abord remplacé, puis les événements frappent.
}
piece-gather-lying = Tes habitants couchés près de ta Place se relèvent.
piece-combat-event = { $coins ->
    [none] Prends en main, comme rempart, un événement sans pièce.
   *[some] { $take ->
        [yes] Prends en main, comme rempart, un événement avec au moins une pièce, et gagne ses pièces.
       *[no] Prends en main, comme rempart, un événement avec au moins une pièce.
    }
}
piece-trigger-events = { $max ->
    [one] Choisis { $max } événement de la file. Il reçoit une pièce s’il a un cercle vide, puis frappe les autres.
   *[other] Choisis jusqu’à { $max } événements de la file. Chacun reçoit une pièce s’il a un cercle vide, puis frappe les autres.
}
piece-deniers-per-pair = Gagne { piece-amount } par couple d’habitants ({ $colours }) debout sur ta Place.
piece-deniers-per-citizen = Gagne { piece-amount } pour chacun de tes { $colours-count ->
    [3] habitants
   *[other] habitants { $colours-s-or }
} { piece-where }.
piece-where = { $where-id ->
    [lying] couchés près de ta Place
   *[other] debout sur ta Place
}
piece-deniers-per-citizen-of-one-colour = Choisis { $colours-or } : gagne { piece-amount } pour chacun de tes habitants de cette couleur { piece-where }.
piece-reveal-level = Révèle la première carte de chacune des trois pioches de niveau { $level } et prends-en { $take }. Si un Crieur public apparaît, les événements frappent d’abord, puis une autre carte est révélée.
piece-damage-each-other = Dans chaque autre quartier, endommage, à ton choix : { $count } × { piece-card-types } libre.
piece-collect-per-building = { $colour-id ->
    [any] Nomme une couleur. Chaque autre personne te paie { piece-amount } par carte visible de cette couleur dans son quartier ({ piece-card-types }).
   *[other] Chaque autre personne te paie { piece-amount } par carte { $colour-f } visible dans son quartier ({ piece-card-types }).
}
piece-richest-pays = La personne la plus riche te paie { piece-amount } ; en cas d’égalité, toutes les plus riches paient. Toi-même, tu ne paies jamais.
piece-protect-one-event = Tant qu’un habitant (même un gris) est sur cette carte, tu peux écarter un événement à chaque Crieur public.
piece-on-activate = { $colour-id ->
    [any] Après avoir activé un bâtiment de sa ligne ou de sa colonne :
   *[other] Après avoir activé un bâtiment { $colour } de sa ligne ou de sa colonne :
}
piece-on-place = { $colour-id ->
    [any] Quand tu poses { $types-a-or } dans sa ligne ou sa colonne :
   *[other] Quand tu poses { $types-a-or } ({ $colour } seulement) dans sa ligne ou sa colonne :
}
piece-on-gather = Chaque fois que tu rassembles tes habitants :
piece-every-second-citizen = Quand le 2e, le 4e ou le 6e habitant { $colours-or } arrive sur les cartes de sa ligne et de sa colonne (plus après le 6e) :
piece-chain-activation = { piece-chain-first } tu peux aussitôt y activer { $second-id ->
    [any] un autre bâtiment
   *[other] un autre bâtiment, { $second }
} avec un habitant { $citizen } de plus.
piece-chain-first = { $colour-id ->
    [any] Après avoir activé un bâtiment de sa ligne ou de sa colonne,
   *[other] Après avoir activé un bâtiment { $colour } de sa ligne ou de sa colonne,
}
piece-double-activation = { $colour-id ->
    [any] Tu peux activer deux fois avant de rassembler, en deux actions distinctes, les bâtiments de sa ligne ou de sa colonne.
   *[other] Tu peux activer deux fois avant de rassembler, en deux actions distinctes, les bâtiments { $colour-s } de sa ligne ou de sa colonne.
}
piece-earn-bonus = Quand tu gagnes des deniers avec tes habitants, chaque habitant { $colour } rapporte { piece-amount }.

## Ce que compte un bâtiment de prestige

worth-deniers = { $each ->
    [1] Par denier que tu as :
   *[other] Par tranche de { $each } deniers que tu as :
}
worth-citizens = { worth-each } tes { worth-people } :
worth-people = { $colours-count ->
    [3] habitants
   *[other] habitants { $colours-s-or }
}
worth-each = { $each ->
    [1] Pour chacun de
   *[other] Pour chaque groupe de { $each } parmi
}
worth-citizen-sets = { $each ->
    [1] Par lot de tes habitants, un de chaque couleur ({ $colours }) :
   *[other] Pour { $each } lots de tes habitants, un de chaque couleur ({ $colours }) :
}
worth-cards = { $each ->
    [1] Par { worth-which } visible dans ton quartier{ $colours-count ->
        [3] { " " }:
       *[other] { " " }({ $colours-or }) :
    }
   *[other] Par groupe de { $each } dans ton quartier, { worth-which } visible{ $colours-count ->
        [3] { " " }:
       *[other] { " " }({ $colours-or }) :
    }
}
worth-which = { $which ->
    [buildings] bâtiment de niveau I ou II
    [characters] personnage
   *[cards] carte de niveau I ou II
}
worth-card-sets = { $each ->
    [1] Par lot de cartes visibles de ton quartier ({ worth-which }), une de chaque couleur ({ $colours }) :
   *[other] Pour { $each } lots de cartes visibles de ton quartier ({ worth-which }), une de chaque couleur ({ $colours }) :
}
worth-prestige = Par bâtiment de prestige visible dans ton quartier, celui-ci compris :
worth-ramparts = Par rempart que tu as construit :
worth-points = { $builder ->
    [one] { $builder } point si tu l’as construit, { $others } sinon ; { $cap } au plus.
   *[other] { $builder } points si tu l’as construit, { $others } sinon ; { $cap } au plus.
}
worth-constant = { $others ->
    [0] { worth-builder } pour qui l’a construit, rien pour les autres.
   *[other] { worth-builder } pour qui l’a construit, { $others } pour les autres.
}
worth-builder = { $builder ->
    [one] { $builder } point
   *[other] { $builder } points
}

## Ce que fait un événement

strike-lay-citizen = { $colour-id ->
    [any] Par pièce, tout le monde couche { $amount ->
        [one] { $amount } habitant de la couleur de son choix.
       *[other] { $amount } habitants de la couleur de son choix.
    }
   *[other] Par pièce, tout le monde couche { $amount ->
        [one] { $amount } habitant { $colour }.
       *[other] { $amount } habitants { $colour-s }.
    }
}
strike-majority = { $colour-id ->
    [any] Par pièce, qui a le plus de cartes visibles et d’habitants gagne { piece-amount } ; en cas d’égalité, toutes les personnes à égalité.
   *[other] Par pièce, qui a le plus de cartes visibles et d’habitants { $colour-s } gagne { piece-amount } ; en cas d’égalité, toutes les personnes à égalité.
}
strike-lose-deniers = Par pièce, tout le monde perd { piece-amount }.
strike-damage = { $colour-id ->
    [any] Par pièce, chaque personne endommage dans son quartier { $amount ->
        [one] { $amount } carte libre
       *[other] { $amount } cartes libres
    } de niveau I ou II.
   *[other] Par pièce, chaque personne endommage dans son quartier { $amount ->
        [one] { $amount } carte { $colour-f } libre
       *[other] { $amount } cartes { $colour-fs } libres
    } de niveau I ou II.
}

## Ce qui est imprimé de plus sur une carte ou un événement

about-building = Bâtiment, pioche { $deck }.
about-character = Personnage, pioche { $deck }.
about-prestige = Bâtiment de prestige, pioche { $deck }.
about-expansion = Extension.
about-copies = { $marked ->
    [0] { $number ->
        [one] { $number } exemplaire.
       *[other] { $number } exemplaires.
    }
   *[other] { $number ->
        [one] { $number } exemplaire, dont { $marked } avec la marque.
       *[other] { $number } exemplaires, dont { $marked } avec la marque.
    }
}
about-cost = { $deniers ->
    [0] Ne coûte rien.
    [one] Coûte { $deniers } denier.
   *[other] Coûte { $deniers } deniers.
}
about-cost-card = { $deniers ->
    [0] Coûte une carte de ta main ou de ton quartier.
    [one] Coûte { $deniers } denier et une carte de ta main ou de ton quartier.
   *[other] Coûte { $deniers } deniers et une carte de ta main ou de ton quartier.
}
about-cost-citizen = Coûte un habitant { $colour }.
about-points = { $points ->
    [one] Vaut { $points } point.
   *[other] Vaut { $points } points.
}
about-circles = { $number ->
    [one] { $number } cercle pour une pièce.
   *[other] { $number } cercles pour des pièces.
}
about-fight-citizens = Lutter contre lui demande { about-fighters }.
about-fighters = { $citizens ->
    [one] { $citizens } habitant { $colour }
   *[other] { $citizens } habitants { $colour-s }
}
about-fight = Lutter contre lui demande { about-fighters }, { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} et { $coins } de plus par pièce.
about-reconstructed = ≈ Reconstitué, inconnu de la boîte : { $fields }.

name-field-name = nom
name-field-copies = exemplaires
name-field-cost = coût
name-field-points = points
name-field-effect = effet
name-field-colour = couleur
name-field-deck = pioche
name-field-circles = cercles
name-field-fight = qui lutte contre lui

## Sortes de cartes, avec leur article

name-building = bâtiment
    .a = un bâtiment
name-character = personnage
    .a = un personnage
name-prestige = bâtiment de prestige
    .a = un bâtiment de prestige

## Pioches, par couleur et par niveau

name-yellow-1 = jaune I
name-yellow-2 = jaune II
name-yellow-3 = jaune III
name-white-1 = blanche I
name-white-2 = blanche II
name-white-3 = blanche III
name-red-1 = rouge I
name-red-2 = rouge II
name-red-3 = rouge III

## Couleurs : « .s » au masculin pluriel

name-yellow = jaune
    .f = jaune
    .fs = jaunes
    .s = jaunes
name-white = blanc
    .f = blanche
    .fs = blanches
    .s = blancs
name-red = rouge
    .f = rouge
    .fs = rouges
    .s = rouges
name-gray = gris
    .f = grise
    .fs = grises
    .s = gris
name-any = au choix
## À qui est un habitant, et où il est ; « .of » avec « de », « .citizen » comme habitant

name-own = à toi
    .of = de ton quartier
    .citizen = un de tes habitants
name-next = personne suivante
    .of = de la personne suivante
    .citizen = un habitant de la personne suivante
name-second = deuxième personne
    .of = de la deuxième personne
    .citizen = un habitant de la deuxième personne
name-third = troisième personne
    .of = de la troisième personne
    .citizen = un habitant de la troisième personne
name-plaza = sur la Place
name-lying = près de la Place

## Coups

move-draw = Piocher dans la pioche { $deck }
move-activate = Activer le bâtiment en { $slot }
move-combat = Lutter contre l’événement { $event }
move-earn = Gagner des deniers avec des habitants { $colour-s } : { $number }
move-gather = Rassembler tes habitants
move-recruit = Recruter un habitant { $colour }
move-place = Poser la carte en { $slot }
move-remove = Payer avec la carte en { $slot }
move-give = Payer avec un habitant : { $place }
move-use = Utiliser { $owner-citizen }
move-top = Prendre la carte visible
move-look = Consulter les deux cartes du dessous
move-visit = Utiliser le bâtiment { $owner-of } en { $slot }
move-fight = Prendre l’événement { $event }
move-trigger = Déclencher des événements : { $events }
move-colour = Choisir une couleur : { $colour }
move-damage = Endommager la carte en { $slot }
move-react = Faire agir le personnage en { $slot }
move-rampart = Construire un rempart
move-shelter = Te protéger grâce à ta carte
move-pass = Y renoncer
move-play = Jouer { $card }
move-return = Remettre { $card } sous sa pioche
move-keep = Garder { $card }

## Ce qui s’est passé

event-plays = { $deniers ->
    [0] { $player } joue { $card }.
    [one] { $player } paie { $deniers } denier et joue { $card }.
   *[other] { $player } paie { $deniers } deniers et joue { $card }.
}
event-removes = { $player } paie avec { $card } en { $slot } : la carte retourne sous sa pioche.
event-returns = { $player } remet { $card } sous sa pioche.
    .hidden = { $player } remet une carte sous la pioche { $deck }.
event-gives-citizen = { $player } rend un habitant { $colour } à la réserve.
event-places = { $player } pose { $card } en { $slot }.
event-stacks = { $player } pose { $card } sur la pile en { $slot }.
event-replaces = { $player } pose { $card } en { $slot } et remplace { $cards }.
event-shifts-district = Chez { $player }, le quartier se décale sur sa grille pour laisser de l’espace de chaque côté.
event-borrows = { $player } paie { $deniers } deniers à { $other-player } pour un habitant { $colour }.
event-draws = { $player } pioche dans la pioche { $deck }.
event-takes-top = { $player } prend { $card } de la pioche { $deck }.
event-buries-top = { $card } va sous la pioche { $deck }.
event-looks = { $number ->
    [one] { $player } consulte { $number } carte de la pioche { $deck } : { $cards }.
   *[other] { $player } consulte { $number } cartes de la pioche { $deck } : { $cards }.
}
    .hidden = { $number ->
    [one] { $player } consulte { $number } carte de la pioche { $deck }.
   *[other] { $player } consulte { $number } cartes de la pioche { $deck }.
}
event-keeps = { $player } garde la carte { $card }.
    .hidden = { $player } garde une carte de la pioche { $deck }.
event-leaves = { $player } laisse la carte { $card } face visible sur la pioche { $deck }.
event-takes-card = { $player } prend { $card } de la pioche { $deck }.
    .hidden = { $player } prend une carte de la pioche { $deck }.
event-turns-up = Carte révélée sur la pioche { $deck } : { $card }.
event-crier = { $player } tombe sur le Crieur public de la pioche { $deck }.
event-adds-coin = { $number ->
    [one] L’événement { $event } porte maintenant { $number } pièce.
   *[other] L’événement { $event } porte maintenant { $number } pièces.
}
event-strikes = { $number ->
    [one] L’événement { $event } frappe une fois.
   *[other] L’événement { $event } frappe { $number } fois.
}
event-builds-rampart = { $player } construit un rempart contre l’événement { $event }.
event-builds-spare-rampart = { $player } construit un rempart.
event-builds-all-ramparts = { $number ->
    [one] { $player } construit { $number } dernier rempart.
   *[other] { $player } construit { $number } derniers remparts.
}
event-shelters = { $player } se protège de l’événement { $event }.
event-passes = { $player } y renonce.
event-lays-citizen = { $player } couche un habitant { $colour }.
event-gains = { $deniers ->
    [one] { $player } gagne { $deniers } denier.
   *[other] { $player } gagne { $deniers } deniers.
}
event-loses = { $deniers ->
    [one] { $player } perd { $deniers } denier.
   *[other] { $player } perd { $deniers } deniers.
}
event-pays = { $deniers ->
    [one] { $player } paie { $deniers } denier à { $other-player }.
   *[other] { $player } paie { $deniers } deniers à { $other-player }.
}
event-damages = Carte endommagée chez { $player } en { $slot } : { $card }.
event-activates = { $player } active { $card } en { $slot }.
event-reacts = Chez { $player }, { $card } agit.
event-recruits = { $deniers ->
    [one] { $player } recrute un habitant { $colour } pour { $deniers } denier.
   *[other] { $player } recrute un habitant { $colour } pour { $deniers } deniers.
}
event-visits = { $player } utilise { $card } chez { $other-player }.
event-combats = { $deniers ->
    [0] { $player } lutte contre l’événement { $event }.
    [one] { $player } lutte contre l’événement { $event } et paie { $deniers } denier.
   *[other] { $player } lutte contre l’événement { $event } et paie { $deniers } deniers.
}
event-takes-event = { $player } prend l’événement { $event } comme rempart.
event-next-event = Nouvel événement dans la file : { $event }.
event-triggers = { $player } déclenche des événements : { $events }.
event-names-colour = { $player } nomme une couleur : { $colour }.
event-earns = { $number ->
    [one] { $player } gagne { $deniers } deniers avec { $number } habitant { $colour }.
   *[other] { $player } gagne { $deniers } deniers avec { $number } habitants { $colour-s }.
}
event-gathers = { $player } rassemble tous ses habitants.
event-stands-up = { $number ->
    [0] Chez { $player }, personne n’a besoin de se relever.
    [one] Chez { $player }, { $number } habitant se relève.
   *[other] Chez { $player }, { $number } habitants se relèvent.
}
event-last-round = La fin approche : chaque personne joue un dernier tour.
event-last-cards = Chaque personne peut choisir en secret une dernière carte.
event-chooses-last = { $player } choisit { $card } comme dernière carte.
event-chooses-slot = { $player } la posera en { $slot }.
event-ends-part = { $player } a décidé.
event-shows-none = { $player } ne joue pas de dernière carte.
event-shows-last = { $player } montre { $card } pour { $slot }.

## Pourquoi un coup n’est pas permis

refusal-not-asked = { $player } doit décider maintenant : attends qu’on te le demande.
refusal-pay-card-first = Paie d’abord la carte : remets une autre carte de ta main ou de ton quartier sous sa pioche.
refusal-pay-citizen-first = Paie d’abord la carte : cède un habitant { $colour }.
refusal-place-first = Pose d’abord la carte { $card }.
refusal-choose-owner = Choisis d’abord à qui tu prends l’habitant.
refusal-top-or-look = Prends la carte visible, ou consulte les deux du dessous.
refusal-choose-card = Choisis d’abord la carte que tu gardes.
refusal-choose-character = Plusieurs personnages agissent : choisis le premier.
refusal-activate-or-pass = Tu peux activer un second bâtiment maintenant : choisis-en un, ou renonces-y.
refusal-rampart-or-pass = Un événement va frapper : construis un rempart, ou renonces-y.
refusal-event-first = Choisis d’abord ce qui est endommagé ou couché.
refusal-finish-effect = Termine d’abord l’effet du bâtiment.
refusal-play-first = Joue d’abord une carte de ta main.
refusal-action-first = Choisis d’abord une action : piocher, activer, lutter, gagner des deniers ou rassembler.
refusal-draw-first = On consulte des cartes en piochant : choisis d’abord une pioche.
refusal-no-event-now = Aucun événement ne frappe en ce moment.
refusal-activate-first = Cela fait partie de l’effet d’un bâtiment : actives-en d’abord un.
refusal-hand-limit = Tu peux garder quatre cartes au plus : remets des cartes sous leur pioche ou construis des remparts.
refusal-action-done = Tu as fait ton action : termine ton tour.
refusal-card-played = On ne joue qu’une carte par tour : réalise maintenant ton action.
refusal-hand-small-enough = On ne rend des cartes et ne construit des remparts en trop qu’à la fin du tour, tant que la main dépasse quatre cartes.
refusal-no-rampart = Tu n’as pas de rempart en main.
refusal-not-in-hand = Cette carte n’est pas dans ta main.
refusal-has-that-one = Tu as déjà { $card } dans ton quartier, et aucun bâtiment de prestige ne peut s’y trouver deux fois.
refusal-too-few-deniers = { $deniers ->
    [one] { $card } coûte { $deniers } denier, que tu n’as pas.
   *[other] { $card } coûte { $deniers } deniers, que tu n’as pas.
}
refusal-cannot-pay = Tu ne peux pas payer ce que la carte { $card } coûte en plus des deniers.
refusal-deck-empty = La pioche { $deck } n’a plus de cartes.
refusal-too-few-citizens = { $number ->
    [one] Il te faut { $number } habitant { $colour } disponible, à toi ou que tu peux payer.
   *[other] Il te faut { $number } habitants { $colour-s } disponibles, à toi ou que tu peux payer.
}
refusal-earn-own-only = Tu n’as pas autant d’habitants de cette couleur sur ta Place, et seuls les tiens gagnent des deniers.
refusal-only-advanced = Recruter par une action n’est possible qu’avec les règles avancées.
refusal-supply-empty = Il n’y a plus d’habitant { $colour } dans la réserve.
refusal-cannot-recruit = Pour recruter, il faut cinq deniers et un habitant { $colour } disponible.
refusal-nothing-there = Il n’y a pas de carte en { $slot }.
refusal-not-for-citizens = { $card } ne s’active jamais : seuls les bâtiments de niveau I et II s’activent.
refusal-is-damaged = { $card } reste hors d’usage jusqu’à ce que tu rassembles tes habitants.
refusal-not-free = La carte { $card } n’est pas libre : rassemble d’abord tes habitants.
refusal-no-event = Il n’y a pas d’événement à cette place de la file.
refusal-no-coin = L’événement { $event } ne porte aucune pièce : on ne peut pas lutter contre lui par une action.
refusal-cannot-fight = { $deniers ->
    [0] Pour lutter contre l’événement { $event }, il te faut { $number ->
        [one] { $number } habitant { $colour }.
       *[other] { $number } habitants { $colour-s }.
    }
    [one] Pour lutter contre l’événement { $event }, il te faut { $number ->
        [one] { $number } habitant { $colour }
       *[other] { $number } habitants { $colour-s }
    } et { $deniers } denier.
   *[other] Pour lutter contre l’événement { $event }, il te faut { $number ->
        [one] { $number } habitant { $colour }
       *[other] { $number } habitants { $colour-s }
    } et { $deniers } deniers.
}
refusal-no-citizen-there = Tu n’as pas d’habitant { $colour } à cet endroit.
refusal-bad-slot = La carte ne peut pas aller en { $slot }. Emplacements possibles : { $near }.
refusal-no-own-citizen = Tu n’as plus d’habitant { $colour } sur ta Place.
refusal-cannot-borrow = Aucun habitant { $colour } n’est à prendre là : il doit être disponible et coûte { $deniers } deniers.
refusal-not-among-them = Cette carte ne fait pas partie de celles que tu peux choisir.
refusal-cannot-visit = Ce bâtiment ne peut pas être utilisé : il doit être de la bonne couleur, libre, et ne pas être un Port.
refusal-cannot-take-event = Cet événement ne peut pas être pris : il a une pièce de trop ou de moins.
refusal-cannot-trigger = Tu ne peux pas déclencher autant d’événements, ou l’un d’eux n’est pas là.
refusal-not-that-colour = Cette couleur ne peut pas être choisie ici : { $colour }.
refusal-cannot-damage = Il n’y a pas en { $slot } de carte libre à endommager.
refusal-does-not-react = Aucun personnage n’agit en { $slot } maintenant.
refusal-not-in-chain = Le bâtiment en { $slot } ne peut pas être activé en plus.
refusal-no-shelter = Tu n’as pas de carte protectrice avec un habitant dessus, ou elle a déjà servi pour ce Crieur public.
refusal-slot-must-stay = La carte en { $slot } doit rester, sinon ta dernière carte ne pourrait pas être posée.
refusal-part-ended = Tu as décidé de ta dernière carte : attends les autres.
refusal-last-card-chosen = Tu as choisi ta dernière carte : choisis son emplacement, ou termine.
refusal-only-last-card = La partie est presque finie : choisis une dernière carte et son emplacement, ou termine.

## Options et préréglages

option-advanced = Règles avancées
    .help = Un habitant de chaque couleur et neuf deniers au départ, une réserve plus grande et une action pour recruter.
option-expansion = Extension
    .help = Si l’on joue avec les cartes de l’extension, et comment elles entrent dans les pioches.
    .choice-none = sans
    .choice-replace = à la place des cartes marquées
    .choice-mix = mélangées aux cartes marquées
option-majority-deniers = Deniers des événements de majorité
    .help = Les cartes montrent 2, l’aide de jeu dit 3.
    .choice-card = comme sur les cartes
    .choice-aid = comme sur l’aide de jeu
option-cathedral-points = La Cathédrale
    .help = Règle : 4 points ; elle ne donne pas de coût, la Cathédrale coûte donc 5 deniers (une reconstitution). Édition en ligne : 8 points pour 20 deniers.
    .choice-rulebook = comme dans la règle
    .choice-online = comme dans l’édition en ligne
option-start-player = Premier joueur
    .help = Qui joue le premier tour.
    .choice-1 = joueur 1
    .choice-2 = joueur 2
    .choice-3 = joueur 3
    .choice-4 = joueur 4

preset-base = Jeu de base
    .help = Les règles d’initiation avec les cartes de base.
preset-advanced = Règles avancées
    .help = Moins d’habitants, plus de deniers et une action pour recruter.
preset-expansion-replace = Avec l’extension
    .help = Les cartes de l’extension remplacent les cartes de base marquées.
preset-expansion-mix = Avec l’extension, mélangée
    .help = Pour chaque pioche de niveau I et II, trois cartes sont tirées parmi les marquées et les nouvelles.

## Questions à une personne qui pioche dans une vraie boîte

chance-event = Quel événement est dévoilé ?
chance-first-player = Qui commence ?
chance-card-left-out = Quelle carte reste dans la boîte ?
chance-rampart = Quel événement se trouve au recto d’un rempart ?
chance-yellow-1 = Quelle carte est piochée dans la pioche jaune I ?
chance-yellow-2 = Quelle carte est piochée dans la pioche jaune II ?
chance-yellow-3 = Quelle carte est piochée dans la pioche jaune III ?
chance-white-1 = Quelle carte est piochée dans la pioche blanche I ?
chance-white-2 = Quelle carte est piochée dans la pioche blanche II ?
chance-white-3 = Quelle carte est piochée dans la pioche blanche III ?
chance-red-1 = Quelle carte est piochée dans la pioche rouge I ?
chance-red-2 = Quelle carte est piochée dans la pioche rouge II ?
chance-red-3 = Quelle carte est piochée dans la pioche rouge III ?

## D’où viennent les points

score-printed = Inscrits sur les cartes
score-ramparts = Remparts

## Qui doit faire quoi

status-action = { $player } choisit une action.
    .you = Tu peux { $can-or }.
status-hand-limit = { $player } a plus de quatre cartes en main.
    .you = Tu as plus de quatre cartes en main : { $can-or }.
status-end = { $player } peut terminer son tour.
    .you = Termine ton tour.
status-pay-card = { $player } doit payer la carte { $card } avec une autre carte.
    .you = La carte { $card } coûte aussi une carte : { $can-or }.
status-pay-citizen = { $player } doit payer la carte { $card } avec un habitant { $colour }.
    .you = Paie la carte { $card } avec un habitant { $colour }.
status-place = { $player } doit poser la carte { $card }.
    .you = Pose la carte { $card }.
status-use = { $number ->
    [one] { $player } choisit à qui prendre l’habitant { $colour }.
   *[other] { $player } choisit à qui prendre { $number } habitants { $colour-s }.
}
    .you = { $number ->
        [one] Choisis à qui prendre l’habitant { $colour }.
       *[other] Choisis à qui prendre { $number } habitants { $colour-s }.
    }
status-draw = { $player } pioche dans la pioche { $deck }.
    .you = La pioche { $deck } : { $can-or }.
status-keep = { $player } choisit une des deux cartes de la pioche { $deck }.
    .you = Choisis une des deux cartes de la pioche { $deck }.
status-choose = { $number ->
    [one] { $player } prend une des cartes révélées.
   *[other] { $player } prend { $number } des cartes révélées.
}
    .you = { $number ->
        [one] Prends une des cartes révélées.
       *[other] Prends { $number } des cartes révélées.
    }
status-react = { $player } choisit le personnage qui agit en premier.
    .you = Choisis le personnage qui agit en premier.
status-chain = { $player } peut activer un second bâtiment.
    .you = Tu peux activer un second bâtiment.
status-shelter = { $player } peut se protéger contre l’événement { $event }.
    .you = L’événement { $event } va frapper : { $can-or }.
status-suffer = { $player } doit choisir ce que frappe l’événement { $event }.
    .you = Choisis ce que frappe l’événement { $event }.
status-damage = { $player } choisit une carte à endommager chez { $other-player }.
    .you = Choisis une carte à endommager chez { $other-player }.
status-effect = { $player } choisit comment appliquer l’effet.
    .you = L’effet : { $can-or }.
status-last-cards = Les dernières cartes sont choisies en secret.
status-last-card = Choisis une dernière carte si tu veux, ou termine sans.
    .end = Pas de dernière carte
status-no-last-card = Tu ne peux pas jouer de dernière carte. Termine sans.
    .end = Pas de dernière carte
status-last-slot = Choisis où ira la carte { $card }.
status-last-end = Ta dernière carte est choisie : termine.
    .end = Valider la dernière carte
status-wait = Attends que les autres aient choisi.

## What the player can do now, in lists after "You can" or a colon

name-can-play = jouer d’abord une carte
name-can-draw = piocher une carte
name-can-activate = activer un bâtiment
name-can-combat = lutter contre un événement
name-can-earn = gagner des deniers
name-can-gather = rassembler tes habitants
name-can-recruit = recruter un habitant
name-can-place = poser la carte
name-can-remove = payer avec une carte de ton quartier
name-can-return = remettre une carte de ta main sous sa pioche
name-can-give = payer avec un habitant
name-can-use = utiliser un habitant
name-can-top = prendre la carte visible
name-can-look = consulter les deux cartes du dessous
name-can-keep = garder une carte
name-can-visit = utiliser le bâtiment d’un autre
name-can-fight = prendre un événement
name-can-trigger = déclencher des événements
name-can-colour = choisir une couleur
name-can-damage = choisir la carte endommagée
name-can-react = choisir un personnage
name-can-rampart = construire un rempart
name-can-shelter = te protéger grâce à ta carte
name-can-pass = y renoncer
name-can-end = terminer ton tour

## Légendes de la table dessinée

label-legend = habitants sur un bâtiment : y jaune, w blanc, r rouge, g gris ; # endommagé, ×2 cartes empilées, ! Crieur public passé, > à choisir, * commence
label-legend-cards = ≈ en partie reconstitué, (coût ; ★ points)
label-fight = lutter
label-event-deck = Pioche d’événements
label-supply = Réserve
label-criers = Crieurs publics
label-deniers = Deniers
label-points = Points
label-ramparts = Remparts (main + construits)
label-plaza = Place
label-lying = couchés
label-hand = Main
label-playing = Carte jouée
label-looked = Consultées
label-below = Connues sous les pioches, depuis le bas
label-perhaps = peut-être
label-last-round = Dernier tour
label-game-over = La partie est terminée.

# Pourquoi un bot conseille un coup : suit « parce que cela … »
part-points = rapporte des points
part-rival = freine ton meilleur rival
part-deniers = rapporte des deniers
part-citizens = garde tes habitants disponibles
part-hand = améliore ta main
part-slots = remplit ton quartier
part-prestige = ajoute un bâtiment de prestige
part-buildings = fait travailler de meilleurs bâtiments
part-characters = tire parti de tes personnages
part-events = te protège des événements
part-closing = rapproche la fin tant que tu mènes
