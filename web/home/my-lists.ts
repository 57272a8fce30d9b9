// The lists of returning players, in one chunk that newcomers do not load.

export { FinishedMatches } from './finished-matches.tsx';
export { MyTables } from './my-tables.tsx';
