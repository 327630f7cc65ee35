## Games and options

error-unknown-game = Il n’y a pas de jeu « { $game } » ; sont installés { $games-all }.
error-no-games = Il n’y a pas de jeu « { $game } » ; aucun jeu n’est installé.
error-no-such-language = Il n’y a pas de langue « { $language } » ; choisis { $languages }.
error-no-such-option = { $game } n’a pas d’option « { $option } » ; il y a { $options-all }.
error-no-options = { $game } n’a pas d’option « { $option } » ; il n’y en a aucune.
error-no-such-preset = { $game } n’a pas de préréglage « { $preset } » ; il y a { $presets-all }.
error-no-observation = { $game } ne peut pas encore être observé sous forme de nombres.
error-no-limits = { $game } ne dit pas quelle taille il peut atteindre.
error-bad-option-value = L’option { $option } doit être { $choices }, pas « { $value } ».
error-wrong-number-of-players = On joue à { $least } au moins et à { $most } au plus, pas à { $players }.
error-no-such-bot = Aucun bot « { $bot } » ne joue à { $game } ; il y a { $bots-all }.
error-bot-plays-not = Le bot « { $bot } » ne joue pas à { $game }.
error-bot-not-loaded = Impossible de charger le bot « { $bot } » : { $reason }.
error-no-bot-class = « { $bot } » n’est pas une classe dérivée de bastide.bots.Bot.
error-no-such-program = Il n’y a pas de programme « { $command } » à lancer.
error-bot-failed = { $reason }
error-no-hints = { $game } n’a pas d’indices du niveau « { $level } ».
error-unknown-move = « { $text } » n’est pas un coup de ce jeu ; les coups ressemblent à { $examples }.

## Component files and position files

error-components-do-not-fit = Les données des composants ne conviennent pas : { $reason }.
error-components-too-large = Le fichier de matériel est trop volumineux : { $most } octets au maximum sont permis.
error-count-differs = { $where } : { $found } dans ce fichier, { $box } dans la boîte. On peut jouer quand même.
error-position-does-not-fit = La position ne convient pas : { $reason }.
error-not-whole = { $where } doit être un nombre entier de { $low } à { $high }, pas { $found }
error-not-truth = { $where } doit être true ou false, pas { $found }
error-no-short-text = { $where } doit être un texte de { $longest } caractères au plus, pas { $found }
error-not-hexadecimal = { $where } doit être en chiffres hexadécimaux, deux par octet, pas { $found }
error-not-a-choice = { $where } doit être { $choices }, pas { $found }
error-not-a-list = { $where } doit être une liste de { $size } entrées, pas { $found }
error-not-such-a-list = { $where } doit être une liste de { $least } à { $most } entrées, pas { $found }
error-not-an-object = { $where } doit être un objet, pas { $found }
error-too-many-entries = { $where } peut avoir au maximum { $most } entrées
error-twice = { $where } contient { $entry } deux fois
error-id-twice = { $where } a deux fois la même id
error-wrong-order = { $where } doit être dans cet ordre : { $order }
error-lacks = il manque « { $field } » dans { $where }
error-unknown-field = { $where } a un champ inconnu, « { $field } » ; sont connus { $known-all }
error-json-too-deep = il y a des nombres trop grands ou des listes trop profondes
error-json-unstorable = un de ses textes contient U+0000 ou une moitié de paire de substitution
error-no-components = Un fichier de composants contient un objet JSON.
error-no-proper-position = { $file } ne contient pas de position correcte.
error-no-position = Une position est un objet JSON dont le champ « game » nomme le jeu.
error-options-no-object = Le champ « options » d’une position est un objet.
error-only-so-many-players = On ne joue qu’à { $players } ; le premier numéro est 0.
error-no-such-step = « { $step } » n’est pas une étape.

## Journals

error-not-json = ce n’est pas du JSON valide à partir de la ligne { $line }, colonne { $column }
error-key-twice = un de ses objets a deux fois la clé « { $name } »
error-position-unreadable = La position ne peut pas être lue : { $reason }.
error-journal-unreadable = Le journal ne peut pas être lu : { $reason }.
error-components-unreadable = Le fichier de composants ne peut pas être lu : { $reason }.
error-other-players = Le journal compte { $players } joueurs, mais commence à une position de { $found }.
error-other-game = La position est de { $other }, pas de { $game }.
error-other-option = La position est d’une partie avec { $option } = { $other } ; cette partie a { $value }.
error-other-rules-there = La position est de la version { $other } des règles ; cette partie se joue selon la { $rules }.
error-no-such-viewer = Un observateur est une place de 0 à { $last }, ou None pour un spectateur ; reçu : { $viewer }.
error-journal-does-not-fit = Le fichier n’est pas un journal, ou il est abîmé : { $reason }.
error-journal-damaged = Le fichier n’est pas un journal, ou il est abîmé.
error-other-format = Le journal est au format { $found } ; cette version de Bastide lit { $known }.
error-other-rules = La partie a commencé sous la version { $rules } des règles ; cette version de Bastide joue { $installed }.
error-other-components = La partie du journal a été jouée avec d’autres données de composants que celles installées ou jointes.
error-no-such-ply = Le journal a { $plies } coups ; il n’y a pas de coup { $ply }.
error-nothing-to-analyse = Le journal n’a aucun coup à analyser.
error-nothing-to-foresee = Le joueur { $number } n’a rien à décider ici.
error-bad-ply = Coup { $number } (« { $move } », siège { $seat }) : { $reason }
error-no-outcome = Le journal n’a pas de résultat pour « { $request } ».
error-other-outcome = Le journal a « { $outcome } » là où le jeu demande « { $request } ».
error-surplus-outcome = Le journal a « { $outcome } » là où le jeu ne demande rien.
error-journal-outcome = Le journal a un résultat impossible : { $reason }
error-impossible-outcome = « { $outcome } » n’est pas possible pour « { $request } » ; ce doit être { $possible }.
error-script-ended = Le scénario n’a plus de résultat pour « { $request } ».
error-no-chance-here = Le hasard n’est pas permis ici, mais « { $request } » a été demandé.
error-nonces-missing = Le journal n’a pas un nombre aléatoire par personne.
error-other-secret = Le secret révélé n’est pas celui qui avait été promis à la création de la table.
error-other-nonce = Le nombre aléatoire du siège { $number } n’est pas celui qui avait été promis.
error-other-commitment = Le secret révélé ne correspond pas à ton empreinte : ce n’est pas celui qui était fixé avant ta partie.
error-lost-nonce = Aucun siège n’a ton nombre aléatoire { $nonce }….
error-replaced-nonce = Le nombre aléatoire du siège { $number } n’est pas le tien.
error-no-fairness = Le journal ne révèle aucun secret à comparer avec tes données.
error-unfair-outcome = Le résultat { $number } du hasard (« { $request } ») est noté { $recorded }, mais le hasard équitable avait donné { $fair }.
error-journal-not-followed = Le journal ne peut pas être suivi. { $reason }

## Tutorials

error-unreadable-tutorial = Le tutoriel de { $game } est illisible : { $reason }
error-tutorial-asks-nothing = Le tutoriel de { $game } ne demande aucun coup à l’élève à « { $step } ».
error-tutorial-plays-on = Le tutoriel de { $game } continue après sa dernière étape.

## The command

