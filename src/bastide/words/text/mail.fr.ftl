### Letters that the server sends. A link follows each text that ends with a colon. $name - the name of an account

mail-confirm-subject = Confirme ton adresse e-mail
mail-confirm-text = { $name } a indiqué cette adresse sur Bastide. Ouvre ce lien pour la confirmer :
mail-confirm-after = Le lien sert une seule fois, pendant 24 heures. Si ce n’était pas toi, ignore ce message. Tu n’en recevras pas d’autre.
mail-reset-subject = Choisis un nouveau mot de passe
mail-reset-text = Quelqu’un, sans doute toi, a demandé un nouveau mot de passe pour le compte { $name } sur Bastide. Ouvre ce lien pour en choisir un :
mail-reset-after = Le lien sert une seule fois, pendant une heure. Si ce n’était pas toi, ignore ce message. Ton mot de passe ne change pas.
mail-password-changed-subject = Ton mot de passe a changé
mail-password-changed-text = Le mot de passe de ton compte { $name } sur Bastide a changé, et tous les autres appareils ont été déconnectés. Si ce n’était pas toi, choisis-en un autre avec « Mot de passe oublié ? » :
mail-password-changed-after = Si c’était toi, il n’y a rien à faire.
mail-address-changed-subject = Ton adresse e-mail a changé
mail-address-changed-text = Ton compte { $name } sur Bastide a maintenant une autre adresse e-mail. Plus aucun message n’arrivera ici. Si ce n’était pas toi, connecte-toi, change ton mot de passe et indique de nouveau ton adresse :
mail-address-changed-after = Si c’était toi, il n’y a rien à faire.
mail-address-removed-subject = Ton adresse e-mail a été supprimée
mail-address-removed-text = Ton compte { $name } sur Bastide n’a plus d’adresse e-mail. Si ce n’était pas toi, connecte-toi, change ton mot de passe et indique de nouveau ton adresse :
mail-address-removed-after = Si c’était toi, il n’y a rien à faire. C’est le dernier message.
mail-notice-footer = Tu reçois ce message parce que { $name } veut des notifications par e-mail. Pour les arrêter :
