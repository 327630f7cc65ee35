### Les mots du programme dans le navigateur.

## Partout

skip-to-content = Aller au contenu
navigation = Pages
nav-lobby = Salon
nav-rules = Règles
to-lobby = Aller au salon
settings = Réglages
close = Fermer
cancel = Annuler
loading = Un instant…
missing-title = Il n’y a rien ici
missing-text = Aucune page ne se trouve à cette adresse. Le lien est peut-être ancien, ou il y manque une lettre.
go-on = Continuer
join-parts = { ", " }
join-explanation = { " : " }
join-sentences = { " " }

## Les gens et les bots

who-are-you = Qui es-tu ?
nickname = Ton nom
nickname-help = Ni compte, ni mot de passe : les autres ne voient que le nom.
name-suggestions = Aliénor, Baudouin, Clémence, Drogon, Ermengarde, Foulques, Guillemette, Hugues, Isabeau, Jehan, Lambert, Mahaut, Pernelle, Raoul, Thibaut, Yolande
rename = Changer de nom
renamed = Nom changé. Les parties en cours gardent l’ancien.
bot-greedy = Bot Glouton
    .character = joue le meilleur coup immédiat
bot-lookahead = Bot Prévoyant
    .character = essaie ce qui peut suivre
bot-random = Bot Aléatoire
    .character = joue n’importe quel coup permis
bot-search = Bot Chercheur
    .character = essaie bien des suites possibles
bot-builder = Bâtisseur
    .character = bâtit avant tout
bot-blocker = Bloqueur
    .character = surveille tes points autant que les siens
bot-gambler = Flambeur
    .character = compte sur sa chance
bot-novice = Novice
    .character = débute et rate beaucoup d’occasions
bot-apprentice = Apprenti
    .character = connaît les bases, se trompe parfois
bot-journeyman = Compagnon
    .character = prépare tout son tour
bot-master = Maître
    .character = compare bien des plans et ce que peut donner le hasard
bots-more = Autres
bot-level = Niveau des bots
bot-other = Bot { $bot }
you = (toi)

## Salon

lobby-title = Entre et bâtis une ville
lobby-text = Des jeux de plateau médiévaux où l’on bâtit des villes, complets et gratuits. Trouve un adversaire, joue contre des bots, ou envoie un lien à quelqu’un.
play-now = Jouer tout de suite
start-game = Commencer la partie
opponents = contre
bots-count = { $count ->
    [0] personne, en solo
    [one] { $count } bot
   *[other] { $count } bots
}
players-range = De { $fewest } à { $most } personnes
new-table = Nouvelle table
my-tables = Mes tables
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte. Crée-en une, et d’autres pourront te rejoindre.
tables-to-watch = Parties à regarder
finished-tables = Parties terminées
your-turn = À toi de jouer
table-is-open = places libres
table-is-sealing = va commencer
table-is-running = en cours
table-is-over = terminée
table-is-frozen = arrêtée
table-won-by = victoire : { $names }

## Ouvrir une table

choose-game = Quel jeu ?
seats = Places
seats-help = Plusieurs personnes peuvent partager cet appareil : choisis « Sur cet appareil » pour chacune d’elles.
seat-number = Place { $seat }
seat-me = Moi
seat-me-named = Moi ({ $name })
seat-here = Sur cet appareil
seat-open = Place libre
seat-name = Nom pour la place { $seat }
seat-add = Une place de plus
seat-remove = Retirer la place { $seat }
seat-free = Place { $seat }, libre
who-may-join = Qui peut se joindre ?
table-public = Tout le monde : la table figure au salon
table-by-link = Seulement avec le lien
hints = Conseils
hints-help = On peut demander ce que ferait un bot fort. La partie ne sera pas classée.
hints-allowed = permis
presets = Modèles
options-of-table = Options
option-own = autre chose…
option-own-help = Écris-le en anglais :
option-place = Choix { $place }
components = Matériel personnalisé (avancé)
components-help = Si le matériel de ta boîte diffère du nôtre, choisis un fichier corrigé (JSON). La partie ne compte alors pas pour les cotes.
create-table = Ouvrir la table
new-table-of = Nouvelle table : { $game }

## Temps

clock = Temps
clock-kind-none = Sans pendule
clock-help-none = Sans limite de temps
clock-kind-bank = Une pendule par personne
clock-help-bank = Une réserve de temps, plus quelques secondes à chaque tour
clock-kind-days = Des jours par tour
clock-help-days = Une partie sans se presser : reviens quand c’est à toi.
clock-minutes = Minutes pour la partie
clock-increment = Secondes en plus par tour
clock-days-each = Jours par tour
clock-none = sans pendule
clock-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-days-hours = { $days } j { $hours } h
clock-of = Pendule de { $name } : { $time }
clock-mine-minute = Il te reste moins d’une minute.
clock-mine-seconds = Il te reste moins de dix secondes.
clock-mine-over = Ton temps est écoulé.
time-over-heading = Temps écoulé
time-over = Le temps de { $name } est écoulé.
time-over-mine = Ton temps est écoulé. Les autres peuvent laisser un bot jouer pour toi ; d’ici là, tu peux continuer à jouer.
time-over-asked = Si { $name } doit encore décider, un bot le fait maintenant.
let-bot-play = Laisser jouer un bot
give-time = Attendre encore un peu
absent-heading = Quelqu’un n’est pas là
absent = { $name } n’est plus là depuis { $minutes } minutes.
stalled-heading = Quelqu’un ne joue pas
stalled = { $name } n’a pas joué depuis { $minutes } minutes.
absent-wished = D’autres laisseraient jouer un bot.
absent-asked = Un bot joue pour { $name } dès que toutes les personnes présentes sont d’accord.
bot-plays-heading = Un bot joue pour toi
bot-plays-for-you = Un bot joue pour toi.
bot-plays-left = Tu as quitté cette partie, et un bot continue à jouer pour toi.
take-seat-back = Reprendre ma place
bot-stands-in = (un bot joue)
leave-game = Quitter la partie…
leave-heading = Quitter la partie ?
leave-help = Les autres continuent, et un bot joue pour toi. Tant que la partie dure, tu peux revenir et reprendre ta place. Sinon, tu comptes en dernière position pour les cotes.
leave-confirm = Quitter, un bot continue
leave-stay = Rester

