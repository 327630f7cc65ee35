## How a command line is written. What stands in capitals is the name of a value and stays as it is.

usage = Usage :
usage-any-options = { "[" }OPTIONS]
usage-any-command = COMMANDE …
usage-options = Options
usage-commands = Commandes
usage-default = par défaut : { $value }
usage-required = obligatoire

## What is wrong with a command line

usage-no-such-command = Il n’y a pas de commande « { $command } » ; « bastide --help » les montre toutes.
usage-no-such-option = Il n’y a pas d’option { $option } ici ; --help les montre toutes.
usage-value-or-none = Donne une valeur à { $option }, ou aucune si c’est un interrupteur.
usage-missing = Il manque { $name } ; --help montre comment s’écrit la commande.
usage-whole-between = { $name } prend un nombre entier de { $least } à { $most }.
usage-whole-at-least = { $name } prend un nombre entier, { $least } au moins.
usage-number-at-least = { $name } prend un nombre, { $least } au moins.
usage-whole = { $name } prend un nombre entier.
usage-choice = { $name } doit être l’un de ceux-ci : { $choices }.
usage-folder = { $name } prend un dossier, et un fichier porte ce nom.
usage-file = { $name } prend un fichier, et un dossier porte ce nom.

## The commands, each with its options

command-bastide = Jeux de société où l’on bâtit des villes médiévales : jouer, simuler, revoir, compter les points.
command-shared = Options de plusieurs commandes
    .help = Montre ce texte.
    .version = Montre la version.
    .language = La langue : de, en, es, fr, ja, nl ou zh-Hant ; sinon, celle de l’environnement.
    .json = Écrit du JSON pour des programmes.
    .components = Un fichier de composants corrigé (JSON).
    .option = Une option du jeu.
    .preset = Un ensemble d’options qui porte un nom.
    .data = Le dossier de données du serveur.
    .database = L’URL d’une base de données, si ce n’est pas SQLite dans le dossier de données.
    .bots = Bots, séparés par des virgules : les nôtres, ceux installés, ./fichier.py:Classe ou run:COMMANDE.
    .games = Nombre de parties de chaque groupe qui remplit une table.
    .players = Nombre de joueurs à une table.
    .seed = La même graine donne les mêmes parties.
    .jobs = Nombre de processus.
    .ray = Jouer sur la grappe Ray à cette adresse.
    .time-limit = Secondes dont un bot extérieur dispose pour chaque décision.
    .out = Le dossier des résultats. La même commande reprend où elle s’est arrêtée.
command-games = Montre les jeux installés avec leurs options, préréglages et bots.
command-rules = Montre les règles numérotées de GAME, ou une RULE comme KB-12 ; avec --json aussi les tests de chaque règle.
command-components = Écrit en JSON ce qui est imprimé sur les composants de GAME : le début d’un fichier de composants corrigé.
command-schema = Écrit les schémas JSON des positions, des journaux de partie et des vues de GAME.
    .what = Un seul d’entre eux : position, journal ou view.
command-learn = Apprends GAME en jouant un premier tour : lis, et tape le coup que demande la leçon.
command-play = Joue à GAME dans le terminal : tape les coups en notation, ou « help ».
    .players = Combien s’assoient à la table ; sinon, le moins possible.
    .humans = Combien d’entre eux sont des personnes.
    .bots = Des noms séparés par des virgules pour les autres sièges ; sinon, apprentice.
    .seed = La même graine donne les mêmes cartes et dés.
    .real-table = Tu dis ce qui a été pioché ou lancé sur ta table.
    .resume = Reprend une partie enregistrée ; sans fichier, la dernière qui n’est pas finie.
    .position = Joue à partir d’un fichier de position.
    .no-save = N’enregistre pas la partie pendant que tu joues.
command-saves = Énumère les parties enregistrées pendant que tu jouais dans le terminal, la plus récente d’abord.
command-simulate = Fait jouer à des bots de nombreuses parties de GAME et rapporte points, victoires et vitesse.
    .players = Combien de joueurs ; sinon, un par bot, deux au moins.
    .games = Combien de parties.
    .seed = La même graine donne les mêmes parties.
    .bots = Des noms séparés par des virgules ; ils changent de siège à tour de rôle.
    .jobs = Combien de processus.
