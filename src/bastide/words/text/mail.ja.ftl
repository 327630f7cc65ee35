### Letters that the server sends. A link follows each text that ends with a colon. $name - the name of an account

mail-confirm-subject = メールアドレスの確認
mail-confirm-text = Bastideの{ $name }さんがこのアドレスを登録しました。次のリンクを開いて確認してください。
mail-confirm-after = リンクは24時間以内に1回だけ使えます。心当たりがなければ、このメールは無視してください。これ以上届くことはありません。
mail-reset-subject = 新しいパスワードの設定
mail-reset-text = Bastideのアカウント{ $name }の新しいパスワードが求められました。次のリンクを開いて設定してください。
mail-reset-after = リンクは1時間以内に1回だけ使えます。心当たりがなければ、このメールは無視してください。パスワードは変わりません。
mail-password-changed-subject = パスワードが変更されました
mail-password-changed-text = Bastideのアカウント{ $name }のパスワードが変更され、ほかの端末はすべてサインアウトされました。心当たりがなければ、「パスワードを忘れた場合」から設定し直してください。
mail-password-changed-after = ご本人による変更なら、何もする必要はありません。
mail-address-changed-subject = メールアドレスが変更されました
mail-address-changed-text = Bastideのアカウント{ $name }のメールアドレスが変更されました。ここにはもうメールが届きません。心当たりがなければ、サインインしてパスワードを変更し、アドレスを登録し直してください。
mail-address-changed-after = ご本人による変更なら、何もする必要はありません。
mail-address-removed-subject = メールアドレスが削除されました
mail-address-removed-text = Bastideのアカウント{ $name }からメールアドレスが削除されました。心当たりがなければ、サインインしてパスワードを変更し、アドレスを登録し直してください。
mail-address-removed-after = ご本人による削除なら、何もする必要はありません。これが最後のメールです。
mail-notice-footer = { $name }さんがメールでの通知を希望しているため、このメールをお送りしています。停止するには：
