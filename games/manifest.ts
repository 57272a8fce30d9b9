import type { PlayableTitle, TableTitle, TitleName } from './title.ts';

/**
 * What is known of a title before it is loaded, and how to load the rest. Importing a manifest loads no rules, bots or
 * screens.
 */
export interface Manifest extends TitleName {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes with people who know it. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** The default bot, and the usual number of seats. */
  readonly usual: { readonly bot: string; readonly seats: number };
  /** The options for passing one device around; absent: not possible. */
  readonly party?: Readonly<Record<string, unknown>>;
  /** What a table in a browser needs: offers and words. */
  loadTable(): Promise<TableTitle>;
  /** With all rules, for replays and verification. */
  loadRules(): Promise<PlayableTitle>;
}
