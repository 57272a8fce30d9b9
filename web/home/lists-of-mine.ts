// The lists of those who have played, in one file: newcomers do without.

export { FinishedMatches } from './finished.tsx';
export { MyTables } from './tables.tsx';
