### Ciò che chi gioca decide per il proprio schermo.

settings-title = Impostazioni
settings-what = Solo per questo dispositivo. Le modifiche hanno effetto subito.

settings-me = Tu
settings-name = Il tuo nome
settings-name-hint = Gli altri lo vedono al tavolo. Dove hai già un posto resta il nome di allora.
settings-name-change = Cambia nome
settings-name-changed = D’ora in poi ti chiami { $name }.
settings-name-bad = Un nome ha da 1 a 24 caratteri.
settings-forget = Dimenticami
settings-forget-what = Il server dimentica chi usa questo browser.
settings-forget-sure = Dimenticarti su questo dispositivo?
settings-forget-warning = Da qui non potrai più raggiungere i tuoi posti ai tavoli dove si sta giocando né l’elenco delle partite concluse, e nessuno potrà restituirteli. Le partite concluse restano dove portano i loro link. Le partite giocate solo su questo dispositivo non si toccano.
settings-forget-no = Non dimenticarmi
settings-forget-yes = Dimenticami
settings-forgotten = Il server qui non ti conosce più.

settings-data = I tuoi dati
settings-data-what = Il server conserva il tuo nome, i posti che hai occupato e ciò che hai scritto in chat.
settings-data-download = Scarica i miei dati
settings-data-delete = Elimina i miei dati
settings-data-sure = Eliminare tutti i tuoi dati?
settings-data-warning = Il tuo nome e tutto ciò che hai scritto vengono eliminati da tutti i tavoli di questo server, per tutti. Lasci ogni tavolo: le partite in corso continuano senza di te, e un tavolo che ospiti passa a un’altra persona o viene chiuso. Non si può annullare.
settings-data-stays = Le tue mosse e le tue parole per la distribuzione restano, senza il tuo nome: senza di esse le partite non si possono verificare. Le partite giocate solo su questo dispositivo non si toccano.
settings-data-no = Conserva i miei dati
settings-data-yes = Elimina i miei dati
settings-data-deleted = I tuoi dati sono stati eliminati.

settings-language = Lingua
settings-language-hint = Cambia tutte le parole su questo schermo; gli altri al tavolo leggono nella propria lingua.
settings-language-browser = Come il browser ({ $language })

settings-looks = Aspetto
settings-theme = Tema
settings-theme-hint = Un salotto di giorno o a lume di lampada. Auto: come il dispositivo.
settings-theme-system = Auto
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-size = Dimensione del testo
settings-size-hint = Tutto il resto cresce insieme.
settings-size-percent = { $size }%
settings-colours = Colori distinguibili da tutti
settings-colours-hint = Scelti pensando al daltonismo. Ogni posto ha anche una forma propria.
settings-colours-sample = I simboli dei posti
settings-seat = Posto { $number }
settings-motion = Movimento
settings-motion-hint = I pezzi scivolano al loro posto, o vi appaiono e basta. Auto: come il dispositivo.
settings-motion-system = Auto
settings-motion-full = Sì
settings-motion-reduced = No

settings-playing = Al tavolo
settings-confirm = Chiedi prima di ogni mossa
settings-confirm-hint = Il primo tocco sceglie, il secondo conferma. Se disattivato ne basta uno, dove non c’è rischio.
settings-pace = Ritmo di gioco
settings-pace-hint = Quanto a lungo vedi ogni mossa. Disattivato: le mosse appaiono subito.
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-off = Disattivato
settings-sounds = Suoni
settings-sounds-hint = Brevi e discreti: tocca a te, una mossa, giusto o sbagliato, un voto, la fine.
settings-sounds-preview = Ascolta i suoni
settings-sound-turn = Tocca a te
settings-sound-move = Mossa
settings-sound-right = Giusto
settings-sound-wrong = Sbagliato
settings-sound-vote = Voto
settings-sound-end = Fine
settings-notify = Chiamami quando tocca a me
settings-notify-hint = Il browser ti avvisa mentre guardi altro. Ti chiede una volta se può farlo.
settings-notify-denied = Il browser non permette a questa pagina di inviarti notifiche. Consentile nelle impostazioni del browser, poi attiva di nuovo questa voce.
settings-notify-impossible = Questo browser non può inviarti notifiche da questa pagina. Il titolo della pagina dirà comunque quando tocca a te.
