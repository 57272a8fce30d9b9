import { copy, type MatchRecord, patch, retrace, same, type Viewer } from '#kernel';
import { titleNamed } from '#shelf';
import type { Case, State } from '../games/pi/rules/state.ts';
import type { Doc, ServerMessage } from '../tables/protocol.ts';
import type { Guest, Received } from './guest.ts';

/** What a search through everything a browser was sent came to. */
export interface Search {
  /** What reached it and should not have. */
  readonly breaches: readonly string[];
  /** In how many investigations its own hand was found: a search that finds nothing there would find nothing anywhere. */
  readonly ownHands: number;
  /** How many pieces of text were searched for somebody else's hand. */
  readonly searched: number;
}

interface Step {
  readonly state: State;
  /** Three elements that have been named aloud: finding them again says nothing. */
  readonly named: readonly Case[];
}

/** Searches everything a browser was sent of a match of P.I. or 07 for hands its owner may not have seen at the time. */
export function searchFor(guest: Guest, viewer: Viewer, table: string, record: MatchRecord): Search {
  const { game } = titleOf(record);
  const steps = stepsOf(record);
  const breaches: string[] = [];
  const ownHands = new Set<number>();
  let [doc, n, at, searched] = [undefined as Doc | undefined, 0, -1, 0];

  const breach = (what: string, text: string): void =>
    void breaches.push(`step ${at}: ${what} in ${text.slice(0, 400)}`);

  /** Takes a message in, as a client would. */
  function takeIn(message: ServerMessage): void {
    if (message.type === 'welcome') [doc, n] = [message.doc, message.n];
    if (message.type !== 'told' || message.n === undefined || message.n <= n) return;
    n = message.n;
    if (message.change) doc = patch(doc, message.change) as Doc;
  }

  /** Goes on to the step whose view this is. */
  function goOn(text: string): void {
    if (!doc?.view) return;
    const { view } = doc;
    const next = steps.findIndex(({ state }, step) => step >= at && same(view, game.view(state, viewer)));
    if (next === -1) breach('a view no rule shows this viewer', text);
    else at = next;
  }

  function search(found: unknown, text: string): void {
    const step = steps[at];
    if (!step || step.state.open.over) return;
    const { hands, open } = step.state;
    if (text.includes(record.secret ?? '')) breach('the secret', text);
    for (const [holder, hand] of hands.entries()) {
      const solver = open.solvers[(holder + 1) % hands.length];
      if (holder === viewer && (holds(found, hand) || holds(doc, hand))) ownHands.add(open.investigation);
      if (holder === viewer || solver?.case || step.named.some(one => same(one, hand))) continue;
      searched += 1;
      if (holds(found, hand) || holds(doc, hand)) breach(`the hand of seat ${holder}`, text);
    }
  }

  for (const received of guest.received) {
    if (!isAbout(received, table)) continue;
    const { text } = received;
    const found: unknown = parsed(text);
    if (received.by === 'socket') {
      takeIn(found as ServerMessage);
      goOn(text);
    }
    search(found, text);
  }
  if (at !== steps.length - 1) breaches.push(`it saw the match up to step ${at} of ${steps.length - 1}`);
  return { breaches, ownHands: ownHands.size, searched };
}

/** What answers say may be about any table. */
const isAbout = (received: Received, table: string): boolean => received.by === 'answer' || received.table === table;

/** An answer of another kind than JSON is a text like any other. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function titleOf(record: MatchRecord) {
  const title = titleNamed(record.edition);
  if (!title) throw new Error(`there is no title ${record.edition} on the shelf`);
  return title;
}

function stepsOf(record: MatchRecord): Step[] {
  const named: Case[] = [];
  const steps: Step[] = [];
  for (const match of retrace(record, titleOf(record).game)) {
    const state = copy(match.state) as State;
    const action = match.moves.at(-1)?.action;
    if (action?.type === 'accuse') {
      const { suspect, location, crime } = action as { type: string } & Case;
      named.push({ suspect, location, crime });
    }
    steps.push({ state, named: [...named, ...state.open.past.flat()] });
  }
  return steps;
}

/** Evidence cards lie in the open, in whatever company. */
const OPEN_CARDS = new Set(['display', 'discard']);

/** Whether the three elements stand together anywhere in there: in one object or list of three, under whatever names, in any order. */
function holds(value: unknown, hand: Case): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const inside = Object.entries(value).filter(([key]) => !OPEN_CARDS.has(key));
  // what changed comes as a list of one
  const scalars = new Set(inside.map(([, one]): unknown => (Array.isArray(one) && one.length === 1 ? one[0] : one)));
  const isTogether = !Array.isArray(value) || value.length === 3;
  if (isTogether && [hand.suspect, hand.location, hand.crime].every(element => scalars.has(element))) return true;
  return inside.some(([, one]) => holds(one, hand));
}
