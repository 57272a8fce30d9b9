import type { PlayableTitle, TableTitle, TitleName } from './title.ts';

/** Loads one version of a title's rules. */
export interface RulesLoader {
  /** What a table in a browser needs: offers and words. */
  loadTable(): Promise<TableTitle>;
  /** With all rules, for replays and verification. */
  loadRules(): Promise<PlayableTitle>;
}

/**
 * The data of a title that is needed before it is loaded, and how to load the rest. Importing a manifest loads no rules, bots or
 * screens.
 */
export interface Manifest extends TitleName, RulesLoader {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes with people who know it. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** The default bot, and the usual number of seats. */
  readonly usual: { readonly bot: string; readonly seats: number };
  /** The options for passing one device around; absent: not possible. */
  readonly party?: Readonly<Record<string, unknown>>;
  /** The rules of older versions, by version: matches that were dealt under them go on. */
  readonly kept?: Readonly<Record<number, RulesLoader>>;
}

/** Loads this version of the rules, the current one if none is named. Undefined: this program does not have it. */
export async function loadVersion<Loaded extends TableTitle>(
  manifest: Manifest,
  version: number | undefined,
  load: (rules: RulesLoader) => Promise<Loaded>,
): Promise<Loaded | undefined> {
  const current = await load(manifest);
  if (version === undefined || current.game.version === version) return current;
  const kept = manifest.kept?.[version];
  return kept && load(kept);
}
