### Letters that the server sends. A link follows each text that ends with a colon. $name - the name of an account

mail-confirm-subject = Confirma tu dirección de correo
mail-confirm-text = { $name } ha indicado esta dirección en Bastide. Abre este enlace para confirmarla:
mail-confirm-after = El enlace sirve una sola vez, durante 24 horas. Si no has sido tú, ignora este correo. No recibirás más.
mail-reset-subject = Elige una contraseña nueva
mail-reset-text = Alguien, probablemente tú, ha pedido una contraseña nueva para la cuenta { $name } en Bastide. Abre este enlace para elegirla:
mail-reset-after = El enlace sirve una sola vez, durante una hora. Si no has sido tú, ignora este correo. Tu contraseña no cambia.
mail-password-changed-subject = Tu contraseña ha cambiado
mail-password-changed-text = La contraseña de tu cuenta { $name } en Bastide ha cambiado, y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, elige otra con «¿Has olvidado la contraseña?»:
mail-password-changed-after = Si has sido tú, no tienes que hacer nada.
mail-address-changed-subject = Tu dirección de correo ha cambiado
mail-address-changed-text = Tu cuenta { $name } en Bastide tiene ahora otra dirección de correo. Aquí ya no llegarán mensajes. Si no has sido tú, inicia sesión, cambia la contraseña y vuelve a indicar tu dirección:
mail-address-changed-after = Si has sido tú, no tienes que hacer nada.
mail-address-removed-subject = Tu dirección de correo se ha borrado
mail-address-removed-text = Tu cuenta { $name } en Bastide ya no tiene dirección de correo. Si no has sido tú, inicia sesión, cambia la contraseña y vuelve a indicar tu dirección:
mail-address-removed-after = Si has sido tú, no tienes que hacer nada. Este es el último correo.
mail-notice-footer = Recibes este correo porque { $name } quiere avisos por correo. Para dejar de recibirlos:
