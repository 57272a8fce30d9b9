import type { Seat } from '#kernel';
import { actingAt, blackmailCard, mayEnter, neighboursOf, othersThan, prisonerOf } from '../rules/board.ts';
import { demandable, emptyPlay } from '../rules/blackmail.ts';
import { type CardId, type Effect, KINDS, LOCATIONS, type Location } from '../rules/components.ts';
import { mayReplace } from '../rules/tasks.ts';
import type { ActionOf, Open, State } from '../rules/state.ts';
import { guardMoves } from './ground.ts';

type Play = ActionOf<'playBlackmail'>;

/** The plays of the cards in the hand of the acting scapegoat. */
export function blackmailPlays({ open, hands }: State): Play[] {
  const { seat, ap } = actingAt(open);
  if (seat !== open.scapegoat || ap < 1) return [];
  return (hands[seat] ?? []).flatMap(card => playsOf(open, card));
}

function playsOf(open: Open, card: CardId): Play[] {
  const victims = othersThan(open.scapegoat, open.seats);
  return partsOf(open, card, victims).map(part => ({ ...emptyPlay(card), ...part }));
}

function partsOf(open: Open, card: CardId, victims: readonly Seat[]): Partial<Play>[] {
  const { effect } = blackmailCard(card);
  switch (effect.op) {
    case 'moveGuards':
      return guardMoves(open, null);
    case 'movePrisoner':
      return victims.flatMap(victim => removals(open, victim, effect.most));
    case 'returnItem':
      return victims.flatMap(victim => {
        const { items } = prisonerOf(open, victim);
        return KINDS.filter(kind => items.includes(kind)).map(what => ({ victim, what }));
      });
    case 'take':
      return victims.flatMap((victim): Partial<Play>[] => {
        const things = demandable(open, victim);
        if (effect.chooser === 'victim') return things.length > 0 ? [{ victim }] : [];
        return things.map(what => ({ victim, what }));
      });
    case 'lessAp':
      return victims.map(victim => ({ victim }));
    case 'forbid':
      return effect.action === 'enter'
        ? LOCATIONS.filter(to => !open.bans.closed.includes(to) && open.tasks.some(({ at }) => at === to)).map(to => ({
            to,
          }))
        : victims.filter(victim => !open.bans.barred.includes(victim)).map(victim => ({ victim }));
    case 'moveTask':
      return open.tasks.map(({ card: task }) => ({ task }));
    case 'replaceTask':
      return open.tasks.filter(task => mayReplace(open, task.card)).map(({ card: task }) => ({ task }));
  }
}

/** One way to every location a victim can be moved to. */
function removals(open: Open, victim: Seat, most: 1 | 2): Partial<Play>[] {
  const from = prisonerOf(open, victim).at;
  const stepsFrom = (location: Location): Location[] => neighboursOf(open, location).filter(to => mayEnter(open, to));
  const near = stepsFrom(from);
  const ways = new Map(near.map((to): [Location, Partial<Play>] => [to, { victim, to }]));
  if (most === 2)
    for (const to of near)
      for (const onward of stepsFrom(to)) if (!ways.has(onward)) ways.set(onward, { victim, to, onward });
  ways.delete(from);
  return [...ways.values()];
}

/** Effects of cards, the most harmful first. */
const STRENGTHS: readonly Effect['op'][] = [
  'forbid',
  'lessAp',
  'movePrisoner',
  'moveGuards',
  'take',
  'replaceTask',
  'moveTask',
  'returnItem',
];

/** The card to keep of those drawn at the Warden's Office. */
export function strongestOf(cards: readonly CardId[]): CardId {
  const rank = (card: CardId): number => STRENGTHS.indexOf(blackmailCard(card).effect.op);
  const [best] = cards.toSorted((one, other) => rank(one) - rank(other));
  if (best === undefined) throw new Error('no card was drawn');
  return best;
}
