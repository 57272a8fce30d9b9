import { copy, type MatchRecord, verifyInSteps, same } from '#kernel';
import { titleNamed } from '#shelf';
import type { Case, State } from '../games/pi/rules/state.ts';
import type { SearchSecrets } from './driver.ts';
import { receivedDocs } from './received-docs.ts';

interface Step {
  readonly state: State;
  /** Cases that are public: accusations and solved cases. */
  readonly named: readonly Case[];
}

/** Searches all messages to a browser for hands of P.I. or 07 that were hidden from its owner at that time. */
export const searchPi: SearchSecrets = (guest, viewer, { table, record }) => {
  const { game } = titleOf(record);
  const steps = stepsOf(record);
  const breaches: string[] = [];
  const ownHands = new Set<number>();
  let at = -1;
  let searched = 0;

  for (const { received, found, doc } of receivedDocs(guest.received, table)) {
    const breach = (what: string): void => void breaches.push(`step ${at}: ${what} in ${received.text.slice(0, 400)}`);
    if (doc?.view) {
      const { view } = doc;
      const next = steps.findIndex(({ state }, step) => step >= at && same(view, game.view(state, viewer)));
      if (next === -1) breach('a view that the rules do not produce for this viewer');
      else at = next;
    }
    const step = steps[at];
    if (!step || step.state.open.over) continue;
    const { hands, open } = step.state;
    if (record.secret !== null && received.text.includes(record.secret)) breach('the secret');
    for (const [holder, hand] of hands.entries()) {
      const isThere = holds(found, hand) || holds(doc, hand);
      const isShown =
        open.solvers[(holder + 1) % hands.length]?.case !== null || step.named.some(one => same(one, hand));
      if (holder === viewer) {
        if (isThere) ownHands.add(open.investigation);
      } else if (!isShown) {
        searched += 1;
        if (isThere) breach(`the hand of seat ${holder}`);
      }
    }
  }
  if (at !== steps.length - 1) breaches.push(`it saw the match up to step ${at} of ${steps.length - 1}`);
  return { breaches, own: ownHands.size, searched };
};

function titleOf(record: MatchRecord) {
  const title = titleNamed(record.edition);
  if (!title) throw new Error(`there is no title ${record.edition} on the shelf`);
  return title;
}

function stepsOf(record: MatchRecord): Step[] {
  const accused: Case[] = [];
  const steps: Step[] = [];
  for (const match of verifyInSteps(record, titleOf(record).game)) {
    const state = copy(match.state) as State;
    const action = match.moves.at(-1)?.action;
    if (action?.type === 'accuse') {
      const { suspect, location, crime } = action as { type: string } & Case;
      accused.push({ suspect, location, crime });
    }
    steps.push({ state, named: [...accused, ...state.open.past.flat()] });
  }
  return steps;
}

/** Evidence cards are public. */
const OPEN_CARDS = new Set(['display', 'discard']);

/** Whether the three elements occur together in one object or list of three, in any order. */
function holds(value: unknown, hand: Case): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const inside = Object.entries(value).filter(([key]) => !OPEN_CARDS.has(key));
  // a patch wraps a changed value in a list of one
  const scalars = new Set(inside.map(([, one]): unknown => (Array.isArray(one) && one.length === 1 ? one[0] : one)));
  const isTogether = !Array.isArray(value) || value.length === 3;
  if (isTogether && [hand.suspect, hand.location, hand.crime].every(element => scalars.has(element))) return true;
  return inside.some(([, one]) => holds(one, hand));
}
