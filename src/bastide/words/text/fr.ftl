### Ce que tous les jeux ont en commun.

## Joueurs et résultats

player-name = Joueur { $number }

result-winners = { $players-count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}

score-total = Total

## La ligne d’état

status-to-act = { $players-count ->
    [one] { $players } doit jouer.
   *[other] { $players } doivent jouer.
}
status-over = La partie est terminée.

## Coups, événements et refus communs à la plupart des jeux

move-end = Terminer le tour

event-ends-turn = { $player } termine son tour.
event-game-over = La partie est terminée.

refusal-not-your-turn = { $player } est en train de jouer : attends ton tour.
refusal-no-such-move = Ce coup n’existe pas dans ce jeu : choisis l’un de ceux qui sont proposés.
refusal-game-over = La partie est terminée : lances-en une autre pour continuer à jouer.

## Valeurs des options

choice-random = au hasard
choice-none = aucun
choice-true = oui
choice-false = non

## Le jeu dans un terminal

prompt-move = { $player }, à toi de jouer
prompt-hand-over = Passe l’écran à { $player } et appuie sur Entrée.

help-commands = Tape un coup, son numéro dans la liste, ou seulement sa case ou sa plaquette. Ou bien tape « moves » pour voir ce qui est possible, « why » et un coup pour savoir pourquoi il ne l’est pas, « help » et un nom pour savoir ce que fait cette carte ou cette plaquette, « rules » pour les règles, « score » pour les points, « undo » pour revenir en arrière, « save » et un fichier pour enregistrer la partie, « quit » pour quitter.

problem-not-understood = « { $text } » n’est ni un coup ni une commande : tape « help » pour voir ce qui est possible.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-rule = Règle { $rule }

notice-undone = Coup annulé.
notice-saved = La partie est enregistrée dans { $file }.
notice-goodbye = Au revoir.

cli-allowed = « { $move } » est permis.
cli-put-back = { $words } : tape « back ».
cli-save-where = Tape « save » et le nom d’un fichier.
cli-real-table = Dis ce qui se trouve ou est sorti sur ta table. « back » retire ta dernière réponse, « quit » termine.
cli-cannot-save = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.
cli-no-such-rule = Il n’y a pas de règle « { $rule } » : tape « rules » pour les voir toutes.
cli-verified = { $plies ->
    [one] Le journal est correct : { $plies } coup et tous les résultats du hasard respectent les règles.
   *[other] Le journal est correct : { $plies } coups et tous les résultats du hasard respectent les règles.
}

## Le tutoriel dans le terminal

prompt-read-on = Appuie sur Entrée pour continuer, ou tape « quit »
prompt-learner = Ton coup, ou « hint » pour un indice
cli-learned = La leçon est finie. Tape « bastide play { $game } » pour une partie entière, « bastide rules { $game } » pour les règles.
cli-learn-hint = Tape « { $move } » : { $words }.
cli-learn-unclear = « { $text } » n’est pas un coup de ce jeu : tape « hint » pour voir ce que la leçon demande.
cli-learn-other = « { $move } » serait permis, mais la leçon prend un autre chemin : tape « hint » pour le voir.

## What others see of a link

share-text = Jeux de plateau médiévaux où l’on bâtit des villes, entre amis ou contre des bots, gratuits et dans le navigateur.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } t’invite à une partie de { $title }
# $title - the name of the game
share-table = Une partie de { $title }
