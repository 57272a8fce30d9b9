import { type Chance, type Seat, seatsOf } from '#kernel';
import { guardsAt, neighboursOf, planCard, prisonerOf } from '../rules/board.ts';
import { type Element, LAST_TURN, type Location, type Thing } from '../rules/components.ts';
import { owns } from '../rules/items.ts';
import type { Open, Said } from '../rules/state.ts';
import { appraiserOf, branchesIn, lookAt, valuesOf } from './evaluation.ts';
import { gainsOf } from './bargains.ts';
import { dealIn } from './deals.ts';
import type { Skill } from './skill.ts';
import { hasSaid, type Say, saying, type Speaker } from './speech.ts';
import { isAcceptable, MARGIN } from './trades.ts';
import { expectedVotes, trustIn } from './trust.ts';
import { voteOf } from './voting.ts';
import { branchedOpen } from './world.ts';

/** Those it trusts less are promised nothing for free. */
const LEAST_TRUST = 0.4;

/** Answers a sentence to this seat: a promise where what is asked for pays, else a refusal. */
export function answerTo(speaker: Speaker, request: Said, chance: Chance): Say {
  const { me, view, skill } = speaker;
  const no = saying('reply-no', { to: request.by });
  if (request.sentence.startsWith('complain-') || request.sentence.startsWith('threat-'))
    return hasWronged(view.open, me, request.by) ? saying('sorry', { to: request.by }) : no;
  const turn = nextTurnOf(view.open, me);
  if (turn > LAST_TURN) return no;
  return (
    promiseFor({ open: view.open, me, skill, request, turn }) ?? answerToVoteSeller(speaker, request, chance) ?? no
  );
}

/** The turn in which a seat can still do something: this one, unless its player turn is over. */
function nextTurnOf({ phase, acting, scapegoat, seats, turn }: Open, me: Seat): number {
  const steps = (seat: Seat): number => (seat - scapegoat + seats) % seats;
  return phase === 'acting' && acting && steps(me) < steps(acting.seat) ? turn + 1 : turn;
}

function hasWronged({ promises, ballots, turn }: Open, me: Seat, other: Seat): boolean {
  const isRecent = ({ due }: { due: number }): boolean => due >= turn - 1;
  const hasBroken = promises.some(one => one.by === me && one.state === 'broken' && isRecent(one));
  return hasBroken || ballots.at(-1)?.votes[me] === other;
}

interface Asked {
  readonly open: Open;
  readonly me: Seat;
  readonly skill: Skill;
  readonly request: Said;
  readonly turn: number;
}

/** The promise to do what is asked for; undefined: it does not pay. */
function promiseFor(asked: Asked): Say | undefined {
  const { open, me, request, turn } = asked;
  const { sentence, by: to, location, thing, element } = request;
  switch (sentence) {
    case 'ask-meet':
      return location === null ? undefined : comingTo(asked, location);
    case 'ask-stay':
      return helpsHere(asked) ? saying('promise-meet', { to, location: prisonerOf(open, me).at, turn }) : undefined;
    case 'offer-join': {
      const task = open.tasks.find(({ card }) => planCard(card).element === element);
      return task && comingTo(asked, task.at);
    }
    case 'ask-bring':
      return location !== null && thing !== null && owns(prisonerOf(open, me), thing) && isBetterAt(asked, location)
        ? saying('promise-bring', { thing, location, turn })
        : undefined;
    case 'ask-give':
      return thing === null ? undefined : giving(asked, thing, { give: '', want: thing });
    case 'offer-swap':
    case 'offer-cash': {
      const deal = dealIn(request);
      return deal && request.want !== null ? giving(asked, request.want, deal) : undefined;
    }
    case 'ask-perform':
      return element !== null && gainByTask(asked, element) > 0 && turn === open.turn
        ? saying('promise-perform', { element, turn })
        : undefined;
    case 'ask-wait':
      return element !== null && gainByTask(asked, element) <= 0
        ? saying('promise-not-perform', { element, turn })
        : undefined;
    case 'ask-guard':
      return location !== null && isBetterWithoutGuard(asked, location)
        ? saying('promise-guard', { location, turn })
        : undefined;
    case 'ask-spare':
      return sparing(asked);
    default:
      return undefined;
  }
}

