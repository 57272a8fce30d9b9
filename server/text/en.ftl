### What messengers show of a link to a table

page-invites = { $name } invites you to play { $title }
page-invited = You are invited to play { $title }
page-invited-how = No account, nothing to install: open the link and play.
page-under-way = The game has already started.
