### Why the server does not do what a client asks. The browser has these words, too; programs read them as `reason`.

refusal-already-account = You already have an account. Sign out to create another.
refusal-already-asked = There is already an undo request. Answer it first.
refusal-already-opened = You have already revealed your number. Wait for the others.
refusal-already-ready = You are already ready. Wait for the others.
refusal-already-started = The game has started. You can watch it.
refusal-already-left = You have already left this game. A bot is playing for you.
refusal-bot-already = A bot is already playing that seat.
refusal-bot-plays = A bot is playing for you. Rejoin first.
refusal-no-clock = This table has no clock.
refusal-not-absent = That player was here a moment ago.
refusal-not-replaced = You are playing this seat yourself.
refusal-not-waiting = Nobody is waiting for that seat right now.
refusal-own-seat = Only the other players can decide that.
refusal-time-left = That player still has time left.
refusal-bad-frame = The server can't read this message ({ $problem }). In a browser, reload the page.
refusal-bad-address = This address contains a character that isn't allowed.
refusal-bad-hash = The fair-chance commitment was damaged in transit. Try again.
refusal-bad-mode = There is no such mode.
refusal-bad-nonce = The revealed number doesn't match its commitment. Reload the page.
refusal-bad-number = The connection resumed in the wrong place. Reload the page.
refusal-bad-seat = A seat can be yours, open or a bot's.
refusal-bad-text = Messages can have at most { $most } characters and can't be empty.
refusal-busy = This table is busy. Try again.
refusal-database-damaged = The server can't read or store this, because its database is damaged. Its operator must restore a backup.
refusal-database-away = The server can't reach its database right now. Try again in a moment.
refusal-foreign-origin = Pages from other sites can't do this.
refusal-frozen = This table was halted because its game record can no longer be replayed. The server's operator can find out why.
refusal-host-only = Only the host of the table can do that.
refusal-http = The server can't do that here: { $problem }.
refusal-illegal = This move isn't legal now.
refusal-internal = Something went wrong on the server. Try again.
refusal-name-taken = This name is taken, or looks like one that is. Choose another.
refusal-name-of-account = An account has this name, or one that looks like it. Choose another, or sign in if it is yours.
refusal-no-account = Guests have no password. Create an account first.
refusal-no-such-player = There is no player with this name.
refusal-no-such-seat = This table has no such seat.
refusal-no-such-step = There is no such step. The last one is { $last }.
refusal-no-such-table = There is no such table. Check the link.
refusal-no-such-token = You have no such token.
refusal-no-such-tutorial = This game has no tutorial yet. Read its rules instead.
refusal-not-found = There is nothing at this address.
refusal-not-over = You can do that once the game is over.
refusal-not-running = You can't move at this table right now.
refusal-not-sealing = The game can't start yet.
refusal-restarting = The server is restarting. You'll be reconnected in a moment.
refusal-not-your-seat = This is not your seat.
refusal-nothing-asked = Nobody is waiting for your answer.
refusal-nothing-to-undo = You have no move to undo on your own.
refusal-over-there = The game is over at that step. Choose an earlier one.
refusal-phase-closed = While everyone decides in secret, you can undo only your own steps of this phase.
refusal-scope = This token doesn't have the scope “{ $scope }”.
refusal-seat-taken = That seat is taken. Choose another.
refusal-spectator = You are a spectator. Take a seat to play.
refusal-stale = This has already been sent.
refusal-too-far-back = You can't undo that many moves on your own.
refusal-too-large = This is too large. At most { $most } bytes are allowed.
refusal-too-many = Rate limit reached. Wait a moment.
refusal-too-many-reports = You have reached today's limit for reports. Thank you; try again tomorrow.
refusal-slow-request = Your request took longer than { $seconds } seconds to arrive. Try again.
refusal-too-many-tables = You already host { $most } unfinished tables with moves in the last day. Finish one first.
refusal-too-many-tables-here = People on your network already host { $most } unfinished tables. Try again later.
refusal-too-many-bot-tables = Bots are already playing { $most } of your games without you. Wait until one is over.
refusal-too-many-bot-tables-here = Bots are already playing { $most } games for people on your network. Try again later.
refusal-quota-full = Your uploads and notes can take up at most { $most } MB. Shorten your notes, or ask the server's operator.
refusal-quota-full-here = People on your network have stored { $most } MB in the last day. Try again tomorrow.
refusal-too-much-chat = You are writing too fast. Wait a moment.
refusal-too-much-chat-here = Too many messages at this table. Wait a moment.
refusal-chat-full = This table's chat is full: it holds { $most } messages.
refusal-too-many-sockets = You have { $most } connections to tables. Close a tab first.
refusal-too-many-sockets-here = Your network has { $most } connections to tables. Try again later.
refusal-too-many-tries = Too many attempts. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refusal-unknown-host = This server doesn't go by the name “{ $host }”. Its operator can allow it with --host-name.
refusal-two-seats = You sit at a table as a guest and with this account, too. One person can't play two seats: the guest has to leave that seat first.
refusal-unknown-token = This token isn't valid.
refusal-who-are-you = You aren't signed in. Enter your name, or POST a nickname to /api/guests.
refusal-wrong-password = Wrong name or password.
refusal-hints-off = Hints are off at this table.
refusal-hint-not-your-turn = Ask again on your turn.
refusal-no-hint = No hint available. Try again.
refusal-too-many-hints = Too many hints. Wait a moment.
refusal-nothing-to-analyse = There is nothing to analyse in this game.
refusal-too-long-to-analyse = This game is too long to analyse. At most { $most } moves are allowed.
refusal-too-many-analyses = Too many analyses are running. Try again in a minute.
refusal-too-many-scores = Too many positions at once. The points follow in a moment.
refusal-scorer-busy = The scorer is busy. The points follow in a moment.
refusal-position-took-too-long = This position takes too long to read.
refusal-journal-too-long = This game record has { $plies } moves. At most { $most } are allowed.
refusal-uploads-busy = The server is busy checking other uploads. Try again in a moment.
refusal-upload-took-too-long = Checking this upload took more than { $seconds } seconds, so it wasn't stored.
refusal-log-full = This table's log is full: { $most } entries. You can still finish the game.

