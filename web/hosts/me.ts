import { createSignal } from 'solid-js';
import { setStored, getStored } from '../browser-storage.ts';
import type { HostResult, Me } from './host.ts';

const [me, setMe] = createSignal<Me | null | undefined>();

/** The guest on the server; null: none; undefined: not known yet. */
export { me };

/** Remembers the guest in a result of the server. */
export function rememberMe<Answer extends HostResult<Me | null>>(asked: Answer): Answer {
  if (asked.ok) setMe(asked.value);
  if (asked.ok && asked.value) setStored(NAME, asked.value.name);
  return asked;
}

const NAME = 'parlour.name';

/** My last known name, also while the server cannot be reached; undefined: none. */
export const knownName = (): string | undefined => me()?.name ?? (getStored(NAME) || undefined);

export const forgetName = (): void => setStored(NAME, '');

const GENERATED = 'parlour.lent-name';

/** Whether my name was generated and not confirmed by me. */
export const isNameGenerated = (): boolean => me()?.name !== undefined && me()?.name === getStored(GENERATED);

/** Remembers that my name was generated; null: I chose it. */
export const rememberGeneratedName = (name: string | null): void => setStored(GENERATED, name ?? '');
