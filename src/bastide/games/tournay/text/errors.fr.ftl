## Component files

error-needs-a-kind = { $where } doit être un objet avec « kind »
error-bad-id = { $where }.id doit avoir des minuscules, des chiffres et des traits d’union, pas « { $name } »
error-id-taken = deux entrées ont l’id « { $name } »
error-character-power = le bâtiment { $building } a « { $power } », que seul un personnage peut avoir
error-building-effect = le personnage { $character } a un effet que seul un bâtiment peut avoir
error-counts-twice = le personnage { $character } a deux fois « { $power } », mais ne peut compter qu’une fois
error-replaceable-copies = { $card } a plus d’exemplaires remplaçables que d’exemplaires
error-bad-cost = le coût de { $card } doit être un habitant, ou des deniers avec ou sans carte
error-too-many-pieces = tous les effets ensemble peuvent avoir { $most } éléments au plus, pas { $number }
error-deck-size = la pioche { $deck } doit avoir de { $least } à { $most } cartes en plus de son Crieur public, pas { $size }
error-deck-replaceable = la pioche { $deck } doit avoir autant de cartes remplaçables que l’extension en ajoute
error-event-colour = l’événement { $event } demande une couleur, ou aucune s’il prend des deniers

## Positions

error-no-such-card = Il n’y a pas de carte « { $card } ».
error-different-colours = Les cartes en { $place } de Joueur { $number } ont des couleurs différentes (TY-16).
error-building-twice = Joueur { $number } a { $card } deux fois (TY-18).
error-cannot-lie-there = Ce qui est en { $place } de Joueur { $number } ne peut pas s’y trouver (TY-9, TY-34).
error-not-damageable = Un bâtiment de prestige en { $place } de Joueur { $number } ne peut pas être endommagé (TY-56).
error-district-too-large = Le quartier de Joueur { $number } a plus de trois lignes ou colonnes (TY-14).
error-first-step = La première étape, et aucune autre, est « turn », « last » ou « final ».
error-nothing-waits = Rien n’attend pendant le choix des dernières cartes (TY-59).
error-card-without-step = Une carte est en train d’être jouée si et seulement si une étape demande son emplacement (TY-13).
error-looked-without-step = Deux cartes sont consultées si et seulement si une étape demande laquelle est gardée (TY-27).
error-last-card = La dernière carte de Joueur { $number } n’est pas dans sa main (TY-59).
error-strikes-without-queue = Un événement qui frappe doit être dans la file (TY-31).
error-nobody-answers = Personne ne peut répondre à l’étape « { $step } ».
error-citizens-count = Les habitants de couleur { $colour } ne tombent pas juste : il doit y en avoir { $left } dans la réserve (TY-3).
error-event-twice = L’événement « { $event } » est inconnu ou deux fois dans la file.
error-too-many-coins = L’événement « { $event } » n’a pas tant de cercles (TY-30).
error-events-count = Les événements ne tombent pas juste : il doit y en avoir { $left } dans la pioche (TY-5).
error-face-up-known = La carte visible de la pioche { $deck } doit être connue de tous (TY-27).
error-left-out = De la pioche { $deck }, { $number } cartes remplaçables ou ajoutées sont laissées de côté (TY-67).
error-deck-count = Les cartes de la pioche { $deck } ne tombent pas juste (TY-4).
error-undetermined = Les cartes indéterminées de la pioche { $deck } ne sont pas celles qui ne sont nulle part ailleurs (TY-4).
error-other-deck = La carte « { $card } » n’appartient pas à la pioche { $deck } (TY-4).
error-doubts-without-truth = Aucun des motifs d’un doute sur la pioche { $deck } n’est vrai des cartes qui y sont cachées.
error-cannot-start = Joueur { $number } ne peut pas commencer : on joue à { $players }.
error-other-start-player = D’après l’option start_player, le joueur { $number } commence (TY-6).
error-unknown-to-nobody = Une carte que tous connaissent ne peut pas être inconnue.
error-unknown-and-doubts = La pioche { $deck } a des cartes inconnues : il ne peut pas y avoir de doutes à son sujet.
error-beyond-the-grid = Un emplacement nommé est trop loin du quartier (TY-14).
error-does-not-go-with-steps = Ce que dit « { $field } » ne va pas avec les étapes du tour.
error-queue-gap = La file d’événements a un trou alors que la pioche d’événements n’est pas vide (TY-5, TY-36).
error-all-have-ended = Quelqu’un doit encore avoir une dernière carte à choisir (TY-59).
error-last-choice = Le joueur { $number } ne peut pas avoir fait ce choix d’une dernière carte à ce moment (TY-59).
