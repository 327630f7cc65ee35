### Le plateau dessiné de Tournay dans le navigateur. Les mots du jeu lui-même viennent du serveur.

board-possible = possible maintenant
board-decks = Les neuf pioches
board-deck = { $number ->
    [one] Pioche { $deck }, { $number } carte
   *[other] Pioche { $deck }, { $number } cartes
}
# Les couleurs arrivent au masculin singulier
board-deck-help = { $number ->
    [one] Piocher ici demande { $number } habitant { $colour } : consulte les deux premières cartes et gardes-en une, ou prends la carte visible.
   *[other] Piocher ici demande { $number } habitants { $colour }s : consulte les deux premières cartes et gardes-en une, ou prends la carte visible.
}
board-crier-came = son Crieur public est passé
board-queue = La file d’événements
board-event-deck = Événements à venir : { $number }
board-coins = { $number } pièces sur { $circles }
board-fight-cost = Lutter contre lui demande { $number ->
    [one] { $number } habitant { $colour }
   *[other] { $number } habitants { $colour }s
}{ $deniers ->
    [0] { "" }
    [one] { " " }et { $deniers } denier
   *[other] { " " }et { $deniers } deniers
}
board-criers = Crieurs publics : { $number } sur { $needed }
board-criers-help = Quand { $needed } Crieurs publics sont passés, un quartier complet amène la fin.
board-supply = Réserve
board-citizens = { $number ->
    [one] { $number } habitant { $colour }
   *[other] { $number } habitants { $colour }s
}
board-standing = { $number ->
    [one] { $number } habitant { $colour } sur la Place
   *[other] { $number } habitants { $colour }s sur la Place
}
board-available = Habitants { $colour }s : debout / en tout
board-lying = Habitants couchés, près de la Place
board-lying-one = habitant { $colour } couché
board-gray = { $number ->
    [one] { $number } habitant gris
   *[other] { $number } habitants gris
}
board-damaged = endommagée
board-beneath = dessous : { $cards }
board-known-below = connues dans la pioche, depuis le bas : { $cards }
board-perhaps = peut-être : { $cards }
board-district = Quartier de { $player }
board-plaza = Place de { $player }
board-hand = Main de { $player }
board-hand-empty = Ta main est vide.
board-hidden-card = carte cachée ({ $deck })
board-rampart = Rempart
board-rampart-help = Un rempart te protège d’un événement d’un Crieur public, si fort soit-il, et vaut un point à la fin.
board-citizen-help = Les habitants piochent des cartes, activent des bâtiments et luttent contre les événements. Celui d’un autre joueur coûte 2 deniers.
board-deniers-help = Les deniers paient les cartes, les luttes et les habitants des autres.
board-lying-help = Un habitant couché se relève quand son propriétaire rassemble.
board-hand-help = À la fin d’un tour, une main a quatre cartes au plus, remparts compris.
board-hidden-help = Une carte de cette pioche que tu n’as pas vue.
board-event-deck-help = Quand un événement quitte la file, le suivant d’ici le remplace.
board-complete-help = Un quartier est complet avec neuf emplacements occupés et deux bâtiments de prestige visibles. Les quartiers complets amènent la fin de la partie.
board-prestige-help = À la fin, chaque bâtiment de prestige visible rapporte des points à tout le monde, et plus à qui l’a construit.
board-first-player-help = C’est seulement au début du tour de cette personne qu’on vérifie si la partie se termine.
board-damaged-help = Endommagée : hors d’usage jusqu’à ce que son propriétaire rassemble.
board-last-round-help = Chaque personne joue un dernier tour, puis peut construire une dernière carte en secret.
board-printed-help = Les points imprimés sur toutes les cartes d’un quartier, même recouvertes.
board-empty-slot = { $slot } : vide
board-last-here = ta dernière carte va ici
board-show = Montrer le quartier de { $player }
board-back = Revenir à mon quartier
board-first-player = commence la partie
board-slots = Emplacements occupés
board-prestige-count = Bâtiments de prestige
board-complete = Quartier complet

## Une carte en mots

board-type-building = bâtiment
board-type-character = personnage
board-type-prestige = bâtiment de prestige
board-cost = { $deniers ->
    [one] coûte { $deniers } denier
   *[other] coûte { $deniers } deniers
}
board-cost-card = { $deniers ->
    [one] coûte { $deniers } denier et une carte de ta main ou de ton quartier
   *[other] coûte { $deniers } deniers et une carte de ta main ou de ton quartier
}
board-cost-citizen = coûte un habitant { $colour }
board-printed-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui changerait, à côté d’un nombre