command-arena = Fait jouer des bots à GAME, chacun contre chacun, et les classe.
    .format = Le tableau de toutes les parties.
    .journals = Garder aussi le journal de chaque partie.
command-dataset = Fait jouer des bots à GAME et garde leurs positions en un jeu de données de fichiers Parquet.
    .every = Garde une décision sur N de chaque partie.
    .shard-games = Nombre de parties dans chaque fichier.
command-replay = Raconte une partie enregistrée et montre la table à la fin, ou après un coup.
    .at = Montre la table après tant de coups au lieu de la fin.
    .seat = Par les yeux d’un siège au lieu de ceux d’un spectateur.
command-verify = Rejoue un journal, vérifie chaque coup et chaque résultat du hasard et dit ce que cela prouve.
    .commitment = L’empreinte publiée à la table avant la partie.
    .nonce = Un nombre aléatoire tiré par ton programme, avec ou sans son siège. Répétable.
command-analyse = Analyse une partie enregistrée : les chances de chacun après chaque tour, de meilleurs coups et les tournants.
command-score = Compte les points d’une position, chacun avec sa raison.
command-moves = Montre les coups permis d’une position, en notation et en mots.
command-serve = Propose des tables en ligne : une API, des sockets et les pages pour le navigateur. Chaque option peut aussi venir de l’environnement : BASTIDE_PORT pour --port.
    .host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
    .port = Le port ; 0 pour un port libre.
    .data = Le dossier pour la base de données et les secrets.
    .secret-file = Un fichier avec la clé qui signe les cookies, le même sur toutes les machines ; ou définis BASTIDE_SECRET.
    .workers = Où les bots réfléchissent : dans des processus de ce serveur (embedded) ou dans ceux de bastide worker (database).
    .bus = Comment les processus se préviennent : memory, tail, notify (PostgreSQL) ou une URL redis://. Par défaut, ce qui convient à la base de données.
    .bot-processes = Processus pour les bots.
    .bot-pace = Secondes par étape d’un bot.
    .alone = Aucun autre processus n’utilise la base de données : ne pas regarder ce qu’ils ont écrit.
    .drain-seconds = Secondes après SIGTERM pendant lesquelles le serveur accepte encore des connexions alors que /readyz dit déjà non.
    .log-format = Comment les lignes du journal sont écrites : text ou json.
    .metrics-port = Le port où Prometheus prend les métriques, à /metrics ; aucun par défaut.
    .metrics-host = L’adresse de ce port.
    .telemetry = Envoie des traces à OpenTelemetry.
    .origin = Une autre origine dont les pages peuvent ouvrir des sockets.
    .limit = Change une limite, par exemple tables-per-person=100. Peut se répéter ; docs/host.md les énumère.
    .chat-filter = Un fichier de mots interdits dans le chat, un par ligne. Un message qui en contient un est refusé.
    .chat-filter-masks = Remplacer ces mots par des astérisques, au lieu de refuser le message.
    .prune-after = Une fois par jour, supprime les tables inachevées et les fichiers des invités inactifs depuis N jours ; 0 pour jamais.
    .public-url = L’adresse publique du serveur pour les liens des notifications et des e-mails, comme https://example.org. Sans elle, les notifications mènent à celle qu’utilise chaque personne, et les e-mails au premier --host-name.
    .turn-notice-seconds = Secondes pendant lesquelles un tour peut attendre une personne absente de la table avant qu’elle soit prévenue.
    .vapid-file = Un fichier avec la clé privée (PEM, P-256) qui signe le push web. Sans lui, la base de données en a une.
    .notice-contact = Comment les services push te joignent : mailto:toi@example.org ou une adresse https.
    .notice-network = Un réseau auquel on peut envoyer des notifications en plus des adresses publiques, aussi en http : 10.0.0.0/8. Répétable.
    .host-name = Un nom sous lequel les navigateurs peuvent joindre le serveur. Peut être répété ; * pour tous. Les adresses IP et localhost marchent toujours.
    .behind-tls = Les navigateurs passent uniquement par TLS : cookies sécurisés et HSTS.
    .smtp-host = Le serveur SMTP qui prend les e-mails. Sans lui, aucun n’est envoyé.
    .smtp-port = Son port ; sinon 587, 465 avec tls ou 25 avec none.
    .smtp-security = Comment la connexion est chiffrée : starttls, tls ou none.
    .smtp-user = L’utilisateur pour s’y connecter.
    .smtp-password-file = Un fichier avec le mot de passe ; ou définis BASTIDE_SMTP_PASSWORD.
    .mail-sender = L’adresse d’où partent les e-mails.
    .open = Ouvre le navigateur, s’il y en a un.
