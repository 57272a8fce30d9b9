import { type Component, lazy } from 'solid-js';
import { enterRoom } from './words/words.ts';

/** Something that is fetched with its words when it is first shown. */
export const fetched = <Props extends object>(
  folders: readonly string[],
  load: () => Promise<{ default: Component<Props> }>,
) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), ...folders.map(folder => enterRoom(folder))]);
    return page;
  });
