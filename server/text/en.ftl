### The page of a server that has no other.

page-title = Parlour
page-lead = Hidden-information board games with friends: every rule enforced, every secret kept.
page-runs = This server runs Parlour { $version }.
page-quiet = Nobody is at a table just now.
page-live =
    { $tables ->
        [one] { $tables } table is in use.
       *[other] { $tables } tables are in use.
    }
page-shelf = Games
page-seats = { $min } to { $max } players
page-programs = For programs
page-titles = the games and their options, as JSON
page-public = the tables that anyone can join
page-health = server status
page-documents = The protocol is described in docs/protocol.md; running a server, in docs/hosting.md.

## What messengers show of a link to a table

page-invites = { $name } invites you to play { $title }
page-invited = You are invited to play { $title }
page-invited-how = No account, nothing to install: open the link and play.
page-under-way = The game has already started.
