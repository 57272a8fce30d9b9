import { type Accessor, createMemo, createResource } from 'solid-js';
import type { GameScreen } from '#screen';
import type { TableTitle } from '../../games/title.ts';
import { boxNamed } from '../boxes.ts';
import { loadGameWords, language } from '../words/words.ts';

/** A loaded game: its rules and its screen. */
export interface LoadedGame {
  readonly title: TableTitle;
  readonly screen: GameScreen;
}

/** Loads a game; undefined until it is loaded. Reading an unknown title throws. */
export function createLoadedGame(titleId: Accessor<string | undefined>): Accessor<LoadedGame | undefined> {
  const [game] = createResource(titleId, async id => {
    const box = boxNamed(id);
    if (!box) throw new Error(`there is no title ${id} on the shelf`);
    // the messages are loaded in parallel, and registered under the game's id below
    const [title, screen] = await Promise.all([box.loadTable(), box.screen(), box.words(language())]);
    await loadGameWords(title.game.id, box.words);
    return { title, screen };
  });
  return createMemo(() => game());
}
