refusal-already-account = Tu as déjà un compte : déconnecte-toi pour en créer un autre.
refusal-already-asked = Il y a déjà une demande de retour en arrière : réponds d’abord à celle-là.
refusal-already-opened = C’est déjà ouvert : attends les autres.
refusal-already-ready = Tu as déjà dit que tu peux commencer : attends les autres.
refusal-already-started = La partie a commencé : tu peux la regarder.
refusal-already-left = Tu as déjà quitté cette partie : un bot continue à jouer pour toi.
refusal-bot-already = Un bot joue déjà à cette place.
refusal-bot-plays = Un bot joue pour toi : reprends d’abord ta place.
refusal-no-clock = Il n’y a pas de pendule à cette table.
refusal-not-absent = La personne assise là était encore présente il y a un instant.
refusal-not-replaced = À cette place, c’est toi qui joues.
refusal-not-waiting = Personne n’attend cette place en ce moment.
refusal-own-seat = C’est aux autres d’en décider.
refusal-time-left = Il reste du temps à cette pendule.
refusal-bad-frame = Le serveur ne peut pas lire ce message ({ $problem }). Dans un navigateur, recharge la page.
refusal-bad-address = Cette adresse contient un caractère interdit.
refusal-bad-hash = La promesse du hasard équitable a été abîmée en route : réessaie.
refusal-bad-mode = Ce mode n’existe pas.
refusal-bad-nonce = Le nombre ouvert n’est pas celui qui était promis : recharge la page.
refusal-bad-number = La connexion a repris au mauvais endroit : recharge la page.
refusal-bad-seat = Une place peut être à toi, libre ou à un bot.
refusal-bad-text = Dis quelque chose en { $most } caractères au plus.
refusal-busy = Il se passe trop de choses à la fois à cette table : réessaie.
refusal-database-damaged = Le serveur ne peut ni lire ni enregistrer cela, car sa base de données est endommagée. La personne qui le gère doit restaurer une sauvegarde.
refusal-database-away = Le serveur ne peut pas joindre sa base de données en ce moment. Réessaie dans un instant.
refusal-foreign-origin = Les pages d’autres sites ne peuvent pas faire cela.
refusal-frozen = Il a fallu arrêter cette table : son journal ne peut plus être suivi. La personne qui gère le serveur peut en trouver la raison.
refusal-host-only = Seule la personne qui a ouvert la table peut faire cela.
refusal-http = Le serveur ne peut pas faire cela ici : { $problem }.
refusal-illegal = Ce coup n’est pas permis maintenant.
refusal-internal = Quelque chose s’est cassé sur le serveur : réessaie.
refusal-name-taken = Quelqu’un porte déjà ce nom, ou un nom qu’on peut confondre avec lui : choisis-en un autre.
refusal-name-of-account = Un compte porte ce nom, ou un nom qu’on peut confondre avec lui : choisis-en un autre, ou connecte-toi si c’est le tien.
refusal-no-account = Sans compte, pas de mot de passe : crée d’abord un compte.
refusal-no-such-player = Personne ne joue ici sous ce nom.
refusal-no-such-seat = La table n’a pas cette place.
refusal-no-such-step = Cette étape n’existe pas. La dernière est { $last }.
refusal-no-such-table = Cette table n’existe pas : vérifie le lien.
refusal-no-such-token = Tu n’as pas ce jeton d’accès.
refusal-no-such-tutorial = Ce jeu n’a pas encore de tutoriel : ses règles expliquent tout.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-not-over = Ce sera possible quand la partie sera terminée.
refusal-not-running = On ne joue pas à cette table en ce moment.
refusal-not-sealing = La partie ne peut pas encore commencer.
refusal-restarting = Le serveur redémarre. Tu seras reconnecté dans un instant.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-nothing-asked = Personne n’attend ta réponse.
refusal-nothing-to-undo = Il n’y a aucun coup que tu puisses annuler sans les autres.
refusal-over-there = À cette étape, la partie est terminée : choisis-en une plus tôt.
refusal-phase-closed = Tant que tout le monde décide en secret, tu ne peux annuler que tes propres étapes de cette phase.
refusal-scope = Il manque à ce jeton l’autorisation « { $scope } ».
refusal-seat-taken = Quelqu’un est déjà assis là : choisis une autre place.
refusal-spectator = Tu ne fais que regarder : prends une place pour jouer.
refusal-stale = Cela a déjà été dit.
refusal-too-far-back = Tu ne peux pas annuler autant de coups sans les autres.
refusal-too-large = C’est trop volumineux. { $most } octets au maximum sont permis.
refusal-too-many = C’était un peu rapide : attends un instant.
refusal-too-many-reports = Tu as déjà beaucoup signalé aujourd’hui : merci, et attends un peu.
refusal-slow-request = Ta requête a mis plus de { $seconds } secondes à arriver : réessaie.
refusal-too-many-tables = Tu as déjà { $most } tables en cours où l’on a joué depuis un jour : termine d’abord une partie.
refusal-too-many-tables-here = Il y a déjà { $most } tables en cours depuis ton réseau : réessaie plus tard.
refusal-too-many-bot-tables = Des bots jouent déjà { $most } de tes parties sans toi : attends la fin de l’une d’elles.
refusal-too-many-bot-tables-here = Des bots jouent déjà { $most } parties pour ton réseau : réessaie plus tard.
refusal-quota-full = Tes fichiers et tes notes peuvent occuper { $most } Mo au maximum : raccourcis tes notes, ou demande à qui gère le serveur.
refusal-quota-full-here = Ton réseau a enregistré { $most } Mo depuis un jour : réessaie demain.
refusal-too-much-chat = Tu écris trop vite : attends un instant.
refusal-too-much-chat-here = Trop de messages à cette table : attends un instant.
refusal-chat-full = Le chat de cette table est plein : il contient { $most } messages.
refusal-too-many-sockets = Tu as { $most } connexions à des tables : ferme d’abord un onglet.
refusal-too-many-sockets-here = Ton réseau a { $most } connexions à des tables : réessaie plus tard.
refusal-too-many-tries = Trop d’essais. Réessaie dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
refusal-unknown-host = Ce serveur ne s’appelle pas « { $host } ». La personne qui l’administre peut autoriser ce nom avec --host-name.
refusal-two-seats = Tu es à une table comme invité et aussi avec ce compte. Personne ne joue à deux places : l’invité doit d’abord quitter la sienne.
refusal-unknown-token = Ce jeton d’accès n’est à personne.
refusal-who-are-you = Tu n’es pas connecté. Dis qui tu es, ou envoie un pseudo par POST à /api/guests.
refusal-wrong-password = Le nom ou le mot de passe n’est pas le bon.
refusal-hints-off = Cette table n’autorise pas les conseils.
refusal-hint-not-your-turn = Ce n’est pas à toi de jouer. Redemande quand ce sera ton tour.
refusal-no-hint = Le bot n’a pas trouvé de conseil. Réessaie.
refusal-too-many-hints = Tu as demandé beaucoup de conseils. Attends un instant.
refusal-nothing-to-analyse = Il n’y a rien à analyser dans cette partie.
refusal-too-long-to-analyse = Cette partie est trop longue pour être analysée. { $most } coups au plus sont permis.
refusal-too-many-analyses = Trop d’analyses sont en cours. Réessaie dans une minute.
refusal-too-many-scores = Trop de positions à la fois. Les points arrivent dans un instant.
refusal-scorer-busy = Le décompte est occupé. Les points arrivent dans un instant.
refusal-position-took-too-long = Cette position est trop longue à lire.
refusal-journal-too-long = Cet enregistrement compte { $plies } coups. { $most } au plus sont permis.
refusal-uploads-busy = Le serveur vérifie d’autres fichiers. Réessaie dans un instant.
refusal-upload-took-too-long = La vérification de ce fichier a pris plus de { $seconds } secondes ; il n’a pas été enregistré.
refusal-log-full = Le journal de cette table est plein : { $most } entrées. Vous pouvez encore terminer la partie.

