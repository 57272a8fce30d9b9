import { setStored, getStored } from '../browser-storage.ts';

/** The ids of the tables hidden from the list in this browser, the latest last. */
const KEY = 'parlour.home.hidden';
/** Older ones are finished or closed by then. */
const MOST = 50;

const hidden = (): readonly string[] => (getStored(KEY) ?? '').split(' ').filter(id => id !== '');

export const isHidden = (table: string): boolean => hidden().includes(table);

export const hideTable = (table: string): void =>
  setStored(KEY, [...hidden().filter(id => id !== table), table].slice(-MOST).join(' '));

/** A table that is opened again is listed again. */
export function unhideTable(table: string): void {
  if (isHidden(table))
    setStored(
      KEY,
      hidden()
        .filter(id => id !== table)
        .join(' '),
    );
}