board-of-deniers = deniers
board-of-points = points
board-of-cards = cartes en main
board-of-ramparts = remparts
board-of-citizens = habitants { $colour }s sur la Place

## Ce qui est demandé

board-question = Ce qui est demandé
board-waiting = { $player } réfléchit…
board-off-turn = C’est le tour de { $player }, mais la question est pour toi :
board-last-round = Dernier tour !
board-ask-opening = Tu peux jouer une carte de ta main. Puis choisis une action :
board-ask-action = Choisis maintenant une action :
board-ask-end = Ton action est faite : termine ton tour.
board-ask-hand-limit = Tu peux garder quatre cartes.
board-ask-pay-card = { $card } coûte une carte en plus.
board-ask-pay-citizen = { $card } coûte un habitant { $colour }. Choisis un des tiens.
board-ask-place = Choisis une place pour { $card }.
board-ask-use = { $number ->
    [one] À qui prends-tu l’habitant { $colour } ?
   *[other] À qui prends-tu les habitants { $colour }s ? Il en faut { $number }, l’un après l’autre.
}
board-ask-draw = La pioche { $deck }.
board-ask-keep = Pioche { $deck } : garde une carte ; l’autre reste face visible sur la pioche.
board-ask-choose = { $number ->
    [one] Prends { $number } des cartes révélées.
   *[other] Prends { $number } des cartes révélées.
}
board-ask-react = Plusieurs personnages agissent. Choisis lequel agit en premier.
board-ask-chain = Ton personnage te laisse activer un second bâtiment. Choisis-le, ou renonces-y.
board-ask-shelter = L’événement { $event } va frapper.
board-ask-suffer = L’événement { $event } te frappe : choisis ce qui en souffre.
board-ask-damage = Choisis la carte de { $player } à endommager.
board-ask-effect = Comment appliques-tu l’effet ?
board-ask-last-card = La fin : choisis une dernière carte de ta main à construire en secret, ou termine sans.
board-ask-no-last-card = Aucune carte de ta main ne peut plus être construite. Termine sans.
board-ask-last-slot = Où poses-tu { $card } ? Personne ne la voit avant que tout le monde ait décidé.
board-ask-last-end = Ta dernière carte est choisie : termine.
board-ask-last-wait = Les autres choisissent leur dernière carte en secret…
board-use-own = Un des tiens, gratuit
board-use-other = Payer 2 deniers à { $player }
board-visit = Utiliser { $card } de { $player }

## Les actions

board-do-play = Jouer une carte
board-do-draw = Piocher
board-do-activate = Activer un bâtiment
board-do-combat = Lutter contre un événement
board-do-earn = Gagner des deniers
board-do-recruit = Recruter
board-pick-play = Choisis une carte de ta main.
board-pick-draw = Choisis la pioche où piocher.
board-pick-activate = Choisis un bâtiment de ton quartier.
board-pick-combat = Choisis l’événement à combattre.
board-pick-earn = Choisis des habitants sur ta Place.
board-pick-recruit = Choisis un habitant de la réserve.

## La fin de la partie

board-final = Le décompte final
board-final-all = Tout montrer
board-final-total = Total
board-final-note = L’or marque qui l’a construit ; 12 points au plus pour chacun.
board-built-it = l’a construit
board-winner = Victoire

## Là où l’on installe une position

# $card - une carte, $number - combien il en reste dans son paquet
board-editor-left = { $card }, reste { $number }
board-editor-colour = Couleur
board-editor-level = Niveau
board-editor-slot-help = { $pointer ->
    [touch] Touche un emplacement, puis une carte.
   *[mouse] Clique sur un emplacement, puis sur une carte.
}
board-editor-lift = Retirer
board-editor-damaged = Endommagée
board-editor-possessions = Deniers, habitants, remparts
# $colour - « jaune »
board-editor-citizens = Habitants ({ $colour })
board-editor-lying = Habitants couchés ({ $colour })
board-editor-built = Remparts construits
board-editor-in-hand = Remparts en main
board-editor-draw = Ajouter une carte
# $card - une carte en main
board-editor-discard = Retirer { $card }
board-editor-unknown = Carte inconnue
# Un événement que personne n’a indiqué
board-editor-drawn = Au hasard
board-editor-coins = Pièces
board-editor-criers = Crieurs publics déjà sortis
board-tab-market = Cartes
board-tab-others = Joueurs
