import type { PlayableTitle, TableTitle, TitleName } from './title.ts';

/**
 * What is known of a title before anything of it is loaded, and how to load the rest. Nothing here loads rules, bots or
 * screens by itself, so that no page carries another game's.
 */
export interface Manifest extends TitleName {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes with people who know it. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** The bot that plays well enough for somebody new, and how many people usually sit down. */
  readonly usual: { readonly bot: string; readonly seats: number };
  /** The options where people pass one device around; absent: it cannot be played so. */
  readonly party?: Readonly<Record<string, unknown>>;
  /** The title as a table in a browser needs it: offers and words. */
  loadTable(): Promise<TableTitle>;
  /** With all its rules, for replays and checks. */
  loadRules(): Promise<PlayableTitle>;
}
