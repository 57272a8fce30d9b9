import type { Language } from '#text';
import type { RulePictures, GameScreen } from './screen.ts';

/** The assets of a title in a browser: the cover at once, the rest loaded when needed. */
export interface TitleAssets {
  /** The address of the picture on the box. */
  readonly cover: string;
  screen(): Promise<GameScreen>;
  /** The words of the game. */
  words(language: Language): Promise<string>;
  /** The rules for players, and the pictures in them. */
  rules(language: Language): Promise<string>;
  pictures(): Promise<RulePictures>;
}