command-worker = Prend les tours des bots, les conseils et les analyses dans la base de données des serveurs lancés avec --workers database, et les calcule.
    .processes = Processus pour les tours des bots et les conseils.
    .kinds = Types de tâches à prendre, séparés par des virgules.
command-doctor = Vérifie une configuration : prend les options de 'bastide serve' et dit ce qui ne va pas et que faire. Code de sortie : 0 tout va bien, 1 quelque chose pourrait être mieux, 2 un serveur ne marcherait pas.
command-backup = Copie dans FILE tout ce que garde un serveur, pendant qu’il tourne ; pour SQLite, car PostgreSQL a ses propres outils.
command-restore = Fait un dossier de données à partir d’une sauvegarde.
    .data = Le dossier à créer ; rien n’y est écrasé.
command-reports = Montre les problèmes signalés, ou écrit un REPORT avec tout ce qu’il contient en JSON.
command-prune = Supprime les tables inachevées et les fichiers des invités, inactifs depuis longtemps. Le serveur peut tourner pendant ce temps.
    .older-than = Jours sans coup, message ni visite.
    .finished = Supprime aussi les parties finies des invités.
    .dry-run = Dit seulement ce qui serait supprimé.
command-ratings = Recalcule tous les résultats, classements et succès à partir des journaux des parties finies.

## What the commands say

cli-simulated = { $count } parties de { $game } à { $players } en { $seconds } s : { $games } parties/s, { $decisions } décisions/s.
cli-bot-result = points en moyenne { $mean } ± { $error }   victoires { $share } % [{ $low }–{ $high }]   { $time } ms par tour (p99 : { $p99 })
cli-intervals = ± et [ ] sont des intervalles de confiance à 95 %. Chaque donne est jouée à toutes les places. Les temps sont en temps processeur.
cli-capped = Arrêtées à la limite de tours et comptées en l’état : { $games }.
cli-arena-bot = Elo { $elo } [{ $least }, { $most }]   victoires { $share } % [{ $low }–{ $high }]   score moyen { $mean } ± { $error }   { $games } parties
cli-arena-failed = dont { $games } perdues par défaillance : { $reason }
cli-arena-intervals = ± et [ ] sont des intervalles de confiance à 95 %. Chaque donne est jouée à toutes les places. Le premier bot nommé a un Elo de 0.
cli-arena-files = Rapport : { $report }. Toutes les parties : { $results }.
cli-stopped = Arrêté. Relance la même commande pour continuer.
cli-dataset-made = { $positions } positions de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } dans { $folder } : { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  }, { $bytes } octets ({ $each } par position).
cli-serves = Bastide est accessible à { $address }, avec ses données dans { $folder }.
cli-works = Ce worker prend des tâches dans la base de données. Processus pour les bots : { $processes }
cli-backed-up = { $file } contient tout, { $bytes } octets. Garde-le aussi soigneusement que le dossier de données : il en a les secrets.
cli-restored = { $folder } est prêt : bastide serve --data { $folder }
cli-no-reports = Personne n’a signalé de problème.
cli-pruned = Supprimé : { $unfinished } tables inachevées, { $uploads } fichiers, { $finished } parties finies, { $guests } invités.
cli-would-prune = Serait supprimé : { $unfinished } tables inachevées, { $uploads } fichiers, { $finished } parties finies, et les invités à qui il ne resterait rien.
cli-counted = Parties recomptées : { $games }.
cli-no-saves = Aucune partie n’est enregistrée dans { $folder }.
cli-saved-game = { $title }, { $players } joueurs, { $plies } coups, pas finie
cli-saved-game-over = { $title }, { $players } joueurs, { $plies } coups, finie

