import { createSignal } from 'solid-js';
import { keep, kept } from '../keeping.ts';
import type { Asked, Me } from './host.ts';

const [me, setMe] = createSignal<Me | null | undefined>();

/** Who I am on the server: null if nobody yet, undefined while it has not been asked or could not be. */
export { me };

/** Takes note of who the server says I am. */
export function meet<Answer extends Asked<Me | null>>(asked: Answer): Answer {
  if (asked.ok) setMe(asked.value);
  if (asked.ok && asked.value) keep(NAME, asked.value.name);
  return asked;
}

const NAME = 'parlour.name';

/** The name this browser knows me by, also when the server cannot be reached; undefined: none yet. */
export const knownName = (): string | undefined => me()?.name ?? (kept(NAME) || undefined);

export const forgetName = (): void => keep(NAME, '');

const LENT = 'parlour.lent-name';

/** Whether my name was lent to me, and I have not been asked for one of my own. */
export const isNameLent = (): boolean => me()?.name !== undefined && me()?.name === kept(LENT);

/** Remembers that this name was lent to me; null: what I am called is my own choice. */
export const rememberLent = (name: string | null): void => keep(LENT, name ?? '');