## Avant le début

waiting-for-players = { $free ->
    [one] Il reste { $free } place libre
   *[other] Il reste { $free } places libres
}
waiting-for-start = Toutes les places sont prises : la partie commence
sit-here = M’asseoir ici
stand-up = Me lever
add-bot = Ajouter un bot
bot-for-seat = Bot pour la place { $seat }
remove-bot = Retirer le bot
invite-link = Envoie ce lien à quelqu’un
copy = Copier
copied = Copié
fair-chance = Le hasard a été fixé avant le début. Tu pourras le vérifier après la partie. Empreinte : { $commitment }
fair = Hasard équitable
fair-checked = Vérifié par ton navigateur : le secret révélé est celui qui était fixé avant le début, et ton propre nombre aléatoire a été utilisé avec lui.
fair-elsewhere = Non vérifié : cet appareil n’a pas l’empreinte de cette partie. Ouvre cette page sur l’appareil où tu as pris ton siège.
fair-mismatch = Cette partie ne correspond pas à ce qui était promis : le secret révélé n’est pas celui qui était fixé avant le début, ou ton nombre aléatoire n’y est pas. Télécharge le journal, garde la commande ci-dessous et interroge la personne qui gère ce serveur.
fair-yourself = Vérifier chaque résultat toi-même
fair-yourself-help = Ton navigateur ne connaît pas les règles et croit le serveur quand il dit que chaque carte et chaque dé en découle. Pour t’en assurer, télécharge le journal et lance cette commande sur un ordinateur de confiance où Bastide est installé.
fair-yourself-elsewhere = Sans l’empreinte et le nombre aléatoire de ton propre appareil, cette commande ne distingue pas une partie inventée d’une vraie.
fair-command = Commande

## À la table

actions = Ce que tu peux faire à ton tour
around-the-board = Autour du plateau
board = Le plateau
tab-players = Joueurs
tab-log = Journal
tab-chat = Chat
tab-moves = Coups
undo = Annuler
restart-turn = Refaire le tour
end-turn = Terminer le tour
skip-bots = Passer l’animation des bots
replay-last-turn = Revoir le dernier tour
skip-replay = Passer
hint = Conseil
hint-make = Jouer ce coup
hint-later = Ensuite : { $moves }
ask-undo = Demander à annuler
ask-undo-help = Ton dernier coup ne peut être annulé qu’avec l’accord des autres, car le hasard s’en est mêlé ou quelqu’un a joué depuis.
ask-undo-anyway = Demander quand même
undo-unrates = Si tout le monde accepte, la partie ne sera plus classée : depuis, quelque chose a été tiré ou montré.
undo-proposal-heading = Demande de retour en arrière
undo-proposal = { $name } voudrait annuler le dernier coup et tout ce qui l’a suivi. Es-tu d’accord ?
undo-proposal-waits = { $name } a demandé à annuler le dernier coup. Les autres n’ont pas encore répondu.
agree = D’accord
decline = Plutôt pas
confirm-heading = Jouer ce coup ?
confirm = Confirmer
see-rule = Règle { $rule }
read-rule = Lire la règle
whats-this = Qu’est-ce que c’est ?
keys-help = Les flèches vont de case en case, N et P à la case possible suivante et à la précédente, Entrée choisit, I explique.
acting = doit jouer
points-of = { $points ->
    [one] { $name } : { $points } point. D’où vient-il ?
   *[other] { $name } : { $points } points. D’où viennent-ils ?
}
moves-heading = Coups possibles
moves-none = Tu n’as rien à faire en ce moment.
view-heading = La table
chat-say = Dis quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-new = nouveaux messages
watching = Tu regardes la partie.
unrated = non classée
unrated-help = Cette partie ne compte pas pour les cotes.
# Pourquoi une partie ne compte pas
unrated-own-components = Non classée : elle a été jouée avec d’autres données de matériel que celles de la boîte.
unrated-played-on = Non classée : elle a commencé à partir d’une position, pas de la mise en place.
unrated-undone = Non classée : d’un commun accord, on est revenu avant quelque chose de déjà montré.
unrated-shared-device = Non classée : une même personne occupait plusieurs places.
unrated-abandoned = Non classée : tout le monde est parti.
unrated-one-person = Non classée : il n’y avait que toi et des bots.
unrated-one-bot = Non classée : il n’y avait personne à qui se comparer.
unrated-hints = Non classée : la table permettait les conseils.
unrated-no-progress = Non classée : la table a mis fin à la partie, qui n’approchait plus de sa fin depuis longtemps.
unrated-too-long = Non classée : la table a mis fin à la partie, devenue trop longue.
unrated-frozen = Non classée : la partie n’est plus lisible.
meaning = Ce que cela veut dire
has-left = a quitté la partie
player-gone = Quelqu’un
timeline = Étapes de la partie
step-back = Une étape en arrière
step-forward = Une étape en avant
back-to-now = Maintenant
to-the-end = Fin
back-mark = Retour en arrière
step-of = Étape { $step } sur { $steps }
connection-connecting = connexion…
connection-online = en ligne
connection-waiting = connexion perdue, nouvel essai…
connection-closed = hors ligne
curtain-hand-over = Passe l’appareil à { $name }
curtain-help = { $pointer ->
    [touch] Passe l’appareil à { $name }, puis touche l’écran.
   *[mouse] Passe l’appareil à { $name }, puis clique.
}
curtain-show = Je suis { $name } : montrer la table
table-frozen-notice = Il a fallu arrêter cette table : son journal ne peut plus être suivi. La personne qui gère le serveur peut en trouver la raison.

