### Letters that the server sends. A link follows each text that ends with a colon. $name - the name of an account

mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-text = { $name } hat diese Adresse bei Bastide angegeben. Öffne diesen Link, um sie zu bestätigen:
mail-confirm-after = Der Link gilt einmal und 24 Stunden lang. Falls du das nicht warst, ignoriere diese Mail. Es kommen keine weiteren.
mail-reset-subject = Wähle ein neues Passwort
mail-reset-text = Jemand, vermutlich du, möchte ein neues Passwort für das Konto { $name } bei Bastide. Öffne diesen Link, um eines zu wählen:
mail-reset-after = Der Link gilt einmal und eine Stunde lang. Falls du das nicht warst, ignoriere diese Mail. Dein Passwort bleibt, wie es ist.
mail-password-changed-subject = Dein Passwort wurde geändert
mail-password-changed-text = Das Passwort deines Kontos { $name } bei Bastide wurde geändert, und alle anderen Geräte wurden abgemeldet. Falls du das nicht warst, wähle mit „Passwort vergessen?“ ein anderes:
mail-password-changed-after = Falls du das warst, brauchst du nichts zu tun.
mail-address-changed-subject = Deine E-Mail-Adresse wurde geändert
mail-address-changed-text = Dein Konto { $name } bei Bastide hat jetzt eine andere E-Mail-Adresse. Hierher kommt keine Mail mehr. Falls du das nicht warst, melde dich an, ändere dein Passwort und gib deine Adresse wieder ein:
mail-address-changed-after = Falls du das warst, brauchst du nichts zu tun.
mail-address-removed-subject = Deine E-Mail-Adresse wurde entfernt
mail-address-removed-text = Dein Konto { $name } bei Bastide hat keine E-Mail-Adresse mehr. Falls du das nicht warst, melde dich an, ändere dein Passwort und gib deine Adresse wieder ein:
mail-address-removed-after = Falls du das warst, brauchst du nichts zu tun. Das ist die letzte Mail.
mail-notice-footer = Du bekommst diese Mail, weil { $name } Benachrichtigungen per E-Mail möchte. So beendest du sie:
