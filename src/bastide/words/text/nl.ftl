### Wat alle spellen gemeen hebben.

## Spelers en uitslagen

player-name = Speler { $number }

result-winners = { $players-count ->
    [one] { $players } wint.
   *[other] { $players } delen de overwinning.
}

advice-because = Omdat dit { $reasons }.

score-total = Totaal

## De statusregel

status-to-act = { $players-count ->
    [one] { $players } is aan de beurt.
   *[other] { $players } zijn aan de beurt.
}
status-over = Het spel is afgelopen.

## Zetten, gebeurtenissen en weigeringen die in de meeste spellen gelijk zijn

move-end = De beurt beëindigen
label-can = Je kunt { $can-or }.

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
prompt-over = Druk op Enter om te stoppen, of typ “{ word-save }” en een bestand
prompt-hand-over = Geef het scherm aan { $player } en druk op Enter.

help-commands = Typ een zet, het nummer ervan in de lijst, of alleen het veld of de tegel. Tab vult aan. Of typ:
word-help = hulp
    .does = Toont deze lijst; met een naam, wat die kaart of tegel doet.
word-moves = zetten
    .does = Toont wat er mogelijk is; met een woord alleen de zetten die zo beginnen.
word-why = waarom
    .does = Met een zet: zegt waarom die niet mag.
word-table = tafel
    .does = Toont de tafel nog eens.
word-legend = legenda
    .does = Legt de tekens op het scherm uit.
word-score = punten
    .does = Toont de punten.
word-rules = regels
    .does = Toont de regels; met een nummer alleen die ene.
word-undo = terugnemen
    .does = Neemt je laatste stap terug.
word-save = opslaan
    .does = Met een bestandsnaam: slaat het spel daar op.
word-quit = stoppen
    .does = Verlaat het spel.
word-back = terug
    .does = Legt terug wat je alleen hebt gekozen, zoals een tegel.
word-hint = hint
    .does = Laat zien wat een sterke bot zou doen, en waarom.

problem-not-understood = “{ $text }” is geen zet en geen opdracht: typ “{ word-help }” om te zien wat er mogelijk is.
problem-nothing-to-undo = Er valt niets terug te nemen.
problem-rule = Regel { $rule }

notice-undone = Teruggenomen.
notice-saved = Het spel is opgeslagen in { $file }.
notice-kept = Het spel is opgeslagen. Ga verder met “bastide play --resume”.
cli-cannot-keep = Dit spel kan niet tijdens het spelen worden opgeslagen: { $reason }.
cli-no-legend = Dit spel heeft geen legenda nodig.
cli-score-hidden = De punten blijven verborgen zolang iedereen in het geheim beslist. De tafel toont wat je weet.
notice-goodbye = Tot ziens.

cli-allowed = “{ $move }” is toegestaan.
cli-put-back = { $words }: typ “{ word-back }”.
cli-hint = Een sterke bot zou zo spelen:
cli-save-where = Typ “{ word-save }” en de naam van een bestand.
cli-real-table = Vertel wat er op je tafel ligt of viel. ‘{ word-back }’ neemt je laatste antwoord terug, ‘{ word-quit }’ stopt.
cli-cannot-save = Het spel kon niet worden opgeslagen in { $file }: { $reason }.
cli-no-such-rule = Er is geen regel “{ $rule }”: typ “{ word-rules }” om ze allemaal te zien.
verify-moves = { $plies ->
    [one] Zetten: de enige zet mag.
   *[other] Zetten: alle { $plies } mogen.
}
verify-chance = Toeval: elke uitkomst volgt uit het onthulde geheim en de toevalsgetallen.
verify-chance-given = { $plies ->
    [0] Toeval: de beginstelling komt van elders en is niet gecontroleerd. Elke uitkomst daarna volgt uit het onthulde geheim en de toevalsgetallen.
   *[other] Toeval: alles tot en met zet { $plies } komt uit een ander spel en is niet gecontroleerd. Elke latere uitkomst volgt uit het onthulde geheim en de toevalsgetallen.
}
verify-chance-none = Toeval: niet gecontroleerd. Alleen verslagen van online tafels onthullen een geheim om het mee te controleren.
verify-secret-proved = Geheim: bewezen. Het past bij je vingerafdruk en stond dus vóór het spel vast.
verify-secret-unproved = Geheim: NIET bewezen. Een vervalser verzint een geheim met een passende vingerafdruk. Geef met --commitment de waarde die vóór het spel aan tafel bekend is gemaakt.
verify-nonces-proved = Toevalsgetallen: bewezen voor { $players }.
verify-nonces-unproved = Toevalsgetallen: NIET bewezen. Een beheerder die ze vooraf allemaal kent, kan een geheim naar wens kiezen. Geef met --nonce de waarde die je programma heeft getrokken.
verify-proved = Eerlijk: niemand kon de hier gecontroleerde uitkomsten kiezen.
verify-unproved = Kloppend in zichzelf, maar niet bewezen eerlijk.

## De les in de terminal

prompt-read-on = Druk op Enter om verder te lezen, of typ “{ word-quit }”
prompt-learner = Jouw zet, of “{ word-hint }”
cli-learned = Dat was de les. Typ “bastide play { $game }” voor een heel spel, “bastide rules { $game }” voor de regels.
cli-learn-hint = Typ “{ $move }”: { $words }.
cli-learn-unclear = “{ $text }” is geen zet van dit spel: typ “{ word-hint }” om te zien wat de les vraagt.
cli-learn-other = “{ $move }” zou mogen, maar de les gaat een andere kant op: typ “{ word-hint }” om die te zien.

## The analysis of a game

cli-analysis-head = { $title }: { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}, met voorstellen van de bot “{ $level }”.
cli-analysis-chances = Kans om te winnen na elke beurt
cli-analysis-points = Verwachte punten na elke beurt
cli-analysis-turn = Beurt
cli-analysis-player = Speler
cli-analysis-chance = Kans
cli-analysis-expected = Punten
cli-analysis-lost = Verlies
cli-analysis-moves = Zetten
cli-analysis-turning = Keerpunten
cli-analysis-steady = Geen beurt veranderde de vooruitzichten sterk.
cli-analysis-swing = Beurt { $turn }, { $player }: { $before } → { $after }
cli-analysis-better = Beter met { $gain }:
cli-analysis-fine = De bot vindt niets beters.

## What others see of a link

share-text = Middeleeuwse bordspellen over het bouwen van steden, met vrienden of tegen bots, gratis en in de browser.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } nodigt je uit voor een spel { $title }
# $title - the name of the game
share-table = Een spel { $title }