# Resigning, and abandoning a game by agreement
refusal-already-resigned = You have already resigned. That can't be taken back.
refusal-already-asked-to-abandon = There is already a request to abandon the game. Answer it first.
refusal-asked-too-often = You have asked { $most } times to abandon this game. Play on, or resign.
refusal-asked-this-turn = You have just asked. You can ask again after your next move.
# Waiting room

refusal-cancelled = This table was cancelled. Choose another in the lobby.
refusal-removed-by-host = The host removed you from this table. You can sit down again if someone there invites you by name.
refusal-not-at-table = Only the host and players with a seat can invite. Take a seat first.
refusal-invited-yourself = You can't invite yourself. Take an open seat instead.
refusal-already-seated = { $name } already has a seat here.
refusal-already-invited = { $name } is already invited.
refusal-has-declined = { $name } has declined. Invite someone else.
refusal-no-open-seat = All seats are taken. Free one first.
refusal-too-many-invited = You can invite at most { $most } people to one table. Send the link to the others.
refusal-not-invited = You have no open invitation to this table.
refusal-too-many-invitations = Too many invitations: at most { $most } an hour. Wait a few minutes, or send the link.
# Quick pairing

refusal-no-such-pace = There is no such pace. Choose one of those that the lobby offers.
refusal-no-pairing = Quick pairing seats { $players } players, which this game doesn't allow. Create a table instead.
refusal-no-such-search = This search is over. Start a new one.
# Friends, blocks, moderation

refusal-muted = You can't chat here. Reason: { $reason }
refusal-muted-until = You can't chat until { $until }. Reason: { $reason }
refusal-banned = This account is banned from this server. Reason: { $reason }
refusal-banned-until = This account is banned until { $until }. Reason: { $reason }
refusal-banned-network = New guests can't come from your network until { $until }. Sign in with an account, or ask the host of this server.
refusal-filtered = This message has a word that the host of this server doesn't allow.
refusal-yourself = That's you.
refusal-friends-need-account = Create an account to have friends here.
refusal-guest-friend = Guests can't be friends. Ask them to create an account.
refusal-unblock-first = You have blocked this player. Unblock them first.
refusal-too-many-relations = You have { $most } friends, requests and blocks, which is the limit. Remove some first.
## Notices

notice-title-turn = Your turn
notice-title-warning = Time is running out
notice-title-invited = Invitation
notice-title-paired = Opponent found
notice-title-tournament = Tournament
notice-title-test = Test
# $title - the game; $others - the other players
notice-turn = { $title } with { $others }
# $title - the game; $hours - a number
notice-warning = { $title }: less than { $hours } h left for your turn
# $by - a player; $title - the game
notice-invited = { $by } invites you to { $title }
# $title - the game
notice-paired = { $title }: your game is ready
# $tournament - its title; $round - a number
notice-tournament-table = { $tournament }, round { $round }: your table is ready
notice-tournament-finished = { $tournament } is over
notice-tournament-cancelled = { $tournament } was cancelled
notice-test = Notices from Bastide arrive here.
refusal-address-refused = This address can't be used. Notices go to public https addresses only.
refusal-webhook-failed = The address didn't answer with success (2xx) in time.
refusal-no-webhook = No webhook is set. Enter an address first.
refusal-too-many-devices = You already have { $most } devices. Remove one first.
refusal-unknown-zone = “{ $zone }” is not a known time zone, such as “Europe/Paris”.
refusal-too-many-tests = Too many tests. Wait a minute.
refusal-bad-subscription = This browser's push subscription can't be read. Switch push off and on again.
refusal-no-such-device = There is no such device.
refusal-no-device = No device is registered for push. Switch push on in a browser first.
# Mail

refusal-no-mail = This server doesn't send mail. Ask its operator.
refusal-too-many-mails = Too many mails have been asked for. Try again tomorrow.
refusal-bad-link = This link has expired or has already been used. Ask for a new one.
# Tournaments
refusal-tournament-seat = This is a tournament game. To leave, withdraw from the tournament.
refusal-no-such-tournament = There is no such tournament.
refusal-tournament-two-only = In a round robin, two sit at a table.
refusal-tournament-too-large = At most { $most } can enter in this format. Choose a smaller number.
refusal-too-many-tournaments = You host { $most } unfinished tournaments already. Finish or cancel one first.
refusal-too-many-entered = You take part in { $most } unfinished tournaments already. Withdraw from one first.
refusal-tournament-begun = The tournament has already begun.
refusal-tournament-over = The tournament is over.
refusal-tournament-removed = The host has removed you from this tournament.
refusal-tournament-full = The tournament is full: at most { $most } can enter.
refusal-not-entered = You don’t take part in this tournament.
refusal-too-few-entrants = At least { $least } must enter before the tournament can start.
refusal-no-such-game-here = There is no undecided game like that. Reload the page.
refusal-tournament-host-only = Only the tournament’s host can do that.
refusal-no-such-entrant = Nobody in this tournament has that number.
