### Cosa mostrano i messenger di un link a un tavolo

page-invites = { $name } ti invita a giocare a { $title }
page-invited = Ti invitano a giocare a { $title }
page-invited-how = Senza account e senza installare nulla: apri il link e gioca.
page-under-way = La partita è già iniziata.