const comingTo = (asked: Asked, location: Location): Say | undefined => {
  const { request, turn } = asked;
  const due = Math.max(turn, request.turn ?? turn);
  return isBetterAt(asked, location) ? saying('promise-meet', { to: request.by, location, turn: due }) : undefined;
};

function isBetterAt({ open, me, skill }: Asked, location: Location): boolean {
  const there = branchedOpen(open);
  prisonerOf(there, me).at = location;
  return isBetter({ open, me, skill }, there);
}

function isBetter({ open, me, skill }: Pick<Asked, 'open' | 'me' | 'skill'>, changed: Open): boolean {
  const appraise = appraiserOf(open, skill);
  return (appraise(changed)[me] ?? 0) > (appraise(open)[me] ?? 0);
}

/** Whether the one who asks can perform a task here with this seat, by which it gains. */
function helpsHere({ open, me, skill, request }: Asked): boolean {
  const look = lookAt(open, skill);
  const now = valuesOf(open, look)[me] ?? 0;
  const { at } = prisonerOf(open, me);
  return branchesIn(open, look).some(
    ({ performer, task, worth }) => performer === request.by && task.at === at && (worth[me] ?? 0) > now,
  );
}

function giving(
  { open, me, skill, request, turn }: Asked,
  thing: Thing,
  deal: { give: string; want: string },
): Say | undefined {
  const gain = gainsOf(open, { by: request.by, to: me, ...deal }, skill)?.[me];
  return gain !== undefined && isAcceptable(deal, gain)
    ? saying('promise-give', { to: request.by, thing, turn })
    : undefined;
}

/** What the task with an element changes for this seat if it performs it next; no such task: nothing. */
function gainByTask({ open, me, skill }: Asked, element: Element): number {
  const look = lookAt(open, skill);
  const own = branchesIn(open, look).filter(
    ({ performer, task }) => performer === me && planCard(task.card).element === element,
  );
  const best = Math.max(...own.map(({ worth }) => worth[me] ?? 0));
  return own.length > 0 ? best - (valuesOf(open, look)[me] ?? 0) : 0;
}

/** Whether a guard who comes from there to this seat's location makes it better off. */
function isBetterWithoutGuard({ open, me, skill }: Asked, from: Location): boolean {
  const { at } = prisonerOf(open, me);
  if (guardsAt(open, from) === 0 || !neighboursOf(open, at).includes(from)) return false;
  const moved = branchedOpen(open);
  moved.guards[from - 1] = guardsAt(open, from) - 1;
  moved.guards[at - 1] = guardsAt(open, at) + 1;
  return isBetter({ open, me, skill }, moved);
}

/** Spares those it trusts: the scapegoat promises no blackmail, the others no theft. */
function sparing({ open, me, skill, request, turn }: Asked): Say | undefined {
  if (request.player !== request.by || trustIn(open, request.by, skill) < LEAST_TRUST) return undefined;
  const isScapegoat = open.phase === 'acting' && open.scapegoat === me;
  return saying(isScapegoat ? 'promise-no-blackmail' : 'promise-not-steal', { to: request.by, turn });
}

/** Buys a vote with a thing if that is worth it, and says first for whom. */
function answerToVoteSeller(
  { me, view, skill }: Speaker,
  { sentence, by, want }: Said,
  chance: Chance,
): Say | undefined {
  const { open } = view;
  if (sentence !== 'offer-vote' || want === null || open.phase !== 'talks') return undefined;
  const loss = gainsOf(open, { by, to: me, give: '', want }, skill)?.[me];
  if (loss === undefined) return undefined;
  const expected = expectedVotes(open, skill);
  const calm = { ...skill, noise: 0 };
  const certainty = trustIn(open, by, skill);
  const worthWith = (player: Seat | null): number => {
    const votes = expected.map((one, seat) => (seat === by && player !== null ? { player, certainty } : one));
    return Math.max(...voteOf(view, me, { skill: calm, expected: votes, chance }).worth);
  };
  const bought = seatsOf(open.seats).map(worthWith);
  const most = Math.max(...bought);
  if (most - worthWith(null) + loss < MARGIN) return undefined;
  if (!hasSaid(open, me, 'ask-vote')) return saying('ask-vote', { player: bought.indexOf(most) });
  return saying('promise-give', { to: by, thing: want, turn: open.turn });
}
