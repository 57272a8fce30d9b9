import { type Component, lazy } from 'solid-js';
import { loadWords } from './words/words.ts';

/** A page that is loaded with its messages when it is first shown. */
export const lazyPage = <Props extends object>(
  folders: readonly string[],
  load: () => Promise<{ default: Component<Props> }>,
) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), ...folders.map(folder => loadWords(folder))]);
    return page;
  });
