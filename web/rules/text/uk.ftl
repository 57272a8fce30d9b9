### Сторінка правил.

rules-page = Правила
rules-of = Правила гри «{ $title }»
rules-contents = Зміст
rules-number = Правило { $number }
