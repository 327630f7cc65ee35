### Ce que tous les jeux ont en commun.

## Joueurs et résultats

player-name = Joueur { $number }

result-winners = { $players-count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}

advice-because = Parce que cela { $reasons }.

score-total = Total

## La ligne d’état

status-to-act = { $players-count ->
    [one] { $players } doit jouer.
   *[other] { $players } doivent jouer.
}
status-over = La partie est terminée.

## Coups, événements et refus communs à la plupart des jeux

move-end = Terminer le tour
label-can = Tu peux { $can-or }.

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
prompt-over = Appuie sur Entrée pour quitter, ou tape « { word-save } » et un fichier
prompt-hand-over = Passe l’écran à { $player } et appuie sur Entrée.

help-commands = Tape un coup, son numéro dans la liste, ou seulement sa case ou sa plaquette. La touche Tab complète. Ou tape :
word-help = aide
    .does = Affiche cette liste ; avec un nom, ce que fait cette carte ou cette plaquette.
word-moves = coups
    .does = Affiche ce qui est possible ; avec un mot, seulement les coups qui commencent ainsi.
word-why = pourquoi
    .does = Avec un coup : dit pourquoi il n’est pas permis.
word-table = plateau
    .does = Affiche de nouveau la table.
word-legend = légende
    .does = Explique les signes à l’écran.
word-score = points
    .does = Affiche les points.
word-rules = règles
    .does = Affiche les règles ; avec un numéro, seulement celle-là.
word-undo = annuler
    .does = Annule ta dernière étape.
word-save = enregistrer
    .does = Avec le nom d’un fichier : y enregistre la partie.
word-quit = quitter
    .does = Quitte la partie.
word-back = retour
    .does = Repose ce que tu as seulement choisi, comme une plaquette.
word-hint = indice
    .does = Montre ce que ferait un bon bot, et pourquoi.

problem-not-understood = « { $text } » n’est ni un coup ni une commande : tape « { word-help } » pour voir ce qui est possible.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-rule = Règle { $rule }

notice-undone = Coup annulé.
notice-saved = La partie est enregistrée dans { $file }.
notice-kept = La partie est enregistrée. Reprends-la avec « bastide play --resume ».
cli-cannot-keep = Cette partie ne peut pas être enregistrée pendant que tu joues : { $reason }.
cli-no-legend = Ce jeu se passe de légende.
cli-score-hidden = Les points restent cachés tant que tous décident en secret. La table montre ce que tu sais.
notice-goodbye = Au revoir.

cli-allowed = « { $move } » est permis.
cli-put-back = { $words } : tape « { word-back } ».
cli-hint = Un bon bot jouerait ainsi :
cli-save-where = Tape « { word-save } » et le nom d’un fichier.
cli-real-table = Dis ce qui se trouve ou est sorti sur ta table. « { word-back } » retire ta dernière réponse, « { word-quit } » termine.
cli-cannot-save = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.
cli-no-such-rule = Il n’y a pas de règle « { $rule } » : tape « { word-rules } » pour les voir toutes.
verify-moves = { $plies ->
    [one] Coups : le seul coup est permis.
   *[other] Coups : les { $plies } sont permis.
}
verify-chance = Hasard : chaque résultat découle du secret révélé et des nombres aléatoires.
verify-chance-given = { $plies ->
    [0] Hasard : la position de départ vient d’ailleurs et n’a pas été vérifiée. Chaque résultat suivant découle du secret révélé et des nombres aléatoires.
   *[other] Hasard : tout jusqu’au coup { $plies } vient d’une autre partie et n’a pas été vérifié. Chaque résultat suivant découle du secret révélé et des nombres aléatoires.
}
verify-chance-none = Hasard : non vérifié. Seuls les journaux de tables en ligne révèlent un secret qui permet de le vérifier.
verify-secret-proved = Secret : prouvé. Il correspond à ton empreinte, il était donc fixé avant la partie.
verify-secret-unproved = Secret : NON prouvé. Un faussaire peut inventer un secret et une empreinte qui correspond. Ajoute --commitment avec la valeur publiée à la table avant la partie.
verify-nonces-proved = Nombres aléatoires : prouvés pour { $players }.
verify-nonces-unproved = Nombres aléatoires : NON prouvés. Qui gère le serveur et les connaît tous d’avance peut choisir un secret à son goût. Ajoute --nonce avec la valeur tirée par ton programme.
verify-proved = Équitable : personne n’a pu choisir les résultats vérifiés ici.
verify-unproved = Cohérent, mais l’équité n’est pas prouvée.

## Le tutoriel dans le terminal

prompt-read-on = Appuie sur Entrée pour continuer, ou tape « { word-quit } »
prompt-learner = Ton coup, ou « { word-hint } » pour un indice
cli-learned = La leçon est finie. Tape « bastide play { $game } » pour une partie entière, « bastide rules { $game } » pour les règles.
cli-learn-hint = Tape « { $move } » : { $words }.
cli-learn-unclear = « { $text } » n’est pas un coup de ce jeu : tape « { word-hint } » pour voir ce que la leçon demande.
cli-learn-other = « { $move } » serait permis, mais la leçon prend un autre chemin : tape « { word-hint } » pour le voir.

## The analysis of a game

cli-analysis-head = { $title } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, avec les propositions du bot « { $level } ».
cli-analysis-chances = Chances de gagner après chaque tour
cli-analysis-points = Points attendus après chaque tour
cli-analysis-turn = Tour
cli-analysis-player = Joueur
cli-analysis-chance = Chances
cli-analysis-expected = Points
cli-analysis-lost = Perte
cli-analysis-moves = Coups
cli-analysis-turning = Tournants
cli-analysis-steady = Aucun tour n’a beaucoup changé les perspectives.
cli-analysis-swing = Tour { $turn }, { $player } : { $before } → { $after }
cli-analysis-better = Mieux de { $gain } :
cli-analysis-fine = Le bot ne trouve rien de mieux.

## What others see of a link

share-text = Jeux de plateau médiévaux où l’on bâtit des villes, entre amis ou contre des bots, gratuits et dans le navigateur.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } t’invite à une partie de { $title }
# $title - the name of the game
share-table = Une partie de { $title }
