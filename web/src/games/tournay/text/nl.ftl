### Het getekende bord van Tournay in de browser. De woorden van het spel zelf komen van de server.

board-possible = nu mogelijk
board-decks = De negen stapels
board-deck = { $number ->
    [one] Stapel { $deck }, { $number } kaart
   *[other] Stapel { $deck }, { $number } kaarten
}
# De kleuren komen onverbogen aan
board-deck-help = Hier trekken kost { $number } { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} { $number ->
    [one] burger
   *[other] burgers
}: bekijk de bovenste twee kaarten en houd er een, of pak de open kaart.
board-crier-came = de stadsomroeper ervan is geweest
board-queue = De rij gebeurtenissen
board-event-deck = Gebeurtenissen die nog komen: { $number }
board-coins = { $number } van { $circles } munten
board-fight-cost = Bestrijden kost { $number } { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} { $number ->
    [one] burger
   *[other] burgers
}{ $deniers ->
    [0] { "" }
    [one] { " " }en { $deniers } denier
   *[other] { " " }en { $deniers } deniers
}
board-criers = Stadsomroepers: { $number } van { $needed }
board-criers-help = Zijn er { $needed } stadsomroepers geweest, dan brengt een volledige wijk het einde.
board-supply = Voorraad
board-citizens = { $number } { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} { $number ->
    [one] burger
   *[other] burgers
}
board-standing = { $number } { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} { $number ->
    [one] burger
   *[other] burgers
} op het Plein
board-available = { $colour ->
    [rood] Rode
    [geel] Gele
    [wit] Witte
   *[other] { $colour }
} burgers: staand / in totaal
board-lying = Gebruikte burgers, naast het Plein
board-lying-one = gebruikte { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} burger
board-gray = { $number ->
    [one] { $number } grijze burger
   *[other] { $number } grijze burgers
}
board-damaged = beschadigd
board-beneath = eronder: { $cards }
board-known-below = bekend daarin, van onderen: { $cards }
board-perhaps = misschien: { $cards }
board-district = Wijk van { $player }
board-plaza = Plein van { $player }
board-hand = Hand van { $player }
board-hand-empty = Je hand is leeg.
board-hidden-card = gedekte kaart ({ $deck })
board-rampart = Stadsmuur
board-rampart-help = Een stadsmuur beschermt je tegen één gebeurtenis van een stadsomroeper, hoe sterk ook, en is aan het einde een punt waard.
board-citizen-help = Burgers trekken kaarten, activeren gebouwen en bestrijden gebeurtenissen. Die van een ander kost 2 deniers.
board-deniers-help = Met deniers betaal je kaarten, gevechten en de burgers van anderen.
board-lying-help = Een gebruikte burger staat weer op als zijn eigenaar verzamelt.
board-hand-help = Aan het einde van een beurt heb je hoogstens vier kaarten in je hand, stadsmuren meegeteld.
board-hidden-help = Een kaart van deze stapel die je niet hebt gezien.
board-event-deck-help = Verlaat een gebeurtenis de rij, dan komt de volgende hiervandaan.
board-complete-help = Een wijk is volledig met alle negen vakken gevuld en twee zichtbare prestigegebouwen. Volledige wijken brengen het einde van het spel.
board-prestige-help = Aan het einde levert elk zichtbaar prestigegebouw iedereen punten op, en wie het gebouwd heeft meer.
board-first-player-help = Alleen als de beurt van deze speler begint, wordt gekeken of het spel eindigt.
board-damaged-help = Beschadigd: buiten gebruik tot de eigenaar verzamelt.
board-last-round-help = Iedereen krijgt nog een laatste beurt en kan daarna in het geheim een laatste kaart bouwen.
board-printed-help = De punten die op alle kaarten van een wijk staan, ook op bedekte.
board-empty-slot = { $slot }: leeg
board-last-here = je laatste kaart komt hier
board-show = De wijk van { $player } tonen
board-back = Terug naar mijn wijk
board-first-player = begint
board-slots = Gevulde vakken
board-prestige-count = Prestigegebouwen
board-complete = Wijk volledig

## Een kaart in woorden

board-type-building = gebouw
board-type-character = personage
board-type-prestige = prestigegebouw
board-cost = { $deniers ->
    [one] kost { $deniers } denier
   *[other] kost { $deniers } deniers
}
board-cost-card = { $deniers ->
    [one] kost { $deniers } denier en een kaart uit je hand of je wijk
   *[other] kost { $deniers } deniers en een kaart uit je hand of je wijk
}
board-cost-citizen = kost een { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} burger
board-printed-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Wat er zou veranderen, naast een getal

