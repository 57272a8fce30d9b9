import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyMatch, accept, awaited, fill, fromHex, play, quickChance, type Seat, seedFrom, start } from '#kernel';
import { titleNamed } from '#shelf';
import { emptySentence } from '../games/alcatraz/rules/sentences.ts';
import type { Action, Options, View } from '../games/alcatraz/rules/state.ts';

const SEATS = 4;
const WARDENS_OFFICE = 12;

/** The word that every seat adds to the seed. */
export const WORD = '00'.repeat(12);

/** No clock ends a turn. */
export const OPTIONS: Options = {
  layout: [],
  sides: 'silver',
  darkSides: [],
  guardsAffectFreeLocationRules: false,
  bribesCountForTaskLimit: true,
  openBlackmailHands: false,
  maxOffersPerPlayerTurn: 8,
  talkSeconds: 300,
  voteSeconds: 0,
  turnSeconds: 0,
  answerSeconds: 0,
};

interface PlannedMove {
  readonly by: Seat;
  readonly action: Action;
}

/** A match whose deal and moves are known beforehand. */
export interface PlannedMatch {
  /** Of the table: with the words of the seats it decides the deal. */
  readonly secret: string;
  readonly moves: readonly PlannedMove[];
}

/** What has to happen in the match. */
const NEEDED = ['say', 'traded', 'playBlackmail', 'useLocation', 'performTask'] as const;
const MOST_MOVES = 80;
const MOST_DEALS = 3_000;

const file = fileURLToPath(new URL('alcatraz-match.json', import.meta.url));
const naming = fileURLToPath(new URL('alcatraz-naming.json', import.meta.url));

/** The stored match, so that a change of the bots does not change it. With PARLOUR_GOLDEN=write another one is stored. */
export function plannedMatch(): PlannedMatch {
  if (process.env['PARLOUR_GOLDEN'] === 'write') writeFileSync(file, `${JSON.stringify(planMatch(), null, 1)}\n`);
  return readPlan(file);
}

/** A stored match of bots that ends with a full tie: the others name who stays behind. */
export const matchWithNaming = (): PlannedMatch => readPlan(naming);

function readPlan(stored: string): PlannedMatch {
  const planned = JSON.parse(readFileSync(stored, 'utf8')) as PlannedMatch;
  const match = dealtWith(planned.secret);
  for (const { by, action } of planned.moves)
    if (!play(match, by, action, 0).ok)
      throw new Error('The stored match breaks the rules of today: store another one with PARLOUR_GOLDEN=write.');
  return planned;
}

/** The first deal with which four bots escape in few moves, with everything that is needed on the way. */
function planMatch(): PlannedMatch {
  for (let deal = 1; deal <= MOST_DEALS; deal++) {
    const planned = planWith(deal);
    if (planned) return planned;
  }
  throw new Error(`in ${MOST_DEALS} deals no match of bots has ${NEEDED.join(', ')} in ${MOST_MOVES} moves`);
}

const titleOf = () => {
  const title = titleNamed('alcatraz');
  if (!title) throw new Error('Alcatraz is not on the shelf');
  return title;
};

function dealtWith(secret: string): AnyMatch {
  const bytes = fromHex(secret, 32);
  if (!bytes) throw new Error('a secret has 32 bytes');
  const words = Array.from({ length: SEATS }, () => WORD);
  return start({ game: titleOf().game, options: OPTIONS, seats: SEATS, seed: seedFrom(bytes, words) });
}

/** Undefined: the match of this deal is too long, or lacks something. */
function planWith(deal: number): PlannedMatch | undefined {
  const { game, bots } = titleOf();
  const secret = deal.toString(16).padStart(64, '0');
  const match = dealtWith(secret);
  const chance = quickChance(deal);
  const moves: PlannedMove[] = [];
  const done = new Set<string>();
  for (let [seat] = awaited(match); seat !== undefined && moves.length < MOST_MOVES; [seat] = awaited(match)) {
    const { by, action } = next(seat);
    if (!play(match, by, action, 0).ok) throw new Error(`seat ${by} may not ${JSON.stringify(action)}`);
    moves.push({ by, action });
    done.add(action.type === 'respondTrade' && action.accept ? 'traded' : action.type);
  }
  const isWhole = awaited(match).length === 0 && NEEDED.every(type => done.has(type));
  return isWhole ? { secret, moves } : undefined;

  function next(seat: Seat): PlannedMove {
    const view = game.view(match.state, seat) as View;
    const { phase, scapegoat, prisoners, acting, pending } = view.open;
    const offers = game.offers(view);
    const offerOf = (type: Action['type']) => offers.find(offer => offer.type === type);
    if (phase === 'talks' && !done.has('say'))
      return { by: (scapegoat + 1) % SEATS, action: { ...PROMISE, player: scapegoat } };
    const holder = prisoners.findIndex(({ cards }) => cards > 0);
    if (phase === 'voting' && !done.has('playBlackmail') && holder >= 0)
      return { by: seat, action: { type: 'castVote', player: holder } };
    const isFree = acting?.seat === seat && pending === null;
    const blackmail = isFree && !done.has('playBlackmail') ? offerOf('playBlackmail') : undefined;
    const isAtOffice = isFree && holder < 0 && prisoners[seat]?.at === WARDENS_OFFICE;
    const wanted = blackmail ?? (isAtOffice ? offerOf('useLocation') : undefined);
    if (wanted) return { by: seat, action: fill(wanted, chance) as Action };
    return { by: seat, action: accept(offers, bots['master']?.decide({ seat, view, offers }, chance) ?? {}) as Action };
  }
}

/** What somebody says in the first talks. */
const PROMISE = emptySentence('promise-vote');
