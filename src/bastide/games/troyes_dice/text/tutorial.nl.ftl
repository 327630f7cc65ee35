### De les van Troyes Dice

tutorial-welcome = Welkom in Troyes! Het vel is je stad: drie wijken in rood, geel en wit, elk met kolommen voor de dobbelsteenwaarden 1 tot 6. In elke kolom van een wijk is plaats voor een prestigegebouw en een werkgebouw. Je hebt acht dagen, elk met een ochtend en een middag. Hier speel je alleen; in gezelschap speelt iedereen tegelijk, met dezelfde dobbelstenen.
tutorial-wheel = Kijk naar het rad: vier dobbelstenen liggen op de pleinen, geordend op waarde. Drie zijn doorzichtig en krijgen de kleur van hun plein. De zwarte verwoest zijn plein voor dit dagdeel, en niemand kan hem kiezen.
tutorial-price = In elk dagdeel kies je één dobbelsteen. De eerste plaats is gratis; de tweede kost één grondstof naar keuze, de derde 1 denier, de vierde 2 deniers. Neem de gratis: een gele 3.
tutorial-resources = Met je dobbelsteen doe je één van drie dingen: grondstoffen krijgen, of het prestigegebouw of het werkgebouw van zijn kleur en waarde bouwen. Begin met grondstoffen: een gele 3 levert 3 deniers op. Rood zou invloed geven, wit kennis.
tutorial-end = Je deniers hebben het zesde symbool van hun spoor bereikt, en dat levert een gele burger op. Elke burger is aan het einde een punt! Je actie is gedaan: beëindig je dagdeel, en er wordt opnieuw gegooid.
tutorial-pay = Het is middag. De rode 3 ligt op de derde plaats en kost 1 denier. Dat kun je betalen.
tutorial-value = Invloed verandert de waarde van je dobbelsteen: elke uitgegeven invloed met 1, omhoog of omlaag. Maak van de 3 een 2. Je ziet zo waarvoor.
tutorial-work = Een rode 2 bouwt het Gravenpaleis in kolom 2. Elk werkgebouw levert meteen twee burgers van zijn kleur op.
tutorial-colour = Dag 2: ik heb voor jou de gratis witte 1 gekozen. Tussen de Gravenpaleizen van kolom 1 en 2 staat een verbinding: die levert een bonus op zodra beide er staan. Daarvoor moet je dobbelsteen rood zijn. Twee kennis veranderen zijn kleur.
tutorial-palace = Nu is het een rode 1. Bouw het Gravenpaleis in kolom 1: twee burgers voor het gebouw, en nog twee voor de verbinding!
tutorial-fortress = Middag van dag 2; ik heb voor jou de rode 3 gekozen. Vanaf morgen valt de zwarte dobbelsteen de stad aan. Een Vesting beschermt haar hele kolom, in alle drie de kleuren, en levert een burger op. Bouw haar: ze is het rode prestigegebouw.
tutorial-event = Dag 3: de zwarte dobbelsteen toont een 3 en ligt op een geel plein, dus valt hij op elk vel de gele 3 aan. Wie daar geen Vesting heeft, kan in dat vak nooit meer bouwen. Jouw Vesting staat in kolom 3: jou gebeurt niets. Ik kies voor jou de witte 2.
tutorial-cathedral = Het witte prestigegebouw is de Kathedraal. Ze levert meteen niets op, maar ontgrendelt het personage van haar kolom, dat aan het einde punten geeft voor een hele rij gebouwen: in kolom 2 voor je Gravenpaleizen.
tutorial-struck = En zo gaat het zonder bescherming: de zwarte dobbelsteen streept de rode 1 door. Je Gravenpaleis daar blijft en telt mee, maar de Vesting van die kolom kan niet meer worden gebouwd.
tutorial-goal = Na acht dagen worden de punten geteld: wat je personages geven, 1 voor elke twee niet uitgegeven grondstoffen van dezelfde soort, en 1 voor elke burger. De Grote Hallen leer je zelf kennen: ze betalen voor dobbelstenen van een kleur op het rad. Veel plezier in Troyes!
