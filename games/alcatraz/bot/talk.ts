import { type BySeat, type Chance, type Seat, seatsOf } from '#kernel';
import { planCard } from '../rules/board.ts';
import type { Action, ActionOf, Open, Said, View } from '../rules/state.ts';
import { branchesIn, type Look, valuesOf } from './evaluation.ts';
import type { Skill } from './skill.ts';
import { stakesIn } from './stakes.ts';
import { expectedVotes, hasSaid, unanswered } from './trust.ts';
import { voteOf } from './voting.ts';
import { branchedOpen } from './world.ts';

/** Somebody who may say something. */
export interface Speaker {
  readonly me: Seat;
  readonly view: Readonly<View>;
  readonly skill: Skill;
}

type Say = ActionOf<'say'>;

const SILENT: Say = {
  type: 'say',
  sentence: '',
  to: null,
  player: null,
  location: null,
  thing: null,
  want: null,
  element: null,
  count: null,
  turn: null,
};
const saying = (sentence: string, blanks: Partial<Say> = {}): Say => ({ ...SILENT, ...blanks, sentence });

/** Differences between scapegoats that are not worth a word. */
const MATTERS = 0.03;

const saidBy = ({ said }: Open, me: Seat): number => said.filter(({ by }) => by === me).length;

/** What a bot says in the talks; null: nothing more. */
export function talking({ me, view, skill }: Speaker, chance: Chance): Action | null {
  const { open } = view;
  if (saidBy(open, me) >= skill.sentences) return null;
  return (
    answering({ me, view, skill }) ?? campaigning({ me, view, skill }, chance) ?? inviting({ me, view, skill }) ?? null
  );
}

/** What it says while prisoners act: answers, thanks and complaints; null: nothing. */
export function remarking({ me, view, skill }: Speaker): Action | null {
  const { open } = view;
  if (saidBy(open, me) >= skill.sentences) return null;
  return answering({ me, view, skill }) ?? judging(open, me) ?? null;
}

/** Asks for votes, and says how it will vote, where it matters who is the scapegoat. */
function campaigning({ me, view, skill }: Speaker, chance: Chance): Say | undefined {
  const { open } = view;
  const hasPromised = hasSaid(open, me, 'promise-vote');
  if (hasPromised && hasSaid(open, me, 'ask-vote')) return undefined;
  const expected = expectedVotes(open, skill);
  const { player, scapegoats } = voteOf(view, me, { skill, expected, chance });
  const worth = scapegoats.map(values => values[me] ?? 0);
  const spread = Math.max(...worth) - Math.min(...worth);
  if (spread < MATTERS) return undefined;
  if (!hasSaid(open, me, 'ask-vote')) return saying('ask-vote', { player });
  return hasPromised ? undefined : saying('promise-vote', { player });
}

const lookAt = (open: Open, { readsIntentions }: Skill): Look => ({
  stakes: stakesIn(open),
  isActorDone: false,
  readsIntentions,
  meetings: [],
});

/** Asks the prisoner it needs to come to the task it would perform next. */
function inviting({ me, view, skill }: Speaker): Say | undefined {
  const { open } = view;
  if (hasSaid(open, me, 'ask-meet')) return undefined;
  const own = branchesIn(open, lookAt(open, skill)).filter(({ performer }) => performer === me);
  const [next] = own.sort((one, other) => appeal(other, me) - appeal(one, me));
  const helper = next?.helpers.find(({ moves }) => moves > 0);
  return next && helper ? saying('ask-meet', { to: helper.seat, location: next.task.at }) : undefined;
}

const appeal = ({ weight, worth }: { weight: number; worth: BySeat<number> }, me: Seat): number =>
  weight * (worth[me] ?? 0);

/** Answers a request that was made to this seat. */
function answering({ me, view, skill }: Speaker): Say | undefined {
  const { open } = view;
  const request = unanswered(open, me);
  if (!request) return undefined;
  if (request.sentence === 'ask-meet') return answerToMeeting(open, me, request, skill);
  return saying(isWelcome(open, me, request) ? 'reply-maybe' : 'reply-no', { to: request.by });
}

/** It promises to come if it is better off there. */
function answerToMeeting(open: Open, me: Seat, { by, location }: Said, skill: Skill): Say {
  if (location === null) return saying('reply-maybe', { to: by });
  const there = branchedOpen(open);
  const prisoner = there.prisoners[me];
  if (prisoner) prisoner.at = location;
  const look = lookAt(open, skill);
  const isBetter = (valuesOf(there, look)[me] ?? 0) > (valuesOf(open, look)[me] ?? 0);
  return isBetter ? saying('promise-meet', { to: by, location, turn: open.turn }) : saying('reply-no', { to: by });
}

/** Whether a request could suit this seat: nobody waits with an element that it needs. */
function isWelcome({ prisoners, tasks }: Open, me: Seat, { sentence, element }: Said): boolean {
  if (sentence !== 'ask-perform') return sentence !== 'ask-wait';
  const marks = prisoners[me]?.marks ?? [];
  return tasks.some(({ card }) => planCard(card).element === element && element !== null && !marks.includes(element));
}

/** Thanks for a promise to this seat that was kept in this turn, and a complaint about a broken one. */
function judging(open: Open, me: Seat): Say | undefined {
  for (const { by, to, due, state } of open.promises) {
    if (by === me || due !== open.turn) continue;
    if (state === 'kept' && to === me && !hasSaid(open, me, 'thanks', by)) return saying('thanks', { to: by });
    if (state === 'broken' && !hasSaid(open, me, 'complain-promise', by) && isFirst(open, by, me))
      return saying('complain-promise', { to: by });
  }
  return undefined;
}

/** One complaint about a prisoner is enough: the first other seat makes it. */
const isFirst = (open: Open, about: Seat, me: Seat): boolean =>
  seatsOf(open.seats).find(seat => seat !== about) === me &&
  !open.said.some(one => one.to === about && one.sentence === 'complain-promise');
