import { createSignal } from 'solid-js';
import { setStored, getStored } from '../browser-storage.ts';
import type { HostResult, Me } from './host.ts';

const [me, setMe] = createSignal<Me | null | undefined>();

/** Who I am on the server: null if nobody yet, undefined while it has not been asked or could not be. */
export { me };

/** Takes note of who the server says I am. */
export function rememberMe<Answer extends HostResult<Me | null>>(asked: Answer): Answer {
  if (asked.ok) setMe(asked.value);
  if (asked.ok && asked.value) setStored(NAME, asked.value.name);
  return asked;
}

const NAME = 'parlour.name';

/** The name this browser knows me by, also when the server cannot be reached; undefined: none yet. */
export const knownName = (): string | undefined => me()?.name ?? (getStored(NAME) || undefined);

export const forgetName = (): void => setStored(NAME, '');

const GENERATED = 'parlour.lent-name';

/** Whether my name was lent to me, and I have not been asked for one of my own. */
export const isNameGenerated = (): boolean => me()?.name !== undefined && me()?.name === getStored(GENERATED);

/** Remembers that this name was lent to me; null: what I am called is my own choice. */
export const rememberGeneratedName = (name: string | null): void => setStored(GENERATED, name ?? '');
