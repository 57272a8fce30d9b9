import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Game, quickChance } from '#kernel';
import { LawBroken, viewerName, asText } from './broken.ts';
import { anyJunk } from './junk.ts';
import { demandFull, emptyCoverage, isFull, note } from './laws/coverage.ts';
import { endsLaw } from './laws/ends.ts';
import { growthLaw } from './laws/growth.ts';
import { imagineLaw } from './laws/imagine.ts';
import { lastingLaw } from './laws/lasting.ts';
import type { Law } from './laws/law.ts';
import { readOnlyLaw } from './laws/read-only.ts';
import { noOpLaw } from './laws/no-op.ts';
import { offersLaw } from './laws/offers.ts';
import { openLaw } from './laws/open.ts';
import { plainLaw } from './laws/plain.ts';
import { replayLaw } from './laws/replay.ts';
import { secretsLaw } from './laws/secrets.ts';
import { twinsLaw } from './laws/twins.ts';
import { undoLaw } from './laws/undo.ts';
import { wireLaw } from './laws/wire.ts';
import { type AnyContractOptions, DEFAULTS, type ContractOptions } from './contract-options.ts';
import { type Setup, setupsOf, varied } from './setups.ts';
import { type Run, trace, type Walk, walkOf } from './walk.ts';

/** In this order, since a game that breaks an early law breaks later ones for the same reason. */
const LAWS: readonly Law[] = [
  plainLaw,
  readOnlyLaw,
  openLaw,
  lastingLaw,
  endsLaw,
  offersLaw,
  noOpLaw,
  growthLaw,
  replayLaw,
  imagineLaw,
  secretsLaw,
  twinsLaw,
  wireLaw,
  undoLaw,
];

const SECONDS = 1000;
const SEED = Number(process.env['PARLOUR_SEED'] ?? 1);

/** Registers a test for every law that random matches of the game must keep. */
export function contract<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  practice: ContractOptions<NoInfer<State>, NoInfer<View>, NoInfer<Action>, NoInfer<Event>, NoInfer<Options>> = {},
): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const { id, says, run } of articles(game, practice)) {
      test(`${id}: ${says}`, { timeout: 600 * SECONDS }, () => {
        expect(run).not.toThrow();
      });
    }
  });
}

