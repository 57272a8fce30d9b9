import { lazyPart } from '#kit';
import type { GameScreen } from '#screen';
import { Board } from './board.tsx';
import { logIcons } from './log-icons.tsx';
import { themeClassOf } from './names.ts';
import { Status } from './status.tsx';
import './theme.css';

const Ending = lazyPart(async () => (await import('./ending.tsx')).Ending);

/** How P.I. and 07 zgłoś się look. */
export const screen: GameScreen = {
  Board,
  Status,
  Ending,
  placesTips: true,
  placesHints: true,
  hints: async () => (await import('../hints.ts')).hints,
  logIcons,
  lookOf: themeClassOf,
};

/** Preloads the font of a title, to avoid a layout shift. */
export function preloadFont(title: 'pi' | '07'): void {
  // the fallback font is used
  document.fonts.load(title === '07' ? '1rem Lobster' : '1rem "Poiret One"').catch(() => undefined);
}
