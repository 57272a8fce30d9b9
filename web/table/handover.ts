import { createSignal } from 'solid-js';

const [offered, setOffered] = createSignal<ReadonlySet<string>>(new Set());

/** Remembers that this page made a handover link for its seat. */
export const offerHandover = (table: string): void => void setOffered(before => new Set([...before, table]));

/** Whether this page handed its seat over. */
export const isHandedOver = (table: string): boolean => offered().has(table);
