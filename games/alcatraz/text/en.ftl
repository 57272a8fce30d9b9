### Alcatraz: The Scapegoat.

## The table on a screen

board-parts = Parts of the table