/** The first broken law, with a smallest match that breaks it. */
export function check<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  practice: ContractOptions<NoInfer<State>, NoInfer<View>, NoInfer<Action>, NoInfer<Event>, NoInfer<Options>> = {},
): LawBroken | undefined {
  try {
    for (const { run } of articles(game, practice)) run();
    return undefined;
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
}

/**
 * As `check`, but plays one match per law in turn, so that a leak is found soon whichever law finds it. The match is
 * not shrunk.
 */
export function findBreach<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  practice: ContractOptions<NoInfer<State>, NoInfer<View>, NoInfer<Action>, NoInfer<Event>, NoInfer<Options>> = {},
): LawBroken | undefined {
  const setups = setupsOf(game, practice.players, practice.options);
  const orders = LAWS.map(law => varied(setups, quickChance(SEED + LAWS.indexOf(law))));
  try {
    for (let match = 0; match < runsOf(practice); match++)
      LAWS.forEach((law, at) =>
        holdsIn(law, game, practice, { order: orders[at] ?? setups, match, endOnFailure: true }),
      );
    return undefined;
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
}

interface Article {
  readonly id: string;
  readonly says: string;
  run(): void;
}

function articles(game: AnyGame, practice: AnyContractOptions): Article[] {
  const setups = setupsOf(game, practice.players, practice.options);
  const all = LAWS.map(law => ({
    id: law.id,
    says: law.says,
    run: () => holdsEverywhere(law, game, practice, setups),
  }));
  const coverage = {
    id: 'coverage',
    says: 'random games use every action, event and card',
    run: () => covers(game, practice, setups),
  };
  const listed = practice.actions ?? practice.events ?? practice.cards;
  return (listed ? [...all, coverage] : all).filter(({ id }) => practice.laws?.includes(id) ?? true);
}

function holdsEverywhere(law: Law, game: AnyGame, practice: AnyContractOptions, setups: readonly Setup[]): void {
  const order = varied(setups, quickChance(SEED + LAWS.indexOf(law)));
  for (let match = 0; match < runsOf(practice); match++)
    holdsIn(law, game, practice, { order, match, endOnFailure: false });
}

/** Which match is played, and whether a failing one is shrunk. */
interface Round {
  readonly order: readonly Setup[];
  readonly match: number;
  readonly endOnFailure: boolean;
}

function holdsIn(law: Law, game: AnyGame, practice: AnyContractOptions, { order, match, endOnFailure }: Round): void {
  const setup = order[match % order.length];
  if (!setup) throw new Error(`no setup for ${game.id}`);
  const property = fc.property(runsAt(setup, practice), run => keeps(law, game, practice, run));
  const { failed, errorInstance } = fc.check(property, { seed: SEED * 100_000 + match, numRuns: 1, endOnFailure });
  if (failed) throw errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
}

const runsOf = ({ runs }: AnyContractOptions): number => runs ?? Number(process.env['PARLOUR_RUNS'] ?? DEFAULTS.runs);

function keeps(law: Law, game: AnyGame, practice: AnyContractOptions, run: Run): void {
  let walk: Walk | undefined;
  try {
    walk = walkOf(law.bugged?.(game) ?? game, practice, run);
    law.check(walk);
  } catch (error) {
    const [id, reason] =
      error instanceof LawBroken ? [error.law, error.reason] : [law.id, `the rules threw ${trace(error)}`];
    throw new LawBroken(id, reason, circumstances(game, run, walk));
  }
}

/** Enough to see what happened and to repeat it. */
function circumstances(game: AnyGame, { seats, options, deal, play }: Run, walk: Walk | undefined): string {
  const played = walk?.played.map(({ by, action }, at) => `  ${at + 1}. ${viewerName(by)}: ${asText(action)}`) ?? [];
  const table = `\n${game.id}, ${seats} seats, options ${asText(options)}, deal ${deal}, play ${play}`;
  return [table, played.length > 0 ? 'after these moves:' : 'before any move', ...played].join('\n');
}

function covers(game: AnyGame, practice: AnyContractOptions, setups: readonly Setup[]): void {
  const coverage = emptyCoverage();
  const counting: Law = { id: 'coverage', says: '', check: walk => note(coverage, walk) };
  const most = practice.matches ?? DEFAULTS.matches;
  const moves = practice.maxMoves ?? DEFAULTS.maxMoves;
  for (let match = 0; match < most && !isFull(coverage, practice); match++) {
    const setup = setups[match % setups.length];
    if (!setup) throw new Error(`no setup for ${game.id}`);
    keeps(counting, game, practice, {
      ...setup,
      deal: SEED + match,
      play: SEED + match,
      moves,
      latecomers: true,
      junk: [],
    });
  }
  demandFull(coverage, practice, most);
}

function runsAt(setup: Setup, practice: AnyContractOptions): fc.Arbitrary<Run> {
  const seed = fc.noShrink(fc.nat());
  const moves = new Cut(practice.maxMoves ?? DEFAULTS.maxMoves);
  const junk = fc.array(anyJunk(), { maxLength: 4 });
  return fc.record({
    seats: fc.constant(setup.seats),
    options: fc.constant(setup.options),
    deal: seed,
    play: seed,
    moves,
    latecomers: fc.constant(true),
    junk,
  });
}

/** Matches are played to the end, and shrink to the fewest moves that still fail. */
class Cut extends fc.Arbitrary<number> {
  readonly #most: number;
  readonly #fewer: fc.Arbitrary<number>;

  constructor(most: number) {
    super();
    this.#most = most;
    this.#fewer = fc.nat(most);
  }

  override generate(): fc.Value<number> {
    return new fc.Value(this.#most, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is number {
    return this.#fewer.canShrinkWithoutContext(value);
  }

  override shrink(value: number, context: unknown): fc.Stream<fc.Value<number>> {
    return this.#fewer.shrink(value, context);
  }
}
