import { type Accessor, createMemo, createResource } from 'solid-js';
import type { GameScreen } from '#screen';
import type { TableTitle } from '../../games/title.ts';
import { boxNamed } from '../boxes.ts';
import { loadGameWords, language } from '../words/words.ts';

/** A game that is ready to be shown: its rules, its screen, its words. */
export interface LoadedGame {
  readonly title: TableTitle;
  readonly screen: GameScreen;
}

/** Fetches what a title needs; undefined until it is here. A title nobody knows throws where it is read. */
export function createLoadedGame(titleId: Accessor<string | undefined>): Accessor<LoadedGame | undefined> {
  const [game] = createResource(titleId, async id => {
    const box = boxNamed(id);
    if (!box) throw new Error(`there is no title ${id} on the shelf`);
    // its words are on their way with it; whose they are is known from the rules
    const [title, screen] = await Promise.all([box.loadTable(), box.screen(), box.words(language())]);
    await loadGameWords(title.game.id, box.words);
    return { title, screen };
  });
  return createMemo(() => game());
}
