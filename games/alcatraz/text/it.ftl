### Alcatraz: The Scapegoat.

## Il tavolo sullo schermo

board-parts = Parti del tavolo
