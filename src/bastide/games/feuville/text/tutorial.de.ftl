### Die Einführung in Feuville

tutorial-welcome = Willkommen in Feuville! Du baust eine Stadt aus Mauern, Türmen und Himmeln, und königliche Erlasse belohnen sie mit Ruhmespunkten. Doch über den Dächern kreist ein Drache … Auf dem Spielplan haben sechs Personen je eine Spalte mit Mauer, Turm, Himmel und Erlass.
tutorial-dice = In deinem Zug wirfst du zwei Würfel. Jeder gehört zur Person mit seiner Zahl: die 2 zum Dieb, die 4 zur Architektin. Mit einem Würfel nimmst du ein Plättchen oder den Erlass dieser Spalte oder nutzt die Fähigkeit der Person. Nimm zuerst den Turm des Diebs.
tutorial-build = Eine Spalte wächst von unten nach oben: Mauer, Turm, Himmel. Dein Startplättchen ist die erste Mauer. Setze also den Turm darauf.
tutorial-sky = Dein zweiter Würfel gehört zur Architektin. Nimm dort den Himmel; ich setze ihn auf deinen Turm. Merk dir seine zwei Wolken: Du wirst sie brauchen.
tutorial-end = Mauer, Turm und Himmel: Deine erste Spalte ist fertig. Beide Würfel sind genutzt, also beende deinen Zug.
tutorial-decree = Deine Nachbarin hat zwei Mauern gebaut. Du hast eine 1 und eine 5 gewürfelt. Beim Gaukler liegt genau der richtige Erlass: Das kleine Stadtviertel belohnt eine fertige Spalte.
tutorial-evaluate = Einen Erlass wertest du sofort oder hebst ihn für später auf. Dieser passt schon: 5 Ruhmespunkte für deine Spalte. Darunter kommt Gras, zum Zeichen, dass sie als Viertel gewertet ist.
tutorial-skill = Die 5 gehört zum Bürgermeister. Nutze diesmal statt der Spalte eine Fähigkeit: Mit seiner nimmst du einen beliebigen ausliegenden Erlass.
tutorial-store = Ich habe Stadtwache ×3 ausgesucht: 3 Ruhmespunkte für jede Stadtwache in deiner Stadt. Noch hast du nur eine, also lohnt sich das Warten. Lege den Erlass auf einem der zwei Plätze deines Tableaus ab. Dann beende ich deinen Zug.
tutorial-dragon = Ein Pasch hat den Drachen geweckt! Alle vergleichen ihre Wolken mit ihren Spalten. Du hattest eine Spalte und zwei Wolken: Nichts geschah. Deine Nachbarin hatte drei Spalten und keine Wolke, und die Mauern gingen in Flammen auf. Ruinen zählen für keinen Erlass, bis der Magier sie zurückdreht.
tutorial-wall = Du hast eine 3 und eine 6 gewürfelt. Beim Wirt liegt eine Mauer mit einer Stadtwache. Nimm sie; ich setze sie an das rechte Ende deiner Stadt, die so breit werden darf, wie du willst.
tutorial-guards = Jetzt stehen zwei Stadtwachen in deiner Stadt, eine am Turm und eine an der neuen Mauer. In deinem Zug darfst du jederzeit gelagerte Plättchen bauen und Erlasse werten, ohne Würfel. Werte deinen!
tutorial-fairy = 6 Ruhmespunkte! Ein Würfel ist übrig. Ein Würfel mit beliebiger Zahl darf zur Fee, einmal pro Zug. Von den drei offenen Feenzaubern wähle ich für dich die 4 Ruhmespunkte.
tutorial-goal = Das Ende kommt, wenn die Reihe der Erlasse nicht mehr gefüllt werden kann. Wer dann die wenigsten Erlasse gewertet hat, bekommt durch die Gnade des Königs 7 Ruhmespunkte. Zwei Dinge zum Selbstprobieren: Beide Würfel zusammen schicken den Kobold zu einer beliebigen Person, und einmal im Spiel kannst du die Stadtwertung machen. Nun bau deine eigene Stadt!