board-of-deniers = deniers
board-of-points = punten
board-of-cards = kaarten in de hand
board-of-ramparts = stadsmuren
board-of-citizens = { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} burgers op het Plein

## Wat er gevraagd wordt

board-question = Wat er gevraagd wordt
board-waiting = { $player } denkt na …
board-off-turn = { $player } is aan de beurt, maar dit wordt aan jou gevraagd:
board-last-round = Laatste ronde!
board-ask-opening = Je mag een kaart uit je hand spelen. Kies daarna een actie:
board-ask-action = Kies nu een actie:
board-ask-end = Je actie is klaar: beëindig je beurt.
board-ask-hand-limit = Je mag vier kaarten houden.
board-ask-pay-card = { $card } kost ook nog een kaart.
board-ask-pay-citizen = { $card } kost een { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} burger. Kies een van de jouwe.
board-ask-place = Kies een plek voor { $card }.
board-ask-use = Wiens { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} { $number ->
    [one] burger zet je in?
   *[other] burgers zet je in? Er zijn er { $number } nodig, een voor een.
}
board-ask-draw = De stapel { $deck }.
board-ask-keep = Stapel { $deck }: houd één kaart; de andere blijft open op de stapel liggen.
board-ask-choose = { $number ->
    [one] Pak { $number } van de opengelegde kaarten.
   *[other] Pak { $number } van de opengelegde kaarten.
}
board-ask-react = Meerdere personages werken. Kies welk personage eerst komt.
board-ask-chain = Je personage laat je een tweede gebouw activeren. Kies het, of zie ervan af.
board-ask-shelter = De gebeurtenis { $event } gaat toeslaan.
board-ask-suffer = De gebeurtenis { $event } treft je: kies wat eronder lijdt.
board-ask-damage = Kies de kaart van { $player } die beschadigd raakt.
board-ask-effect = Hoe voer je het effect uit?
board-ask-last-card = Het einde: kies een laatste handkaart om in het geheim te bouwen, of beëindig je deel zonder.
board-ask-no-last-card = Geen handkaart kan nog worden gebouwd. Beëindig je deel zonder.
board-ask-last-slot = Waar komt { $card }? Niemand ziet de kaart voor iedereen heeft beslist.
board-ask-last-end = Je laatste kaart is gekozen: beëindig je deel.
board-ask-last-wait = De anderen kiezen in het geheim hun laatste kaart …
board-use-own = Een van jou, gratis
board-use-other = 2 deniers aan { $player } betalen
board-visit = { $card } van { $player } gebruiken

## De acties

board-do-play = Een kaart spelen
board-do-draw = Trekken
board-do-activate = Een gebouw activeren
board-do-combat = Een gebeurtenis bestrijden
board-do-earn = Deniers verdienen
board-do-recruit = Aanwerven
board-pick-play = Kies een handkaart.
board-pick-draw = Kies een stapel om van te trekken.
board-pick-activate = Kies een gebouw in je wijk.
board-pick-combat = Kies een gebeurtenis om te bestrijden.
board-pick-earn = Kies burgers op je Plein.
board-pick-recruit = Kies een burger uit de voorraad.

## Het einde van het spel

board-final = De eindtelling
board-final-all = Alles tonen
board-final-total = Totaal
board-final-note = Goud geeft aan wie het heeft gebouwd; hoogstens 12 punten elk.
board-built-it = heeft het gebouwd
board-winner = Winnaar

## Waar een stelling wordt opgezet

# $card - een kaart, $number - hoeveel er nog in de stapel zijn
board-editor-left = { $card }, nog { $number }
board-editor-colour = Kleur
board-editor-level = Niveau
board-editor-slot-help = { $pointer ->
    [touch] Tik op een vak en dan op een kaart.
   *[mouse] Klik op een vak en dan op een kaart.
}
board-editor-lift = Weghalen
board-editor-damaged = Beschadigd
board-editor-possessions = Deniers, burgers, stadsmuren
# $colour - "geel"
board-editor-citizens = Burgers ({ $colour })
board-editor-lying = Gebruikte burgers ({ $colour })
board-editor-built = Gebouwde stadsmuren
board-editor-in-hand = Stadsmuren in de hand
board-editor-draw = Kaart toevoegen
# $card - een kaart in de hand
board-editor-discard = { $card } weghalen
board-editor-unknown = Onbekende kaart
# Een gebeurtenis die niemand heeft ingevuld
board-editor-drawn = Willekeurig
board-editor-coins = Munten
board-editor-criers = Stadsomroepers die al geweest zijn
board-tab-market = Kaarten
board-tab-others = Spelers