# Abandonner, et annuler une partie d’un commun accord
refusal-already-resigned = Tu as déjà abandonné. C’est définitif.
refusal-already-asked-to-abandon = Il y a déjà une proposition d’annuler la partie : réponds d’abord à celle-là.
refusal-asked-too-often = Tu as déjà proposé { $most } fois d’annuler cette partie. Continue à jouer ou abandonne.
refusal-asked-this-turn = Tu viens de le proposer. Tu pourras recommencer après ton prochain coup.
# Salle d’attente

refusal-cancelled = Cette table a été annulée. Choisis-en une autre dans le salon.
refusal-removed-by-host = L’hôte a libéré ta place à cette table. Tu peux te rasseoir si quelqu’un t’y invite par ton nom.
refusal-not-at-table = Seules les personnes qui ont ouvert la table ou y ont une place peuvent inviter. Prends d’abord une place.
refusal-invited-yourself = Tu ne peux pas t’inviter toi-même. Prends une place libre.
refusal-already-seated = { $name } a déjà une place ici.
refusal-already-invited = { $name } a déjà une invitation.
refusal-has-declined = { $name } a décliné. Invite quelqu’un d’autre.
refusal-no-open-seat = Toutes les places sont prises. Libères-en une d’abord.
refusal-too-many-invited = Tu peux inviter au plus { $most } personnes à une table. Envoie le lien aux autres.
refusal-not-invited = Tu n’as pas d’invitation en attente pour cette table.
refusal-too-many-invitations = Trop d’invitations : au plus { $most } par heure. Attends quelques minutes, ou envoie le lien.
# Quick pairing

refusal-no-such-pace = Cette cadence n’existe pas. Choisis-en une parmi celles de l’accueil.
refusal-no-pairing = La recherche d’adversaire réunit { $players } joueurs, ce que ce jeu ne permet pas. Crée plutôt une table.
refusal-no-such-search = Cette recherche est terminée. Lances-en une autre.
# Friends, blocks, moderation

refusal-muted = Vous ne pouvez pas utiliser le chat. Raison : { $reason }
refusal-muted-until = Vous ne pouvez pas utiliser le chat avant le { $until }. Raison : { $reason }
refusal-banned = Ce compte est banni de ce serveur. Raison : { $reason }
refusal-banned-until = Ce compte est banni jusqu'au { $until }. Raison : { $reason }
refusal-banned-network = Votre réseau ne peut pas accueillir de nouveaux invités avant le { $until }. Connectez-vous avec un compte ou demandez à l'hôte de ce serveur.
refusal-filtered = Ce message contient un mot que l'hôte de ce serveur n'autorise pas.
refusal-yourself = C'est vous.
refusal-friends-need-account = Créez un compte pour avoir des amis ici.
refusal-guest-friend = Les invités ne peuvent pas être amis. Proposez-leur de créer un compte.
refusal-unblock-first = Vous avez bloqué cette personne. Débloquez-la d'abord.
refusal-too-many-relations = Vous avez { $most } amis, demandes et blocages : c'est le maximum. Supprimez-en d'abord.
## Notices

notice-title-turn = À toi de jouer
notice-title-warning = Le temps s’écoule
notice-title-invited = Invitation
notice-title-paired = Adversaire trouvé
notice-title-tournament = Tournoi
notice-title-test = Test
notice-turn = { $title } avec { $others }
notice-warning = { $title } : il reste moins de { $hours } h pour ton tour
notice-invited = { $by } t’invite à { $title }
notice-paired = { $title } : ta partie est prête
# $tournament - its title; $round - a number
notice-tournament-table = { $tournament }, ronde { $round } : ta table est prête
notice-tournament-finished = { $tournament } est terminé
notice-tournament-cancelled = { $tournament } a été annulé
notice-test = Les notifications de Bastide arrivent ici.
refusal-address-refused = Cette adresse ne peut pas servir. Les notifications ne vont qu’à des adresses https publiques.
refusal-webhook-failed = L’adresse n’a pas répondu à temps par un succès (2xx).
refusal-no-webhook = Aucun webhook n’est défini. Saisis d’abord une adresse.
refusal-too-many-devices = Tu as déjà { $most } appareils. Retires-en d’abord un.
refusal-unknown-zone = « { $zone } » n’est pas un fuseau horaire connu, comme « Europe/Paris ».
refusal-too-many-tests = Trop de tests. Attends une minute.
refusal-bad-subscription = L’abonnement push de ce navigateur est illisible. Désactive puis réactive le push.
refusal-no-such-device = Cet appareil n’existe pas.
refusal-no-device = Aucun appareil n’est inscrit au push. Active-le d’abord dans un navigateur.
# Mail

refusal-no-mail = Ce serveur n’envoie pas d’e-mails. Demande à son opérateur.
refusal-too-many-mails = Trop d’e-mails ont été demandés. Réessaie demain.
refusal-bad-link = Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.
# Tournois
refusal-tournament-seat = C’est une partie de tournoi. Pour partir, retire-toi du tournoi.
refusal-no-such-tournament = Ce tournoi n’existe pas.
refusal-tournament-two-only = En toutes rondes, on joue à deux par table.
refusal-tournament-too-large = Dans ce format, { $most } personnes au plus peuvent participer. Choisis un nombre plus petit.
refusal-too-many-tournaments = Tu organises déjà { $most } tournois en cours. Termines-en ou annules-en un d’abord.
refusal-too-many-entered = Tu participes déjà à { $most } tournois en cours. Retire-toi d’abord de l’un d’eux.
refusal-tournament-begun = Le tournoi a déjà commencé.
refusal-tournament-over = Le tournoi est terminé.
refusal-tournament-removed = L’organisation t’a retiré de ce tournoi.
refusal-tournament-full = Le tournoi est complet : { $most } personnes au plus.
refusal-not-entered = Tu ne participes pas à ce tournoi.
refusal-too-few-entrants = Il faut au moins { $least } personnes inscrites pour commencer.
refusal-no-such-game-here = Il n’y a pas de telle partie en cours. Recharge la page.
refusal-tournament-host-only = Seule la personne qui organise le tournoi peut faire cela.
refusal-no-such-entrant = Personne n’a ce numéro dans ce tournoi.
