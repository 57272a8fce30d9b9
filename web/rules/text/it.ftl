### La pagina delle regole.

rules-page = Regole
rules-of = Regole di { $title }
rules-contents = Indice
rules-number = Regola { $number }
