import type { Face, Kind, LocationSheet } from '../components.ts';

const ONE_OF_EACH: readonly Kind[] = ['clothes', 'drugs', 'key', 'knife', 'tools'];

/** Costs an action point, and nothing is paid. */
const plain = (rule: Face['rule'], icons: readonly Kind[] = []): Face => ({ rule, free: false, pay: false, icons });
const free = (rule: Face['rule'], icons: readonly Kind[] = []): Face => ({ rule, free: true, pay: false, icons });
const paid = (rule: Face['rule'], icons: readonly Kind[] = []): Face => ({ rule, free: false, pay: true, icons });
/** The main location of a kind: one token on the silver side, two for a payment on the dark one. */
const mainOf = (kind: Kind): Pick<LocationSheet, 'silver' | 'dark'> => ({
  silver: plain({ op: 'takeItems', kind, count: 1 }, [kind, kind, kind]),
  dark: paid({ op: 'takeItems', kind, count: 2 }, [kind, kind, kind]),
});

/** The twelve location sheets (ALC-15.1S to ALC-15.12D). What they are called lies in the catalogues. */
export const SHEETS: readonly LocationSheet[] = [
  { number: 1, id: 'chapel', silver: plain({ op: 'discardCard' }), dark: paid({ op: 'takeCard' }) },
  {
    number: 2,
    id: 'radio_room',
    silver: plain({ op: 'moveGuards', most: 2 }),
    dark: free({ op: 'moveGuards', most: 1 }),
  },
  {
    number: 3,
    id: 'dining_hall',
    silver: plain({ op: 'gain', what: 'strength', most: 3 }),
    dark: free({ op: 'gain', what: 'strength', most: 1 }),
  },
  { number: 4, id: 'infirmary', ...mainOf('drugs') },
  {
    number: 5,
    id: 'exercise_yard',
    silver: { rule: { op: 'takeItems', kind: null, count: 1 }, free: true, pay: true, icons: ONE_OF_EACH },
    dark: paid({ op: 'takeItems', kind: null, count: 2 }, ONE_OF_EACH),
  },
  {
    number: 6,
    id: 'visiting_area',
    silver: plain({ op: 'takeItems', kind: null, count: 1 }, ONE_OF_EACH),
    dark: paid({ op: 'takeItems', kind: 'gun', count: 1 }, ['gun']),
  },
  { number: 7, id: 'workshop', ...mainOf('tools') },
  {
    number: 8,
    id: 'recreational_room',
    silver: plain({ op: 'gain', what: 'cash', most: 2 }),
    dark: free({ op: 'gain', what: 'cash', most: 1 }),
  },
  { number: 9, id: 'cell_block', ...mainOf('knife') },
  { number: 10, id: 'laundry_room', ...mainOf('clothes') },
  { number: 11, id: 'guards_room', ...mainOf('key') },
  {
    number: 12,
    id: 'wardens_office',
    silver: plain({ op: 'drawCard' }),
    dark: paid({ op: 'chooseCard', count: 3 }),
  },
];