## Ce qui se passe autour du jeu

table-sat = { $name } prend la place { $seat }.
table-stood = La place { $seat } est de nouveau libre.
table-ready = { $player } peut commencer.
table-started = La partie commence.
table-undone = { $steps ->
    [one] { $player } annule { $steps } coup.
   *[other] { $player } annule { $steps } coups.
}
table-undo-asked = { $player } demande à annuler le dernier coup.
table-undo-agreed = { $player } est d’accord.
table-undo-declined = { $player } préfère ne pas revenir en arrière.
table-undone-by-consent = Tout le monde est d’accord : le dernier coup de { $player } est annulé.
table-automatic = { $mode ->
    [off] Désormais, tu joues chaque coup toi-même.
    [forced] Désormais, les coups sans choix sont joués pour toi.
   *[forced-and-end] Désormais, les coups sans choix et la fin du tour sont joués pour toi.
}
table-automatic-move = Automatique pour { $player } : { $move }.
table-said = { $name } : { $text }
table-time-out = Le temps de { $player } est écoulé.
table-time-given = { $by-player } patiente et donne plus de temps à { $player }.
table-bot-wanted = { $by-player } laisserait un bot jouer pour { $player }, qui n’est pas là.
table-bot-wanted-stalled = { $by-player } laisserait un bot jouer pour { $player }, qui ne joue plus depuis longtemps.
table-bot-plays = Un bot joue maintenant pour { $player }.
table-taken-back = { $player } est de retour et rejoue.
table-left = { $player } quitte la partie ; un bot continue.
table-ended-no-progress = La table met fin à la partie : { $plies } coups sans progrès. Le décompte se fait en l’état.
table-ended-too-long = La table met fin à la partie : elle compte { $plies } coups, le maximum permis. Le décompte se fait en l’état.
table-rematch = { $player } veut rejouer : la nouvelle table est ouverte.
table-offered-again = Il n’y avait personne ici depuis un moment, et la table ne figurait plus au salon. Elle y figure de nouveau.
table-server-away = Le serveur s’est absenté un moment. Ce temps n’est décompté à personne.
table-frozen = Il a fallu arrêter la table : son journal ne peut plus être suivi.

## Résultat

result-of = Résultat : { $game }
position-of = Une position de { $game }
unfinished-game-of = Une partie inachevée de { $game }
position-dealt = Cette position laisse des cartes ouvertes. Elles sont montrées telles qu’elles pourraient être ; si tu continues, elles sont redistribuées.
result-alone = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
see-result = Résultat et rediffusion
standings = Classement
rematch = Revanche
rematch-opened = { $name } propose une revanche.
rematch-join = Rejoindre
rematch-go = Vers la revanche
points = Points
points-from = { $name }, { $source } : { $points }
points-listed = { $name } : { $points } ({ $sources })
points-part = { $source } { $points }
points-then = Les points tels qu’ils étaient à cette étape.
move-by = { $name } : { $move }
replay-play = Lecture
replay-stop = Pause
replay-play-back = Revoir à rebours
replay-pace = Allure
replay-pace-slow = lente
replay-pace-calm = tranquille
replay-pace-quick = rapide
step-link = Lien vers cette étape
look-as = Voir comme
look-as-spectator = Public
play-on = Continuer à jouer
play-on-from-here = Continuer à partir d’ici
play-on-not-here = Va d’abord à une étape antérieure : ici, la partie est terminée.
play-on-help = Une nouvelle partie commence ici, avec toi à l’une des places et des bots aux autres.
play-on-unrated = La partie n’est pas classée.
play-on-seat = Ta place
play-on-bot = Les autres
journal = Télécharger la partie

## Analyse d’une partie terminée

analysis = Analyse
analyse = Analyser la partie
analysis-offer = Vois comment les chances ont évolué, où la partie a basculé et ce qu’aurait joué un bot fort.
analysis-running = Analyse en cours …
analysis-failed = L’analyse a échoué. Tu peux réessayer.
try-again = Réessayer
analysis-help = Les chances de victoire de chacun, tour après tour, pour qui voit toutes les cartes. Choisis un tour pour le voir sur le plateau.
analysis-help-alone = Les points que tu pouvais espérer, tour après tour. Choisis un tour pour le voir sur le plateau.
analysis-by = Coups et valeurs : { $bot }.
expected-results = Résultat attendu au fil des tours
expected-of = { $name } : { $value }
turning-points = Tournants
turn = Tour
turn-of = Tour { $turn } sur { $turns }
turn-by = Tour { $turn }, { $name }
line-played = Joué
line-of-bot = La suite du bot
line-same = Le bot aurait joué la même chose.
line-gains = Le bot estime que sa suite vaut { $points } points de plus.
move-by-bot = Le bot pour { $name } : { $move }
back-to-game = Retour à la partie

