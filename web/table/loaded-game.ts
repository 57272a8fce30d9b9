import { type Accessor, createMemo, createResource } from 'solid-js';
import type { GameScreen } from '#screen';
import { loadVersion } from '../../games/manifest.ts';
import type { TableTitle } from '../../games/title.ts';
import type { TableDoc } from '../../tables/protocol.ts';
import { boxNamed, type TitleBox } from '../boxes.ts';
import { loadGameWords, language } from '../words/words.ts';

/** A loaded game: its rules and its screen. */
export interface LoadedGame {
  readonly title: TableTitle;
  readonly screen: GameScreen;
}

/** The game of a table, which is loaded. */
export interface GameLoading {
  /** Undefined until it is loaded. Reading an unknown title throws. */
  readonly game: Accessor<LoadedGame | undefined>;
  /** Whether this page lacks the rules of the match: it is older than the server, or the server older than it. */
  readonly isOutdated: Accessor<boolean>;
}

/** Loads the game of a table: the current rules before a match, and those it was dealt under in a match. */
export function createLoadedGame(
  table: Accessor<Pick<TableDoc, 'form' | 'phase' | 'version'> | undefined>,
): GameLoading {
  const titleId = (): string | undefined => table()?.form.title;
  const [current] = createResource(titleId, async id => {
    const box = boxOf(id);
    // the messages are loaded in parallel, and registered under the game's id below
    const [title, screen] = await Promise.all([box.loadTable(), box.screen(), box.words(language())]);
    await loadGameWords(title.game.id, box.words);
    return { title, screen };
  });
  const otherVersion = createMemo(() => {
    const loaded = current();
    const { phase = 'closed', version = null } = table() ?? {};
    if (!loaded || phase === 'closed' || version === null || version === loaded.title.game.version) return undefined;
    return version;
  });
  const [other] = createResource(otherVersion, async version => {
    const title = await loadVersion(boxOf(titleId() ?? ''), version, rules => rules.loadTable());
    return { title, version };
  });
  const game = createMemo(() => {
    const loaded = current();
    const version = otherVersion();
    if (!loaded || version === undefined) return loaded;
    const found = other();
    return found?.version === version && found.title ? { ...loaded, title: found.title } : undefined;
  });
  const isOutdated = createMemo(() => {
    const version = otherVersion();
    const found = version === undefined ? undefined : other();
    return found !== undefined && found.version === version && !found.title;
  });
  return { game, isOutdated };
}

function boxOf(id: string): TitleBox {
  const box = boxNamed(id);
  if (!box) throw new Error(`there is no title ${id} on the shelf`);
  return box;
}
