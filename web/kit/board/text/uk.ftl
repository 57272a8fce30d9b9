### What the parts of a board say, in every game.

kit-pile-empty = { $pile }: порожньо
kit-pile-count = { $pile }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }

kit-choose-none = Зараз нічого робити не треба.
kit-choose-what = Що хочеш зробити?
kit-choose-ready = Готово
kit-choose-confirm = Підтвердити
kit-choose-back = Назад
kit-choose-next = Далі
kit-choose-change = Змінити
kit-choose-nothing = нічого
kit-choose-search = Пошук
kit-choose-none-found = Нічого не знайдено.
kit-choose-exactly = Вибрано { $chosen } з { $count }
kit-choose-some = Вибрано: { $chosen }. Вибери від { $min } до { $max }.
kit-choose-less = На один менше
kit-choose-more = На один більше
kit-choose-number = Введи ціле число від { $from } до { $to }.
kit-choose-text = Напиши від { $min } до { $max } символів, одним рядком.
kit-choose-remove = Прибрати: { $item }
kit-choose-item-left = { $item } (залишилося: { $count })

kit-hidden-hint = Тримай пальцем, мишею, пробілом або Enter. Відпусти — і карту знову закрито.
kit-hidden-show =
    { $seconds ->
        [one] Показати на { $seconds } секунду
        [few] Показати на { $seconds } секунди
        [many] Показати на { $seconds } секунд
       *[other] Показати на { $seconds } секунди
    }
kit-hidden-hide = Сховати карту

kit-track-filled = { $filled } з { $count }
kit-track-at = { $name }: { $space }

kit-dice = { $label }: { $values }
kit-dice-sum = { $label }: { $values }, разом { $sum }

kit-zoom-in = Збільшити
kit-zoom-out = Зменшити
kit-zoom-fit = Показати все поле

kit-trade-deal = Обмін
kit-trade-you-get = Ти отримуєш
kit-trade-they-get = { $name } отримує
kit-trade-nothing = нічого
kit-trade-nothing-held = Немає чого обмінювати
kit-trade-choose-get = Вибери, що хочеш отримати
kit-trade-choose-give = Вибери, що віддаєш
kit-trade-amount = { $item }: { $count } з { $held } в обміні
kit-trade-less = На один менше: { $item }
kit-trade-empty = Вибери, що віддати або отримати.
kit-trade-offer = Запропонувати обмін: { $name }
kit-trade-withdraw = Відкликати пропозицію
kit-trade-decline = Відмовитися
kit-trade-accept = Погодитися
kit-trade-agrees = згода
kit-trade-decides = вирішує
