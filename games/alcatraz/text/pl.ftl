### Alcatraz: Kozioł ofiarny.

## Stół na ekranie

board-parts = Części stołu
