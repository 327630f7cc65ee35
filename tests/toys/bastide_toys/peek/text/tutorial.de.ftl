tutorial-welcome = Schätze liegen in einem Stapel, und Schlangen dazwischen.
tutorial-look = Schau nach, bevor du zugreifst.
tutorial-bury = Vergrabe die Schlange.
tutorial-goal = Die andere Person hat auch nachgesehen, doch was dort liegt, bleibt dir verborgen.
