import { createSignal } from 'solid-js';

const [offered, setOffered] = createSignal<ReadonlySet<string>>(new Set());

/** Notes that this page made a link by which its seat at a table can move to another device. */
export const offerHandover = (table: string): void => void setOffered(before => new Set([...before, table]));

/** Whether a seat that is no longer mine went to another device of mine. */
export const isHandedOver = (table: string): boolean => offered().has(table);
