### Ciò che chi gioca decide per il proprio schermo.

settings-title = Impostazioni
settings-what = Solo per questo dispositivo. Le modifiche hanno effetto subito.

settings-me = Tu
settings-name = Il tuo nome
settings-name-hint = Gli altri lo vedono. Ai tavoli dove siedi già resta il nome precedente.
settings-name-change = Cambia nome
settings-name-changed = D’ora in poi ti chiami { $name }.
settings-name-bad = Da 1 a 24 caratteri.
settings-forget = Elimina il mio profilo
settings-forget-what = Il server dimentica il tuo nome e i tuoi tavoli in questo browser.
settings-forget-sure = Eliminare il tuo profilo da questo dispositivo?
settings-forget-warning = Perderai l’accesso ai tuoi posti nelle partite in corso e all’elenco di quelle concluse. Non si può annullare. Le partite concluse si aprono ancora dal link. Le partite offline su questo dispositivo restano.
settings-forget-no = Annulla
settings-forget-yes = Elimina
settings-forgotten = Il tuo profilo è stato eliminato da questo dispositivo.

settings-data = I tuoi dati
settings-data-what = Il server conserva il tuo nome, i posti che hai occupato e ciò che hai scritto in chat.
settings-data-download = Scarica i miei dati
settings-data-delete = Elimina i miei dati
settings-data-sure = Eliminare tutti i tuoi dati?
settings-data-warning = Il tuo nome e tutto ciò che hai scritto vengono eliminati da tutti i tavoli di questo server, per tutti. Lasci ogni tavolo: le partite in corso continuano senza di te, e un tavolo che ospiti passa a un’altra persona o viene chiuso. Non si può annullare.
settings-data-stays = Le tue mosse e le tue parole per la distribuzione regolare restano, senza il tuo nome: senza di esse le partite non si possono verificare. Le partite offline su questo dispositivo restano come sono.
settings-data-no = Conserva i miei dati
settings-data-yes = Elimina i miei dati
settings-data-deleted = I tuoi dati sono stati eliminati.

settings-language = Lingua
settings-language-hint = Solo per te. Gli altri vedono la propria lingua.
settings-language-browser = Come il browser ({ $language })

settings-looks = Aspetto
settings-theme = Tema
settings-theme-hint = Auto: come il sistema.
settings-theme-system = Auto
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-size = Dimensione del testo
settings-size-hint = Ridimensiona tutto lo schermo.
settings-size-percent = { $size }%
settings-colours = Colori per daltonici
settings-colours-hint = Scelti pensando al daltonismo. Ogni posto ha anche una forma propria.
settings-colours-sample = I simboli dei posti
settings-seat = Posto { $number }
settings-motion = Animazioni
settings-motion-hint = Auto: come il sistema.
settings-motion-system = Auto
settings-motion-full = Attive
settings-motion-reduced = Disattivate

settings-playing = Al tavolo
settings-confirm = Conferma ogni mossa
settings-confirm-hint = Il primo tocco sceglie, il secondo conferma. Se disattivato ne basta uno, dove non c’è rischio.
settings-pace = Ritmo di gioco
settings-pace-hint = Quanto a lungo vedi ogni mossa. Disattivato: le mosse appaiono subito.
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-off = Disattivato
settings-sounds = Suoni
settings-sounds-hint = Brevi e discreti: il tuo turno, una mossa, un errore, la vittoria.
settings-sounds-preview = Ascolta i suoni
settings-sound-turn = Tocca a te
settings-sound-move = Mossa
settings-sound-right = Giusto
settings-sound-wrong = Sbagliato
settings-sound-vote = Voto
settings-sound-end = Fine
settings-notify = Avvisami quando tocca a me
settings-notify-hint = Quando la pagina è in secondo piano. Il browser chiederà il permesso una volta.
settings-notify-denied = Il browser non permette a questa pagina di inviarti notifiche. Consentile nelle impostazioni del browser, poi attiva di nuovo questa voce.
settings-notify-impossible = Questo browser non può inviarti notifiche da questa pagina. Il titolo della pagina dirà comunque quando tocca a te.
