### Alcatraz: The Scapegoat.

## Стіл на екрані

board-parts = Частини столу
