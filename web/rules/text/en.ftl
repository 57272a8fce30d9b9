### The page of rules.

rules-page = Rules
rules-of = Rules of { $title }
rules-contents = Contents
rules-number = Rule { $number }
