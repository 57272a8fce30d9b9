### La pagina di un server che non ne ha un’altra.

page-title = Parlour
page-lead = Giochi da tavolo a informazione nascosta, con gli amici: ogni regola rispettata, ogni segreto custodito.
page-runs = Su questo server gira Parlour { $version }.
page-quiet = In questo momento nessuno è a un tavolo.
page-live =
    { $tables ->
        [one] È in uso { $tables } tavolo.
       *[other] Sono in uso { $tables } tavoli.
    }
page-shelf = Giochi
page-seats = da { $min } a { $max } giocatori
page-programs = Per i programmi
page-titles = i giochi e le loro opzioni, in JSON
page-public = i tavoli a cui chiunque può unirsi
page-health = stato del server
page-documents = Il protocollo è descritto in docs/protocol.md; la gestione del server, in docs/hosting.md.

## Cosa mostrano i messenger di un link a un tavolo

page-invites = { $name } ti invita a giocare a { $title }
page-invited = Ti invitano a giocare a { $title }
page-invited-how = Senza account e senza installare nulla: apri il link e gioca.
page-under-way = La partita è già iniziata.