## Règles, journaux

rules-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
score-turn = À qui le tour
score-turn-none = Partie finie
score-turn-of = Au tour de { $name }
score-turn-all = À tous de jouer
score-started = { $name } a commencé
score-options = Options et suite de la partie
# La page où l’on installe une position et où l’on compte les points
score-title = Compter les points : { $game }
score-help = { $pointer ->
    [touch] Installe la table en touchant. Les points se comptent tout seuls.
   *[mouse] Installe la table en cliquant. Les points se comptent tout seuls.
}
score-players = Joueurs
score-fewer = Retirer le dernier joueur
score-more = Ajouter un joueur
score-one-less = { $what } : un de moins
score-one-more = { $what } : un de plus
score-undo = Annuler
score-clear = Vider la table
score-link = Lien vers cette position
score-over = Ici, la partie est terminée. Pour continuer ou analyser, indique à qui c’est le tour sous « { score-options } ».
score-impossible = Pour continuer ou analyser, corrige d’abord la position.
score-doubt = Compté, mais vérifie
score-broken = Ce lien est abîmé ou incomplet. Redemande-le ou installe la table toi-même.
score-other-game = Ce lien montre une position d’un autre jeu.
score-refused = Ce lien ne montre pas une position possible. { $reason }
score = Décompte
score-from-here = Ouvrir dans le décompte
score-analyse = Analyser
score-outlook = Analyse de cette position
score-line = Meilleure suite selon { $bot }
score-expected = { $games ->
    [one] { $bot } a continué { $games } fois
   *[other] { $bot } a continué { $games } fois
}
score-expected-points = { $points } points
score-expected-share = gagne { $share }
upload-title = Ouvrir une partie enregistrée
upload-help = Ouvre un journal, tel qu’on le télécharge depuis la page d’un résultat, ou un fichier de position. Tu peux les regarder, revoir une partie étape par étape et continuer à partir de là.
upload-file = Fichier
upload = Le regarder

## Apprendre un jeu

learn = Apprendre
learn-by-playing = Apprendre en jouant
# $game - the name of a game
learn-game = Apprendre { $game }
# What the learner is called who has given no name
learn-newcomer = Novice
# What has just happened at the table
learn-news = Ce qui s’est passé
# Before what is to be done, such as "Build a settlement on 7.13"
learn-task = À toi :
# Somebody did something else. $task - what is to be done, such as "Build a settlement on 7.13"
learn-astray = Pas encore. D’abord : { $task }. C’est là où ça brille.
learn-back = Retour
learn-next = Suivant
learn-help = Fais-le pour moi

## Réglages

settings-language = Langue
settings-theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
settings-motion = Animations
motion-system = Système
motion-reduced = Réduites
settings-sound = Jouer les sons
settings-confirm = Demander avant chaque coup
settings-automatic = Jeu automatique
automatic-off = Désactivé
automatic-forced = Coups forcés, sauf la fin du tour
automatic-forced-and-end = Coups forcés, fin du tour comprise

## Pourquoi le serveur a refusé

refusal-unreachable = Le serveur est injoignable. Est-il en marche, et as-tu une connexion ?
refusal-unknown-move = Ce coup n’existe pas dans ce jeu.

## La table sous forme de texte

settings-look = Montrer les tables
look-drawn = en dessins
look-text = en texte
to-text-view = Montrer la table en texte
text-story = Ce qui s’est passé
text-type = Ton coup
text-send = Envoyer
text-table = La table
text-no-points = Les points ne sont pas connus avant la fin.
text-help = Tape un coup tel qu’il figure dans la liste, ou son numéro. Tu peux aussi taper : moves (coups), status (situation), points (points), table (table), help (aide).

## Comptes

