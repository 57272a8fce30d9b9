// Loaded into a server under test: it deals P.I. as in the second of two worlds.

import { SHELF } from '#shelf';
import { dealtIn } from './twins.fixture.ts';

// several titles may be one game
for (const game of new Set(SHELF.map(title => title.game))) Object.assign(game, dealtIn(1, { ...game }));