error-which-game = Quel jeu ? « bastide games » les montre tous.
error-extra-words = « { $words } » est de trop pour cette commande.
error-name-and-value = Les options s’écrivent NAME=VALUE, pas « { $value } ».
error-too-many-people = { $people } personnes ne peuvent pas s’asseoir à une table de { $players } ; augmente --players.
error-too-many-bots = { $bots } bots sont nommés, mais la table n’a que { $seats } sièges ; donne --players ou moins de bots.
error-no-seats-for-bots = { $bots } bots sont nommés, mais il y a { $seats } places pour des bots ; augmente --players ou nommes-en moins.
error-process-killed = Un processus a été interrompu. Relance la même commande pour continuer.
error-bot-named-twice = Nomme chaque bot une seule fois, pas { $bots }.
error-not-a-dataset-file = « { $file } » n’est pas un fichier d’un jeu de données Bastide.
error-other-dataset = « { $folder } » contient déjà un autre jeu de données. Choisis un autre dossier.
error-no-dataset = « { $folder } » ne contient aucun jeu de données que cette version sache lire.
error-mixed-datasets = « { $folder } » contient des fichiers de jeux de données différents.
error-missing-extra = Il manque le paquet { $package } : lance pip install 'bastide[{ $extra }]'.
error-no-batch = { $game } ne se joue pas par lots ; choisis { $games }.
error-too-many-choices = Pour jouer par lots, les bonus peuvent proposer au plus { $most } groupes de bâtiments différents, pas { $number }.
error-too-many-locations = Pour jouer par lots, un quadrant peut avoir au plus { $most } lieux, pas { $number }.
error-bad-bus = --bus accepte memory, tail, notify (avec PostgreSQL) ou une URL redis://, pas « { $bus } ».
error-bad-redis-url = Ce n’est pas une URL Redis utilisable ici : { $reason }.
error-no-cluster = La grappe Ray « { $address } » est injoignable.
error-bot-without-name = Il manque le nom d’un bot entre les virgules de « { $names } » ; écris par exemple greedy,random.
error-other-game-saved = { $file } contient une partie de { $found }, pas de { $game }.
error-not-together = { $one } et { $other } ne vont pas ensemble ; retire l’un des deux.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
error-no-such-rule = { $game } n’a pas de règle « { $rule } » ; ses règles vont de { $first } à { $last }.
error-no-such-seat = Il n’y a pas de siège { $seat } ; on joue à { $players }.
error-bad-commitment = --commitment doit avoir 64 chiffres hexadécimaux. Ta page de résultat les affiche.
error-bad-nonce-option = --nonce doit être en chiffres hexadécimaux, précédés du siège si tu veux : 2:9f86d081….
error-no-tutorial = { $game } n’a pas de tutoriel ; « bastide rules { $game } » l’explique.
error-cannot-read = Impossible de lire { $file } : { $reason }.
error-not-text = Impossible de lire { $file } : ce n’est pas un fichier texte.
error-cannot-write = Impossible d’écrire la sortie : { $reason }.
error-cannot-use = Impossible d’utiliser { $file } : { $reason }.
error-bad-folder = Impossible d’utiliser le dossier de données { $folder } : { $reason }.
error-bad-limit = { $limit } n’est pas une limite. Écris NOM=N avec un nombre entier ; les noms sont { $names }.
error-short-secret = Le secret est trop court : il lui faut au moins { $least } octets. Crées-en un avec : openssl rand -hex 32
error-cannot-listen = Impossible d’écouter sur { $address } : { $reason } ; donne un autre --port.
error-bad-host = Impossible d’écouter sur { $address } : { $reason } ; donne un autre --host.
error-no-such-report = Il n’y a pas de signalement « { $report } » ; « bastide reports » les montre tous.

## Backups and the database

error-no-database = Il n’y a pas de base de données dans { $folder } ; indique le dossier de données avec --data.
error-file-exists = { $file } existe déjà ; choisis un autre nom.
error-backup-failed = La sauvegarde n’a pas pu être écrite dans { $file } : { $reason }.
error-no-such-file = Il n’y a pas de fichier { $file }.
error-folder-in-use = { $folder } contient déjà { $name } ; indique un dossier vide avec --data.
error-restore-failed = { $file } n’a pas pu être restauré dans { $folder } : { $reason }.
error-no-backup = { $file } n’est pas une sauvegarde de Bastide, ou elle est abîmée.
error-backup-of-postgresql = Sauvegarde PostgreSQL avec pg_dump et garde avec lui la clé des cookies de { $folder }.
error-restore-to-postgresql = Restaure PostgreSQL avec pg_restore ou psql et mets la clé des cookies dans { $folder }.
error-bad-database-url = Ce n’est pas l’URL d’une base de données utilisable ici : { $reason }.
error-database-closed = La base de données ne peut pas être ouverte : { $reason }.
error-database-damaged = La base de données est endommagée : { $reason }. Garde le fichier et restaure une sauvegarde avec « bastide restore ».
error-database-newer = La base de données vient d’une version plus récente de Bastide (elle en est à { $found } ; cette version connaît { $known }). Installe cette version ou restaure une sauvegarde d’avant la mise à jour.
error-database-lacks = La base de données est endommagée : il y manque { $tables-all }. Garde le fichier et restaure une sauvegarde avec « bastide restore ».
error-missing-driver = { $what } a besoin d’un paquet qui n’est pas installé : lance pip install 'bastide[{ $extra }]'.

