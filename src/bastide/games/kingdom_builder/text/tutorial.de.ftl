### Die Einführung in Kingdom Builder

tutorial-welcome = Willkommen! Zusammen mit einer Nachbarin besiedelst du dieses Land. Jede Seite hat 40 Siedlungen zu bauen. Wer damit am meisten Gold verdient, gewinnt.
tutorial-gold = Drei Wertungskarten sagen, was Gold bringt, und sie wechseln von Spiel zu Spiel. Heute zahlen die Fischer für Siedlungen am Wasser, die Ritter für viele in einer Reihe und die Händler für verbundene Orte. Eines zählt in jedem Spiel: 3 Gold für jede Burg, neben der du eine Siedlung hast. Die Burgen sind hervorgehoben.
tutorial-terrain = Deine Geländekarte zeigt Gras. In deinem Zug baust du nacheinander drei Siedlungen auf dieses Gelände. Die allererste darf auf jedem Grasfeld stehen. Nehmen wir eines, das sich doppelt lohnt: neben der Burg und neben Wasser.
tutorial-adjacent = Ab jetzt gilt die wichtigste Regel: Eine neue Siedlung kommt neben eine eigene, wenn dein Gelände das zulässt. Hier passt genau ein Grasfeld.
tutorial-third = Nun sind es zwei solche Felder. Wähle mit Bedacht: Wo du heute stehst, entscheidet, wohin du morgen kannst. Wir gehen nach unten auf die Farm zu, die hervorgehoben ist.
tutorial-end-turn = Deine drei Siedlungen stehen. Wenn du den Zug beendest, legst du deine Karte ab und ziehst eine neue, die nur du siehst. Dann ist deine Nachbarin dran.
tutorial-second-turn = Deine Nachbarin hat neben der Taverne gebaut und deren Plättchen genommen. Das kannst du auch! Deine neue Karte zeigt Wald, und neben deinen Siedlungen liegt Wald. Weiter zur Farm!
tutorial-location = Orte wie die Farm verleihen dir Fähigkeiten. Baue neben einen Ort, und du nimmst dir dort sofort ein Plättchen.
tutorial-merchants = Das Farm-Plättchen gehört dir; nutzen kannst du es ab deinem nächsten Zug. Und sieh nur: Deine Siedlungen verbinden jetzt als ein Gebiet die Burg mit der Farm. Dafür zahlen die Händler je 4 Gold für beide. Ich baue deine dritte Siedlung und spiele weiter bis zu deinem nächsten Zug.
tutorial-use-tile = Jedes deiner Ortsplättchen darfst du einmal pro Zug nutzen, vor oder nach deinen drei Siedlungen. Die Farm baut eine weitere Siedlung auf Gras. Wähle das Plättchen.
tutorial-farm = Auch hier gilt: neben eine eigene, wenn möglich. Eine Siedlung mehr in jedem Zug, das summiert sich!
tutorial-anywhere = Deine Karte zeigt Wüste, und kein Wüstenfeld liegt neben deinen Siedlungen. Also darfst du auf jedem Wüstenfeld des Spielplans bauen: die Gelegenheit für einen zweiten Anfang. Neben der Koppel gibt es gleich noch eine Fähigkeit.
tutorial-paddock = Mit der Koppel versetzt du später eine Siedlung um zwei Felder in gerader Linie, über alles hinweg. Aber gib acht: Steht keine deiner Siedlungen mehr neben einem Ort, so verlierst du sein Plättchen. Ich spiele deinen Zug zu Ende.
tutorial-goal = So geht es weiter, bis jemand die letzte Siedlung gebaut hat. Diese Runde wird beendet, dann wird das Gold gezählt; auf den Wertungskarten siehst du, was sie dir jetzt brächten. Mehr brauchst du nicht zu wissen. Viel Spaß!
