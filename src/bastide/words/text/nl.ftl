### Wat alle spellen gemeen hebben.

## Spelers en uitslagen

player-name = Speler { $number }

result-winners = { $players-count ->
    [one] { $players } wint.
   *[other] { $players } delen de overwinning.
}

score-total = Totaal

## De statusregel

status-to-act = { $players-count ->
    [one] { $players } is aan de beurt.
   *[other] { $players } zijn aan de beurt.
}
status-over = Het spel is afgelopen.

## Zetten, gebeurtenissen en weigeringen die in de meeste spellen gelijk zijn

move-end = De beurt beëindigen

event-ends-turn = { $player } beëindigt de beurt.
event-game-over = Het spel is afgelopen.

refusal-not-your-turn = { $player } is aan de beurt: wacht tot jij aan de beurt bent.
refusal-no-such-move = Zo’n zet bestaat in dit spel niet: kies een van de zetten die je kunt doen.
refusal-game-over = Het spel is afgelopen: begin een nieuw spel om verder te spelen.

## Waarden van opties

choice-random = willekeurig
choice-none = geen
choice-true = ja
choice-false = nee

## Het spel in een terminal

prompt-move = { $player }, jouw zet
prompt-hand-over = Geef het scherm aan { $player } en druk op Enter.

help-commands = Typ een zet, het nummer ervan in de lijst, of alleen het veld of de tegel. Of typ “moves” voor wat er mogelijk is, “why” en een zet voor de reden waarom die niet kan, “help” en een naam voor wat die kaart of tegel doet, “rules” voor de regels, “score” voor de punten, “undo” om een zet terug te nemen, “save” en een bestand om het spel op te slaan, “quit” om te stoppen.

problem-not-understood = “{ $text }” is geen zet en geen opdracht: typ “help” om te zien wat er mogelijk is.
problem-nothing-to-undo = Er valt niets terug te nemen.
problem-rule = Regel { $rule }

notice-undone = Teruggenomen.
notice-saved = Het spel is opgeslagen in { $file }.
notice-goodbye = Tot ziens.

cli-allowed = “{ $move }” is toegestaan.
cli-put-back = { $words }: typ “back”.
cli-save-where = Typ “save” en de naam van een bestand.
cli-real-table = Vertel wat er op je tafel ligt of viel. ‘back’ neemt je laatste antwoord terug, ‘quit’ stopt.
cli-cannot-save = Het spel kon niet worden opgeslagen in { $file }: { $reason }.
cli-no-such-rule = Er is geen regel “{ $rule }”: typ “rules” om ze allemaal te zien.
cli-verified = { $plies ->
    [one] Het verslag klopt: { $plies } zet en alle uitkomsten van het toeval volgen de regels.
   *[other] Het verslag klopt: { $plies } zetten en alle uitkomsten van het toeval volgen de regels.
}

## De les in de terminal

prompt-read-on = Druk op Enter om verder te lezen, of typ “quit”
prompt-learner = Jouw zet, of “hint”
cli-learned = Dat was de les. Typ “bastide play { $game }” voor een heel spel, “bastide rules { $game }” voor de regels.
cli-learn-hint = Typ “{ $move }”: { $words }.
cli-learn-unclear = “{ $text }” is geen zet van dit spel: typ “hint” om te zien wat de les vraagt.
cli-learn-other = “{ $move }” zou mogen, maar de les gaat een andere kant op: typ “hint” om die te zien.

## What others see of a link

share-text = Middeleeuwse bordspellen over het bouwen van steden, met vrienden of tegen bots, gratis en in de browser.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } nodigt je uit voor een spel { $title }
# $title - the name of the game
share-table = Een spel { $title }