account = Compte
account-of = Compte de { $name }
account-name = Nom
account-help = Au moins { $letters } caractères. Il n’y a pas d’e-mail : si tu oublies le mot de passe, personne ne pourra te le rendre.
make-account = Créer un compte
make-account-help = Tu gardes tes parties, tes cotes et tes réglages, et tu peux te connecter depuis d’autres appareils.
sign-in = Se connecter
sign-in-help = Ce que tu as joué ici sans compte te suit. Les programmes de l’invité perdent l’accès.
sign-in-help-new = Pour jouer, pas besoin de compte : commence simplement une partie au salon.
sign-out-heading = Sessions
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
programs = Programmes
programs-help = Se déconnecter partout ou changer le mot de passe retire l’accès à tes programmes, sauf à ceux cochés ici.
programs-help-new = Les programmes de cet invité perdent l’accès, sauf ceux cochés ici.
program-keep = Garder { $name } ({ $day })
program-revoke = Révoquer
program-revoke-named = Révoquer { $name }
two-seats-table = Aller à la table{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
two-seats-leave = Quitter la place de l’invité et se connecter
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
change-password = Changer le mot de passe
password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés, et les programmes non cochés n’ont plus accès.
delete-account = Supprimer le compte
delete-account-help = Ton nom, tes notes, tes réglages et tes jetons d’accès sont supprimés. Les parties terminées restent, sans ton nom ; dans celles en cours, un bot peut continuer pour toi. C’est irréversible.
delete-account-for-ever = Supprimer pour toujours

## Joueurs et classements

own-page = Ta page
nobody-yet = Tu n’as pas encore joué ici.
player-since = Ici depuis le { $day }
no-games-yet = Aucune partie terminée pour l’instant.
played = Parties
wins = Victoires
mean-points = Points en moyenne
best-points = Record de points
players-at-table = Joueurs
rating = Cote
rating-chart = La cote au fil de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
achievements = Distinctions
achieved = obtenue
progress = { $done } sur { $goal }
ladder = Classement
ladder-kind = Qui
ladder-people = Humains
ladder-bots = Bots
ladder-help = Tout le monde commence à 1500. Le ± montre la certitude de la cote et diminue au fil des parties. On obtient un rang après dix parties classées. Seuls les comptes figurent ici.
ladder-empty = Personne ne figure encore à ce classement : joue une partie classée avec un compte.
ladder-empty-bots = Aucun bot dans ce classement pour l’instant : il faut une partie avec deux bots différents.
game = Jeu
rank = Rang
player = Joueur
rated-games = Parties classées
## La page des bots

bots = Bots
bots-meet = Découvrir les bots
documentation = Documentation
bot = Bot
bots-text = Commence par un niveau que tu peux battre, et monte à mesure que tu progresses.
bots-here = Les bots de ce jeu
bots-unmeasured = Pas encore mesurés
bots-measured = Force mesurée
interval = de { $low } à { $high }
mean-points-alone = Points moyens, seul
time-per-turn = Temps par tour
bots-ratings-help = D’après des duels où chacun occupe les deux places de chaque donne. 0, c’est jouer au hasard ; 400 de plus, dix victoires contre une. Les marges valent à 95 % de confiance.
bots-thinking = Comment ils pensent
bots-thinking-plan = Un bot prépare tout son tour : il essaie bien des suites, garde les meilleures positions après chaque étape et joue jusqu’à ce que le hasard ou quelqu’un d’autre intervienne. Plus le niveau est bas, plus il se trompe sur les positions, comme nous.
bots-thinking-fair = Aucun bot ne voit les cartes cachées ni les dés à venir. Il imagine des positions conformes à ce que sait sa place.
bots-docs = Pour en savoir plus, la documentation : { $file }

## Notes et signalements

tab-notes = Notes
notes = Notes privées
notes-kept = Enregistrées. Personne d’autre ne peut les lire.
notes-writing = Enregistrement…
report = Signaler un problème
report-help = Ce que tu vois de la partie est joint : les coups, l’étape et la version du programme, et rien de ce qui t’est caché.
report-text = Qu’est-ce qui n’a pas marché ?
report-send = Envoyer le signalement
report-sent = Merci. Le signalement porte le numéro { $number }.

## Parties classées ou amicales, abandonner et annuler

rated-or-casual = Classée ou amicale ?
table-rated = Classée
table-rated-help = compte pour les cotes
table-casual = Amicale
table-casual-help = juste pour le plaisir
not-rated-own-components = Amicale : les parties avec du matériel personnalisé ne sont pas classées.
not-rated-played-on = Amicale : les parties à partir d’une position ne sont pas classées.
not-rated-shared-device = Amicale : les parties sur un seul appareil ne sont pas classées.
not-rated-one-person = Amicale : une partie classée demande au moins deux personnes.
not-rated-one-bot = Non classée : un bot n’est classé que contre un autre bot.
not-rated-hints = Amicale : les parties avec conseils ne sont pas classées.
not-rated-casual = Amicale : elle ne compte pas pour les cotes.
unrated-casual = Partie amicale : les cotes ne changent pas.
unrated-by-agreement = Annulée d’un commun accord : pas de résultat, et les cotes ne changent pas.
provisional = provisoire
provisional-help = Provisoire jusqu’à dix parties classées.
ladder-provisional = Provisoire : moins de dix parties classées
ladder-none-ranked = Personne n’a encore joué dix parties classées.
rating-chart-text = De { $first } à { $last } ; minimum { $lowest }, maximum { $highest }.
rating-chart-band = La bande montre la certitude de chaque cote.
resign = Abandonner…
resign-heading = Abandonner cette partie ?
resign-help-two = { $name } gagne et tu perds. C’est définitif.
resign-help-bots = La partie se termine et tu perds. C’est définitif.
resign-help-more = Un bot prend ta place pour de bon, et tu comptes en dernière position. Les autres continuent.
resign-confirm = Abandonner
resign-stay = Continuer à jouer
abandon = Annuler la partie…
abandon-heading = Annuler cette partie ?
abandon-help = Si tout le monde est d’accord, la partie se termine sans résultat et les cotes ne changent pas.
abandon-help-alone = La partie se termine sans résultat.
abandon-confirm = Demander aux autres
abandon-confirm-alone = Annuler la partie
abandon-proposal-heading = Proposition d’annuler la partie
abandon-proposal = { $name } propose d’annuler la partie : pas de résultat, et les cotes ne changent pas.
abandon-waits = { $name } propose d’annuler la partie. Des réponses manquent encore.
abandon-withdraw = Retirer la proposition
has-resigned = (a abandonné)
bot-plays-resigned = Tu as abandonné. Un bot joue à ta place.
table-resigned = { $player } abandonne.
table-abandon-asked = { $player } propose d’annuler la partie.
table-abandon-agreed = { $player } est d’accord pour annuler la partie.
table-abandon-declined = { $player } préfère continuer.
table-abandon-withdrawn = { $player } retire la proposition d’annuler la partie.
table-abandoned = Tout le monde est d’accord : la partie est annulée, sans résultat.
result-resigned = { $name } a abandonné.
result-abandoned = Annulée d’un commun accord
table-was-abandoned = annulée
## Salle d’attente : invitations, discussion, annulation

invite-heading = Inviter à jouer
invite-share = Partager
invite-qr = Code QR
invite-qr-alt = Code QR du lien { $link }
invite-qr-help = Scanne-le avec un téléphone pour ouvrir cette table.
invite-name = Inviter par nom
invite-name-example = Nom d’un compte
invite-send = Inviter
invited-people = Personnes invitées
invitee-waiting = invitation envoyée
invitee-declined = a décliné
invited-you = Tu as une invitation à cette table. Prends une place pour accepter.
invitation-from = { $name } t’invite
invitation-accept = Accepter
invitation-decline = Décliner
cancel-table = Annuler la table
cancel-table-heading = Annuler cette table ?
cancel-table-help = Tout le monde ici en est informé, et plus personne ne peut la rejoindre.
cancel-table-keep = Garder la table
table-cancelled-notice = Cette table a été annulée.
removed-notice = L’hôte a libéré ta place à cette table.
chat-after-sitting = Prends une place pour discuter.
remove-player = Retirer
table-invited = { $name } reçoit une invitation.
table-declined = { $name } décline l’invitation.
table-cancelled = La table est annulée.
table-is-cancelled = annulée

## Mes parties

own-games = Mes parties
games-running = En cours
games-waiting = En attente de joueurs
games-finished = Terminées
games-cancelled = Annulées
games-won = Gagnée
games-lost = Perdue
games-rated = Classée
games-unrated = Non classée
games-to-move = Au tour de { $names }
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-none = Tu n’as pas encore de partie.
games-none-here = Aucune partie ne correspond à ces filtres.
filter-all = Toutes
filter-state = État
filter-game = Jeu
filter-result = Résultat
filter-rated = Classée ou amicale
filter-opponent = Adversaire
filters-clear = Effacer les filtres
pages = Pages
page-of = Page { $page } sur { $pages }
page-previous = Précédente
page-next = Suivante
## Friends, blocks and reports about players

friends = Amis
friends-yours = Vos amis
friends-none = Pas encore d'amis. Ajoutez quelqu'un par son nom, ou depuis une table où vous avez joué.
friends-need-account = Créez un compte pour avoir des amis ici.
friend-requests = Demandes d'amitié
friend-add = Ajouter en ami
friend-by-name = Ajouter un ami par son nom
# $name - of the other person
friend-sent = Demande envoyée à { $name }.
friend-now = { $name } et vous êtes maintenant amis.
friend-asks = { $name } veut être votre ami.
friend-is = Ami
friend-asked = Demande envoyée
friend-accept = Accepter
friend-ignore = Ignorer
friend-withdraw = Retirer la demande
friend-remove = Retirer des amis
friend-online = En ligne
friend-offline = Hors ligne
friend-playing = En jeu
friend-watch = Regarder
recent-opponents = Adversaires récents
recent-opponents-none = Les personnes avec qui vous jouez apparaissent ici.
is-guest = Invité
block = Bloquer
unblock = Débloquer
blocked = Bloqués
blocked-none = Vous n'avez bloqué personne.
blocked-explained = Les personnes bloquées ne peuvent ni s'asseoir à vos tables ouvertes, ni vous écrire, ni vous inviter. Elles n'en sont pas informées.
# $name - of the other person
blocked-help = Vous avez bloqué { $name }, qui n'en est pas informé. Vos parties en cours continuent.
person-menu = { $name } : ami, blocage, signalement
report-player = Signaler
report-player-help = Votre signalement sur { $name } va à l'hôte de ce serveur. { $name } n'en est pas informé.
report-player-help-chat = Votre signalement sur { $name } va à l'hôte de ce serveur, avec le chat autour. { $name } n'en est pas informé.
report-player-text = Que s'est-il passé ? (facultatif)
report-player-sent = Merci. L'hôte de ce serveur va s'en occuper.
report-reason = Raison
report-reason-chat = Messages grossiers
report-reason-name = Nom offensant
report-reason-cheating = Triche
report-reason-stalling = Fait traîner ou quitte les parties
report-reason-other = Autre chose
# An e-mail address, and a forgotten password

account-help-mail = Au moins { $letters } caractères. Ajoute ensuite une adresse e-mail, et tu pourras remplacer un mot de passe oublié.
forgot-password = Mot de passe oublié ?
forgot-help = Si le compte a une adresse e-mail confirmée, tu recevras un lien pour choisir un nouveau mot de passe.
forgot-name = Nom ou adresse e-mail
forgot-send = Envoyer le lien
forgot-sent = Si un tel compte existe avec une adresse confirmée, un lien est en route. Il sert pendant une heure.
reset-title = Choisis un nouveau mot de passe
reset-help = Tous les autres appareils sont déconnectés, et tes programmes perdent l’accès.
reset-send = Enregistrer le mot de passe
reset-done = Ton mot de passe est enregistré, { $name }. Tu peux te connecter.
address-title = Adresse e-mail
address-help = Pour remplacer un mot de passe oublié et, si tu veux, pour des notifications. Personne d’autre ne la voit.
address-confirmed = { $address } est confirmée.
address-pending = Un lien est en route vers { $address }. Ouvre-le dans les 24 heures pour confirmer l’adresse.
address-field = Adresse e-mail
address-new = Nouvelle adresse e-mail
address-send = Envoyer le lien de confirmation
address-remove = Supprimer l’adresse
address-notices = M’envoyer des notifications par e-mail
confirm-title = Confirme ton adresse
confirm-help = Appuie sur le bouton, et ton compte se servira de cette adresse pour un mot de passe oublié et, si tu veux, pour des notifications.
confirm-send = Confirmer l’adresse
confirm-done = Adresse confirmée.
unsubscribe-title = Ne plus recevoir de notifications par e-mail
unsubscribe-help = Appuie sur « Se désabonner » pour ne plus recevoir de notifications par e-mail. Ton adresse reste, au cas où tu oublierais ton mot de passe.
unsubscribe-send = Se désabonner
unsubscribe-done = C’est fait. Tu peux réactiver les notifications sur la page de ton compte.
link-incomplete = Ce lien est incomplet. Ouvre-le de nouveau depuis l’e-mail.
## Accueil : tables ouvertes et recherche d’adversaire

find-opponent = Trouver un adversaire
# $game - a game
find-opponent-for = Trouver un adversaire : { $game }
play-bot = Contre un bot
play-bot-at = Contre des bots : { $game }
join = Rejoindre
# $host - a player, $game - a game, $pace - the time limit, $rated - whether it is rated
join-table = Rejoindre { $host } : { $game }, { $pace }, { $rated }
join-failed = Impossible de rejoindre
open-table-rated = classée
open-table-casual = amicale
# $free, $seats - how many seats are free, and how many there are
open-table-facts = { $host } · { $rated } · { $free } libres sur { $seats }
open-table-gone = plus ouverte
# $name - a player, $rating - a number
host-rated = { $name } ({ $rating })
host-provisional = { $name } ({ $rating } ?)
# $count - how many open tables are hidden by the filters
open-tables-none-match = { $count ->
    [0] Aucune table ouverte. Efface les filtres, ou crée une table.
    [one] { $count } table ouverte, mais elle ne correspond pas à tes filtres.
   *[other] { $count } tables ouvertes, mais aucune ne correspond à tes filtres.
}
open-tables-all = Tout voir ({ $count })
open-tables-fewer = Voir moins
filters = Filtres
filter-any-game = Tous les jeux
filter-pace = Cadence
filter-any-pace = Toutes les cadences
filter-any-rated = Classée ou amicale
filter-rated-only = Classées seulement
filter-casual-only = Amicales seulement
filter-players = Joueurs
filter-any-players = Peu importe le nombre
# $count - how many players
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
waiting-for-you = On t’attend
waiting-for-nothing = Rien pour l’instant. Tes parties sont plus bas.
ready-to-start = Prête à commencer
# $names - a list of players
against-players = contre { $names }
pairing-search = Recherche d’adversaire
pairing-looking = Recherche d’un adversaire
# $game - a game, $pace - the time limit
pairing-what = { $game }, { $pace }
pairing-bot-meanwhile = Un bot en attendant
pairing-help = Une partie classée à deux avec quelqu’un qui cherche la même chose, de niveau proche s’il y a le choix.
pairing-real-time = En direct
pairing-real-time-help = La partie s’ouvre dès que quelqu’un est trouvé.
pairing-days = Des jours par tour
pairing-days-help = Tu peux partir. La partie t’attendra à l’accueil.
# $days - how many days for each turn
pairing-days-each = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
# $people - how many
pairing-waiting = { $people ->
    [one] { $people } attend
   *[other] { $people } attendent
}
# $search - a game and a time limit
pairing-cancel-named = Annuler la recherche : { $search }
refusal-table-full = Toutes les places sont prises. Choisis une autre table.
## Tournois

tournaments = Tournois
tournaments-text = Une série de parties contre d’autres. Le serveur fait les appariements, prépare les tables et tient le classement.
tournaments-none = Pas encore de tournoi. Crées-en un, d’autres pourront s’inscrire.
tournaments-open = Inscriptions ouvertes
tournaments-running = En cours
tournaments-finished = Terminés
tournament-new = Nouveau tournoi
tournament-create = Créer le tournoi
tournament-name = Nom (facultatif)
tournament-untitled = Tournoi de { $game }
tournament-format = Formule
tournament-format-swiss = Système suisse
tournament-format-round-robin = Toutes rondes
tournament-format-elimination = Élimination directe
tournament-help-swiss = À chaque ronde, tu rencontres quelqu’un qui a à peu près autant de points. Personne n’est éliminé.
tournament-help-round-robin = Tout le monde rencontre tout le monde. 16 au plus.
tournament-help-elimination = Qui perd est éliminé. Après une égalité, on rejoue en échangeant les places ; ensuite passe la mieux classée des têtes de série.
tournament-most = Places
tournament-size = Joueurs par table
tournament-per-table = { $size } par table
tournament-rounds = Rondes
tournament-rounds-suggested = Nombre conseillé
tournament-rounds-now = { $rounds ->
    [one] 1 ronde avec ces inscrits
   *[other] { $rounds } rondes avec ces inscrits
}
tournament-counts = Classement des joueurs
tournament-rated = Classé
tournament-casual = Amical
tournament-pause = Pause entre les rondes
tournament-appear = Délai pour venir à la table
tournament-minutes = { $minutes ->
    [0] Aucune
    [one] 1 minute
   *[other] { $minutes } minutes
}
tournament-appear-rule = { $minutes ->
    [one] Viens à ta table en moins d’une minute, sinon la partie est perdue.
   *[other] Viens à ta table en moins de { $minutes } minutes, sinon la partie est perdue.
}
tournament-entered = { $entrants } places prises sur { $most }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-round = Ronde { $round }
tournament-is-open = Inscriptions ouvertes
tournament-is-running = En cours
tournament-is-finished = Terminé
tournament-is-cancelled = Annulé
tournament-joined = Tu participes
tournament-hosted-by = Organisation : { $name }
tournament-join = Participer
tournament-start = Lancer le tournoi
tournament-withdraw = Me retirer
tournament-withdraw-ask = Tu perds ta partie et toutes les suivantes. Tu ne pourras pas revenir.
tournament-cancel = Annuler le tournoi
tournament-cancel-ask = Le tournoi s’arrête pour tout le monde, sans résultat.
tournament-remove = Retirer
tournament-remove-ask = { $name } perd les parties restantes et ne pourra pas revenir.
tournament-forfeit = Déclarer forfait
tournament-forfeits = Forfait de { $name }
tournament-forfeit-ask = { $name } perd cette partie. C’est irréversible.
tournament-keep = Retour
tournament-your-game = Ta partie est prête.
tournament-go = Aller à ta table
tournament-next-in = La ronde { $round } commence dans { $time }
tournament-won-by = Victoire : { $names }
tournament-standings = Classement
tournament-entrants = Participants
tournament-nobody = Personne pour l’instant.
tournament-entrant-withdrawn = s’est retiré
tournament-entrant-removed = exclu
tournament-players-come = En attente des joueurs
tournament-not-here = pas encore là
tournament-waiting-for = On attend { $names }
tournament-to-come = { $names } : encore { $time } pour venir
tournament-second-game = seconde partie
tournament-decided-bye = Exempt : compte comme une victoire
tournament-decided-forfeit = Forfait
tournament-decided-no-show = Non jouée
tournament-play = Jouer
tournament-watch = Regarder
tournament-see-game = Voir la partie
to-tournament = Vers le tournoi
tournament-tie-breaks = Comment points et égalités sont comptés
tournament-points-help = Une victoire vaut 1 point, une égalité un demi-point chacun. Être exempt compte comme une victoire, un forfait comme une défaite.
tournament-points-groups = La première place vaut 1 point, la dernière 0, les autres par paliers égaux. Les égalités se partagent. Être exempt compte comme une victoire, un forfait ne rapporte rien.
tournament-elimination-help = Ce qui compte, c’est la ronde atteinte. Qui perd dans la même ronde partage le rang.
tournament-ties-stay = S’il reste une égalité, le rang est partagé.
tie-break-direct = Confrontation directe
tie-break-direct-help = Points des parties entre ex æquo, si tous se sont rencontrés.
tie-break-buchholz = Buchholz
tie-break-buchholz-help = La somme des points de tes adversaires : plus ils sont forts, plus elle est grande. Une ronde non jouée compte avec tes propres points.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-help = Les points des adversaires que tu as battus, plus la moitié de ceux avec qui tu as fait égalité.
tie-break-wins = Victoires
tie-break-wins-help = Parties gagnées à la table, sans exemptions ni forfaits.
tie-break-reached = Ronde
tie-break-reached-help = La ronde atteinte ; une de plus pour la victoire.
table-called-off = Le tournoi a décidé cette partie avant son début. Elle ne sera pas jouée ici.
## Notices

notices = Notifications
notices-help = Comment tu apprends qu’une partie t’attend quand tu n’es pas là.
push-on = Me prévenir sur cet appareil
push-off = Arrêter sur cet appareil
push-blocked = Les notifications de ce site sont bloquées dans les réglages du navigateur.
push-unsupported = Ce navigateur ne gère pas le push. Sur un iPhone, ajoute d’abord Bastide à l’écran d’accueil.
push-insecure = Le push exige une connexion sécurisée (https).
push-failed = Le service push de ton navigateur est injoignable. Réessaie plus tard.
notices-devices = Appareils
device-this = cet appareil
device-unnamed = Appareil sans nom
device-remove = Retirer
device-remove-named = Retirer { $name }
notices-test = Envoyer un test
notices-test-sent = Test envoyé.
notices-what = Me signaler
notice-kind-turn = Ton tour
notice-kind-warning = Tour bientôt écoulé
notice-kind-invited = Invitations
notice-kind-paired = Adversaire trouvé
notice-kind-tournament = Tournois
channel-push = Push
channel-webhook = Webhook
channel-mail = E-mail
quiet-hours = Heures calmes
quiet-from = De
quiet-until = À
quiet-zone = Fuseau horaire : { $zone }
webhook = Webhook (avancé)
webhook-help = Les notifications vont à ta propre adresse en JSON signé.
webhook-url = Adresse
webhook-save = Enregistrer
webhook-secret = Secret, affiché seulement maintenant
webhook-is-off = Désactivé après plusieurs échecs. Envoie un test pour le réactiver.
push-offer = Une notification quand c’est ton tour ?
push-offer-yes = Me prévenir
push-offer-no = Pas maintenant