## What a browser is told that has no pages to show, or no JavaScript

page-not-built = Les pages pour le navigateur ne sont pas construites. Lance { $command } dans le dossier du projet, puis recharge cette page. L’API fonctionne sans elles.
docs-not-built = La documentation n’est pas construite. Lance { $command } dans le dossier du projet, puis recharge cette page.
page-needs-javascript = Bastide a besoin de JavaScript.

# bastide doctor

doctor-alone = Pas besoin de bus : aucun autre processus n’utilise la base de données.
doctor-behind-tls = Les cookies ne passent que par TLS.
doctor-bus = Les processus s’entendent : un message a mis { $milliseconds } ms.
doctor-clock = Les horloges de cette machine et de la base de données concordent.
doctor-clock-differs = Les horloges de cette machine et de la base de données diffèrent de { $seconds } secondes. Synchronise-les avec NTP.
doctor-database-new = Il n’y a pas encore de base de données. Le serveur la crée au démarrage.
doctor-few-files = Le processus ne peut ouvrir que { $limit } fichiers, et chaque joueur en demande un. Porte la limite à { $enough } ou plus : ulimit -n, ou LimitNOFILE= dans systemd.
doctor-files = Le processus peut ouvrir { $limit } fichiers.
doctor-folder = Toi seul peux lire le dossier de données { $folder }.
doctor-folder-closed = Le serveur ne peut pas écrire dans { $folder }. Donne ce droit à son utilisateur, ou choisis un autre dossier avec --data.
doctor-folder-new = Le serveur créera le dossier de données { $folder }.
doctor-folder-unused = Rien n’est gardé dans le dossier de données.
doctor-key-differs = Les serveurs de cette base de données signent les cookies avec une autre clé : des gens seraient déconnectés au hasard. Donne-leur à tous le même BASTIDE_SECRET ou --secret-file.
doctor-key-in-folder = La clé qui signe les cookies est dans le dossier de données.
doctor-key-not-shared = La clé qui signe les cookies est propre à cette machine. Avec plusieurs machines, donne-leur à toutes le même BASTIDE_SECRET ou --secret-file.
doctor-key-shared = La clé qui signe les cookies est configurée.
doctor-metrics-shown = Quiconque atteint { $address } peut lire les métriques. Ferme ce port à Internet.
doctor-no-pages = Les pages pour le navigateur ne sont pas construites. Lance 'make web' dans le dossier du projet.
doctor-no-tls = { $host } est accessible sans TLS : les mots de passe peuvent être lus en chemin. Mets un serveur web avec TLS devant, et utilise --behind-tls.
doctor-no-workers = Aucun worker n’est en vie, donc aucun bot ne joue. Lances-en un avec 'bastide worker', ou utilise --workers embedded.
doctor-notify-silent = NOTIFY n’est pas arrivé. S’il y a un PgBouncer entre les deux, LISTEN demande pool_mode=session ou une connexion directe à PostgreSQL ; ou utilise Redis : --bus redis://….
doctor-pages = Les pages pour le navigateur sont construites.
doctor-password-shown = Le mot de passe de la base de données est sur la ligne de commande, où tout utilisateur de cette machine peut le lire. Définis plutôt BASTIDE_DATABASE.
doctor-polling = Les processus s’informent en consultant la base de données.
doctor-postgresql = PostgreSQL { $version } répond.
doctor-postgresql-old = PostgreSQL { $version } est trop ancien. Installe la version { $oldest } ou une plus récente.
doctor-readable = D’autres peuvent lire { $path }. Retire-leur ce droit : chmod -R go= { $path }
doctor-redis-silent = Redis ne répond pas, ou a perdu un message. --bus est-il juste, et Redis tourne-t-il ?
doctor-schema = La base de données est saine et à jour.
doctor-schema-new = La base de données est vide. Le serveur crée ses tables au démarrage.
doctor-schema-older = La base de données est d’une version antérieure. Le serveur la met à jour au démarrage ; fais d’abord une sauvegarde.
doctor-trusts = Les adresses des clients viennent des proxys à { $addresses }.
doctor-trusts-everyone = FORWARDED_ALLOW_IPS permet à n’importe qui de prétendre à n’importe quelle adresse, et donc d’échapper à toutes les limites. Indique plutôt les adresses de tes proxys.
doctor-workers = Un worker est en vie.

