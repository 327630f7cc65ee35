### Letters that the server sends. A link follows each text that ends with a colon. $name - the name of an account

mail-confirm-subject = 確認你的電子郵件地址
mail-confirm-text = { $name }在Bastide填寫了這個地址。請開啟此連結確認：
mail-confirm-after = 連結只能使用一次，24小時內有效。如果不是你，請忽略這封信，之後不會再收到。
mail-reset-subject = 設定新密碼
mail-reset-text = 有人（可能是你）要為Bastide的帳號{ $name }設定新密碼。請開啟此連結：
mail-reset-after = 連結只能使用一次，一小時內有效。如果不是你，請忽略這封信，密碼不會改變。
mail-password-changed-subject = 你的密碼已更改
mail-password-changed-text = 你在Bastide的帳號{ $name }已更改密碼，其他裝置都已登出。如果不是你，請用「忘記密碼？」重新設定：
mail-password-changed-after = 如果是你，就不必做任何事。
mail-address-changed-subject = 你的電子郵件地址已更改
mail-address-changed-text = 你在Bastide的帳號{ $name }已改用另一個電子郵件地址，這裡不會再收到信。如果不是你，請登入、更改密碼，並重新填寫地址：
mail-address-changed-after = 如果是你，就不必做任何事。
mail-address-removed-subject = 你的電子郵件地址已移除
mail-address-removed-text = 你在Bastide的帳號{ $name }已沒有電子郵件地址。如果不是你，請登入、更改密碼，並重新填寫地址：
mail-address-removed-after = 如果是你，就不必做任何事。這是最後一封信。
mail-notice-footer = 你收到這封信，是因為{ $name }想以電子郵件收到通知。若要停止：