## What the operating system says, at the end of a sentence

error-no-such-path = le fichier ou le dossier n’existe pas
error-path-too-long = le nom est trop long
error-no-permission = permission refusée
error-is-a-folder = c’est un dossier
error-is-no-folder = un fichier se trouve à la place d’un dossier
error-disk-full = il n’y a plus de place
error-read-only = le système de fichiers est en lecture seule
error-address-in-use = l’adresse est déjà utilisée
error-no-such-address = cette machine n’a pas cette adresse
error-no-such-host = aucune machine ne porte ce nom
error-system-says = le système dit « { $words } »

## Fields of a request

error-bad-value = { $where } : { $reason }.
error-value-missing = il manque
error-value-unknown = il n’y a pas de tel champ
error-value-too-short = la longueur doit être de { $least } au moins
error-value-too-long = la longueur peut être de { $most } au plus
error-value-too-small = ce doit être { $least } au moins
error-value-too-large = ce peut être { $most } au plus
error-value-no-choice = seules sont possibles les valeurs : { $choices }
error-value-no-json = ce n’est pas du JSON valide
error-value-unstorable = cela ne doit contenir ni U+0000 ni une moitié de paire de substitution
error-value-of-another-kind = ce doit être autre chose ({ $check })
error-name-empty = un nom a besoin d’au moins une lettre
error-name-length = un nom a de 2 à 24 lettres
error-name-letters = un nom commence par une lettre ou un chiffre et n’a que des lettres, des chiffres, des espaces et - _ . '
error-name-invisible = un nom ne peut pas avoir de caractères invisibles
error-name-scripts = un nom n’utilise qu’une écriture, comme le latin ou le cyrillique ; le latin peut accompagner le japonais, le chinois ou le coréen

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = Il n’y a pas d’horloge à cette table.
error-entries-missing = Il manque { $number } entrées avant celle-ci.
error-unreadable-entry = Le journal a une entrée illisible. { $reason }
error-components-changed = La partie a commencé avec d’autres données de composants que celles installées maintenant.

## Texts

error-missing-text = { $owner } n’a pas de texte « { $text } » dans la langue « { $language } » ; ajoute-le à { $file }.
error-unfit-text = Il faut plus que { $arguments-all } au texte « { $text } » de { $owner } dans la langue « { $language } ».

# Friends, blocks, moderation

error-value-whom = il faut nommer quelqu'un : « name », ou « table » avec « seat » ou « line »
error-filter-too-large = « { $file } » est trop volumineux pour un filtre de chat : { $most } octets au plus.
error-filter-not-text = « { $file } » n'est pas un fichier texte en UTF-8.
error-filter-too-many = « { $file } » contient trop de mots pour un filtre de chat : { $most } au plus.
error-filter-line = La ligne { $line } de « { $file } » ne convient pas à un filtre de chat : écrivez jusqu'à six mots de { $most } lettres au plus, avec * à la fin ou aux deux bouts si vous voulez.
error-no-such-person = Il n'y a personne du nom de « { $who } ». Écrivez le nom d'un compte, ou l'identifiant affiché par « bastide admin list people », précédé de id:.
error-reason-missing = Dites pourquoi : ajoutez --reason "…". C'est conservé dans le journal d'audit.
error-bad-reason = Une raison compte de 1 à { $most } caractères.
error-not-muted = { $name } n'est pas réduit au silence.
error-not-banned = { $name } n'est pas banni.
error-name-is-taken = Le nom « { $name } » est pris, ou ressemble à un nom déjà pris.
error-deletion-unconfirmed = { $name } n'a pas été supprimé. Pour supprimer définitivement, ajoutez --yes.
## Mail

error-address-form = ce n’est pas une adresse e-mail
error-no-mail-sender = --smtp-host demande --mail-sender : l’adresse d’où partent les e-mails.
error-bad-mail-sender = '{ $address }' n’est pas une adresse d’où un e-mail peut partir. Écris --mail-sender comme bastide@example.org.
error-bad-public-url = '{ $url }' n’est pas l’adresse d’un site. Écris --public-url comme https://play.example.org.
error-bad-network = { $network } : pas un réseau. Écris-le comme 10.0.0.0/8.
