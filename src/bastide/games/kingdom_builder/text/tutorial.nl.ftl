### De les van Kingdom Builder

tutorial-welcome = Welkom! Samen met een buurvrouw bevolk je dit land. Elke kleur heeft 40 nederzettingen om te bouwen. Wie er het meeste goud mee verdient, wint.
tutorial-gold = Drie scorekaarten zeggen wat goud oplevert, en ze verschillen van spel tot spel. Vandaag betalen de Vissers voor nederzettingen aan het water, de Ridders voor veel op één rij en de Handelaren voor verbonden plaatsen. Eén ding telt altijd: 3 goud voor elk kasteel waar een nederzetting van jou naast staat. De kastelen zijn verlicht.
tutorial-terrain = Je gebiedskaart toont gras. In je beurt bouw je drie nederzettingen op die gebiedssoort, na elkaar. De allereerste mag op elk grasveld staan. We nemen er een die dubbel loont: naast het kasteel en naast water.
tutorial-adjacent = Vanaf nu geldt de belangrijkste regel: een nieuwe nederzetting komt naast een van jou, als je gebiedssoort dat toelaat. Hier past precies één grasveld.
tutorial-third = Nu zijn er twee zulke velden. Kies met zorg: waar je vandaag staat, bepaalt waar je morgen heen kunt. We lopen omlaag naar de Boerderij, die verlicht is.
tutorial-end-turn = Je drie nederzettingen staan. Als je de beurt beëindigt, leg je je kaart af en trek je een nieuwe, die alleen jij ziet. Dan is je buurvrouw aan de beurt.
tutorial-second-turn = Je buurvrouw heeft naast de Herberg gebouwd en daar een tegel gepakt. Dat kun jij ook! Je nieuwe kaart toont bos, en er ligt bos naast je nederzettingen. Verder naar de Boerderij!
tutorial-location = Steden zoals de Boerderij geven je speciale acties. Bouw ernaast, en je pakt er meteen een stadstegel.
tutorial-merchants = De Boerderij is van jou; je kunt haar vanaf je volgende beurt gebruiken. En kijk: je nederzettingen verbinden nu als één gebied het kasteel met de Boerderij. Daarvoor betalen de Handelaren 4 goud voor elk van beide. Ik bouw je derde nederzetting en speel door tot je volgende beurt.
tutorial-use-tile = Je mag elk van je stadstegels één keer per beurt gebruiken, voor of na je drie nederzettingen. De Boerderij bouwt een extra nederzetting op gras. Kies de tegel.
tutorial-farm = Ook hier geldt: zo mogelijk naast een van jou. Elke beurt een nederzetting extra, dat telt op!
tutorial-anywhere = Je kaart toont woestijn, en geen woestijnveld ligt naast je nederzettingen. Dus mag je op elk woestijnveld van het bord bouwen: de kans voor een tweede begin. Naast de Weide wacht nog een speciale actie.
tutorial-paddock = Met de Weide verplaats je straks een nederzetting twee velden in een rechte lijn, over alles heen. Maar pas op: staat er geen nederzetting van jou meer naast een stad, dan verlies je haar tegel. Ik maak je beurt af.
tutorial-goal = Zo gaat het verder tot iemand de laatste nederzetting heeft gebouwd. Die ronde wordt afgemaakt, en dan wordt het goud geteld; de scorekaarten laten zien wat ze je nu zouden opleveren. Meer hoef je niet te weten. Veel plezier!