# Moderation

command-admin = Modérer : lister personnes et signalements, réduire au silence, bannir, renommer, supprimer. Le serveur peut tourner.
    .reason = Pourquoi. C'est conservé, et la personne concernée le lit.
    .operator = Qui le fait, pour le journal ; à défaut, votre nom d'utilisateur.
    .days = Pour combien de jours ; sinon, définitivement.
command-admin-list = Lister les personnes, les signalements ou le journal d'audit.
    .name = Seulement les personnes dont le nom contient ceci.
    .about = Seulement ce qui concerne cette personne.
    .muted = Seulement les personnes réduites au silence.
    .banned = Seulement les personnes bannies.
    .settled = Aussi les signalements réglés.
    .limit = Combien au plus.
command-admin-report = Montrer un signalement (REPORT) avec le chat autour.
command-admin-settle = Marquer un signalement (REPORT) comme réglé.
command-admin-mute = Laisser WHO jouer et lire, mais pas écrire.
command-admin-unmute = Laisser WHO écrire à nouveau.
command-admin-ban = Déconnecter WHO partout et ne plus le laisser entrer. Pour un invité, refuser aussi les nouveaux invités de son adresse.
command-admin-unban = Laisser WHO revenir.
command-admin-rename = Donner un autre nom (NAME) à WHO, aussi à ses tables.
command-admin-delete = Supprimer WHO définitivement, comme la personne le pourrait. Les parties finies restent, sans le nom.
    .yes = Ne pas demander confirmation.
cli-admin-reason = Raison
cli-admin-nothing = Rien à lister.
cli-admin-no-chat = Ce signalement ne contient aucun chat.
cli-admin-account = compte
cli-admin-guest = invité
cli-admin-is-muted = silence
cli-admin-is-banned = banni
cli-admin-settled = Le signalement { $report } est réglé.
cli-admin-muted = { $name } ne peut plus écrire.
cli-admin-muted-until = { $name } ne peut pas écrire avant le { $until }.
cli-admin-unmuted = { $name } peut de nouveau écrire.
cli-admin-banned = { $name } est banni et déconnecté partout.
cli-admin-banned-until = { $name } est banni jusqu'au { $until } et déconnecté partout.
cli-admin-unbanned = { $name } peut de nouveau se connecter.
cli-admin-renamed = { $before } s'appelle désormais { $name }.
cli-admin-deleted = { $name } est supprimé.
cli-admin-sure = Supprimer { $name } définitivement ?
# Mail

doctor-mail-off = Aucun e-mail n’est envoyé : --smtp-host manque, donc un mot de passe oublié ne peut pas être remplacé.
doctor-mail = Le serveur SMTP { $host } prend les e-mails, et leurs liens mènent à { $url }.
doctor-mail-failed = Le serveur SMTP { $host } est inutilisable ({ $reason }). Vérifie --smtp-host, --smtp-port, --smtp-security, --smtp-user et le mot de passe.
doctor-mail-open = La connexion au serveur SMTP { $host } n’est pas chiffrée : les liens vers de nouveaux mots de passe peuvent être lus en chemin. Mets --smtp-security sur starttls ou tls.
doctor-mail-links = Les liens dans les e-mails mènent à { $url }, que d’autres ne peuvent pas ouvrir ou qui n’a pas de TLS. Indique --public-url, ou --host-name et --behind-tls.
cli-ended-resigned = { $player } a abandonné.
cli-ended-by-agreement = La partie a été annulée d’un commun accord, sans résultat.
cli-ended-no-progress = La table a mis fin à la partie : trop longtemps sans progrès.
cli-ended-too-long = La table a mis fin à la partie : trop de coups.
