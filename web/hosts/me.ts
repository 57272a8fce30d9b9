import { createSignal } from 'solid-js';
import type { Asked, Me } from './host.ts';

const [me, setMe] = createSignal<Me | null | undefined>();

/** Who I am on the server: null if nobody yet, undefined while it has not been asked or could not be. */
export { me };

/** Takes note of who the server says I am. */
export function meet<Answer extends Asked<Me | null>>(asked: Answer): Answer {
  if (asked.ok) setMe(asked.value);
  return asked;
}
