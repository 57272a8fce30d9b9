// The lists of those who have played, in one file: newcomers do without.

export { FinishedMatches } from './finished-matches.tsx';
export { MyTables } from './my-tables.tsx';
