### De les van Feuville

tutorial-welcome = Welkom in Feuville! Je bouwt een stad van muren, torens en hemels, en koninklijke besluiten belonen die met punten. Maar boven de daken cirkelt een draak … Op het bord hebben zes personages elk een kolom met een muur, een toren, een hemel en een besluit.
tutorial-dice = In je beurt gooi je twee dobbelstenen. Elke hoort bij het personage met zijn getal: de 2 bij de dief, de 4 bij de architecte. Met een dobbelsteen pak je een kaartje of het besluit uit die kolom, of gebruik je de vaardigheid van het personage. Pak eerst de toren van de dief.
tutorial-build = Een kolom groeit van onder naar boven: muur, toren, hemel. Je startkaartje is de eerste muur. Leg de toren er dus bovenop.
tutorial-sky = Je tweede dobbelsteen hoort bij de architecte. Pak daar de hemel; ik leg hem op je toren. Onthoud de twee wolken: je hebt ze nog nodig.
tutorial-end = Muur, toren en hemel: je eerste kolom is compleet. Beide dobbelstenen zijn gebruikt, dus beëindig je beurt.
tutorial-decree = Je buurvrouw heeft twee muren gebouwd. Jij hebt een 1 en een 5 gegooid. Bij de goochelaar ligt precies het goede besluit: de kleine wijk beloont een complete kolom.
tutorial-evaluate = Een besluit tel je meteen of je bewaart het voor later. Dit past al: 5 punten voor je kolom. Er komt gras onder, als teken dat ze als wijk is geteld.
tutorial-skill = De 5 hoort bij de burgemeester. Gebruik deze keer een vaardigheid in plaats van de kolom: met die van hem pak je een willekeurig besluit uit de rij.
tutorial-store = Ik heb Stadswacht ×3 uitgezocht: 3 punten voor elke stadswacht in je stad. Je hebt er pas één, dus wachten loont. Bewaar het besluit op een van de twee plekken van je tableau. Daarna beëindig ik je beurt.
tutorial-dragon = Twee gelijke getallen hebben de draak gewekt! Iedereen vergelijkt zijn wolken met zijn kolommen. Jij had één kolom en twee wolken: er gebeurde niets. Je buurvrouw had drie kolommen en geen wolk, en de muren gingen in vlammen op. Ruïnes tellen voor geen besluit, tot ze worden teruggedraaid: door de magiër, door de kabouter in die rol, of als je wolken inbouwt en er meer hebt dan onverbrande kolommen.
tutorial-wall = Je hebt een 3 en een 6 gegooid. Bij de waard ligt een muur met een stadswacht. Pak hem; ik leg hem aan het rechter uiteinde van je stad, die zo breed mag worden als je wilt.
tutorial-guards = Nu staan er twee stadswachten in je stad, een op de toren en een op de nieuwe muur. In je beurt mag je bewaarde kaartjes inbouwen en besluiten tellen wanneer je wilt, zonder dobbelsteen. Tel het jouwe!
tutorial-fairy = 6 punten! Er is nog één dobbelsteen over. Een dobbelsteen met een willekeurig getal mag naar de fee, één keer per beurt. Van de drie open feeëntoverkaartjes kies ik voor jou de 4 roempunten.
tutorial-goal = Het einde komt als de rij besluiten niet meer kan worden aangevuld. Wie dan de minste besluiten heeft geteld, krijgt 7 punten door de genade van de koning. Twee dingen om zelf te proberen: beide dobbelstenen samen sturen de kabouter naar een willekeurig personage, en één keer per spel kun je de stadspuntentelling doen. Bouw nu je eigen stad!
