### Letters that the server sends. A link follows each text that ends with a colon. $name - the name of an account

mail-confirm-subject = Bevestig je e-mailadres
mail-confirm-text = { $name } heeft dit adres opgegeven bij Bastide. Open deze link om het te bevestigen:
mail-confirm-after = De link werkt één keer, 24 uur lang. Was jij dit niet? Negeer dan deze mail. Je krijgt er geen meer.
mail-reset-subject = Kies een nieuw wachtwoord
mail-reset-text = Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord gevraagd voor het account { $name } bij Bastide. Open deze link om er een te kiezen:
mail-reset-after = De link werkt één keer, een uur lang. Was jij dit niet? Negeer dan deze mail. Je wachtwoord blijft zoals het is.
mail-password-changed-subject = Je wachtwoord is gewijzigd
mail-password-changed-text = Het wachtwoord van je account { $name } bij Bastide is gewijzigd, en alle andere apparaten zijn afgemeld. Was jij dit niet? Kies dan een ander met “Wachtwoord vergeten?”:
mail-password-changed-after = Was jij dit wel, dan hoef je niets te doen.
mail-address-changed-subject = Je e-mailadres is gewijzigd
mail-address-changed-text = Je account { $name } bij Bastide heeft nu een ander e-mailadres. Hier komt geen mail meer. Was jij dit niet? Meld je dan aan, wijzig je wachtwoord en geef je adres opnieuw op:
mail-address-changed-after = Was jij dit wel, dan hoef je niets te doen.
mail-address-removed-subject = Je e-mailadres is verwijderd
mail-address-removed-text = Je account { $name } bij Bastide heeft geen e-mailadres meer. Was jij dit niet? Meld je dan aan, wijzig je wachtwoord en geef je adres opnieuw op:
mail-address-removed-after = Was jij dit wel, dan hoef je niets te doen. Dit is de laatste mail.
mail-notice-footer = Je krijgt deze mail omdat { $name } meldingen per e-mail wil. Zo stop je ze:
