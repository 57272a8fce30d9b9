import { setStored, getStored } from '../browser-storage.ts';

/** The ids of tables that somebody removed from their list in this browser, the last one last. */
const KEY = 'parlour.home.hidden';
/** Older ones are over, or closed, by then. */
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
