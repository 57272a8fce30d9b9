import type { BySeat, Seat } from '#kernel';
import { othersThan, planCard, prisonerOf, taskAt } from '../rules/board.ts';
import type { Open, Said } from '../rules/state.ts';
import type { Skill } from './skill.ts';
import { hasSaid, type Say, saying } from './speech.ts';
import { trustIn } from './trust.ts';

/** What a threat that is carried out costs. */
const FEAR = 0.03;

const hasThreatened = ({ said }: Open, me: Seat): boolean =>
  said.some(({ by, sentence }) => by === me && sentence.startsWith('threat-'));

/** Threatens those who want it to be the scapegoat: with its blackmail cards, or with its vote. */
export function threateningVoters(open: Open, me: Seat): Say | undefined {
  if (hasThreatened(open, me)) return undefined;
  const against = open.said.findLast(
    ({ by, player, sentence }) =>
      by !== me && player === me && (sentence === 'ask-vote' || sentence === 'promise-vote'),
  );
  if (!against) return undefined;
  return saying(prisonerOf(open, me).cards > 0 ? 'threat-blackmail' : 'threat-vote', { to: against.by });
}

/** Threatens somebody who has refused: with theft if they stand together, with guards if it asked them to wait. */
export function threateningRefusers(open: Open, me: Seat): Say | undefined {
  if (hasThreatened(open, me)) return undefined;
  for (const to of othersThan(me, open.seats)) {
    if (!hasSaid(open, to, 'reply-no', me)) continue;
    const asked = open.said.findLast(one => one.by === me && one.to === to);
    const location = asked && taskToGuard(open, asked);
    if (location !== undefined) return saying('threat-guards', { to, location });
    const isNear = prisonerOf(open, to).at === prisonerOf(open, me).at;
    if (isNear && asked && WANTS_THING.has(asked.sentence)) return saying('threat-steal', { to });
  }
  return undefined;
}

const WANTS_THING: ReadonlySet<string> = new Set(['offer-swap', 'offer-cash', 'offer-vote']);

const taskToGuard = ({ tasks }: Open, { sentence, element }: Said): number | undefined =>
  sentence === 'ask-wait' ? tasks.find(({ card }) => planCard(card).element === element)?.at : undefined;

const threatsTo = ({ said }: Open, me: Seat, sentence: string): Said[] =>
  said.filter(one => one.to === me && one.sentence === sentence);

/** What each scapegoat is worth to a seat that some of them have threatened with blackmail. */
export function withFear(scapegoats: readonly BySeat<number>[], open: Open, me: Seat, skill: Skill): BySeat<number>[] {
  const feared = new Set(threatsTo(open, me, 'threat-blackmail').map(({ by }) => by));
  return scapegoats.map((values, scapegoat) => {
    const isCredible = feared.has(scapegoat) && prisonerOf(open, scapegoat).cards > 0;
    const fear = isCredible ? FEAR * trustIn(open, scapegoat, skill) : 0;
    return values.map((value, seat) => (seat === me ? value - fear : value));
  });
}

/** What it costs to stay with things beside somebody who has threatened to steal, or at a task that they would guard. */
export function dangerFor(open: Open, me: Seat, skill: Skill): (reached: Open) => number {
  const thieves = threatsTo(open, me, 'threat-steal').map(({ by }) => by);
  const guarded = threatsTo(open, me, 'threat-guards');
  return reached => {
    const { at, items, cash } = prisonerOf(reached, me);
    const robbers = items.length + cash === 0 ? [] : thieves.filter(seat => prisonerOf(reached, seat).at === at);
    const wardens = guarded.filter(({ location }) => location === at && taskAt(reached, at)).map(({ by }) => by);
    return [...robbers, ...wardens].reduce((sum, seat) => sum + FEAR * trustIn(open, seat, skill), 0);
  };
}
