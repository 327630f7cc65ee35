### Letters that the server sends. A link follows each text that ends with a colon. $name - the name of an account

mail-confirm-subject = Confirm your e-mail address
mail-confirm-text = { $name } gave this address on Bastide. Open this link to confirm it:
mail-confirm-after = The link works once, for 24 hours. If this wasn't you, ignore this mail. You won't get any more.
mail-reset-subject = Choose a new password
mail-reset-text = Someone, probably you, asked for a new password for the account { $name } on Bastide. Open this link to choose one:
mail-reset-after = The link works once, for one hour. If this wasn't you, ignore this mail. Your password stays as it is.
mail-password-changed-subject = Your password was changed
mail-password-changed-text = The password of your account { $name } on Bastide was changed, and all other devices were signed out. If this wasn't you, choose another one with “Forgot your password?”:
mail-password-changed-after = If this was you, there is nothing to do.
mail-address-changed-subject = Your e-mail address was changed
mail-address-changed-text = Your account { $name } on Bastide now has another e-mail address. Mail no longer comes here. If this wasn't you, sign in, change your password and enter your address again:
mail-address-changed-after = If this was you, there is nothing to do.
mail-address-removed-subject = Your e-mail address was removed
mail-address-removed-text = Your account { $name } on Bastide no longer has an e-mail address. If this wasn't you, sign in, change your password and enter your address again:
mail-address-removed-after = If this was you, there is nothing to do. This is the last mail.
mail-notice-footer = You get this mail because { $name } wants notices by e-mail. To stop them:
