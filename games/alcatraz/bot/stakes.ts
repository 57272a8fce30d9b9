import { type BySeat, type Seat, seatsOf } from '#kernel';
import { planCard } from '../rules/board.ts';
import { ELEMENTS, type Element } from '../rules/components.ts';
import { cardsInDeck } from '../rules/tasks.ts';
import type { Open, Prisoner } from '../rules/state.ts';
import { bitOf, GOES_ON, type Marks, marksOf, stayerWith } from './marks.ts';
import { MOST_TURNS, type Outlook, outlookOf } from './outlook.ts';

/** What each performance would lead to, for each seat. Marks and sheets are those of one moment. */
export interface Stakes {
  /** If nobody performs anything. */
  readonly idle: Outlook;
  /** If a task with this element is performed in this turn, with the present scapegoat. */
  now(performer: Seat, element: Element): Outlook;
  /** If it is performed in a later turn, with another scapegoat who is not known yet. */
  later(performer: Seat, element: Element): Outlook;
}

const KEPT = 64;
const known = new Map<string, Stakes>();

/** Everybody who talks, votes and plans asks for the same ones, so the last ones are remembered. */
export function stakesIn(open: Open): Stakes {
  const marks = marksOf(open);
  const rewards = rewardsIn(open);
  const poverties = open.prisoners.map(povertyOf);
  const key = JSON.stringify([marks, poverties, rewards, open.scapegoat]);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= KEPT) known.clear();
  const stakes = stakesWith({ marks, rewards, poverties, present: open.scapegoat });
  known.set(key, stakes);
  return stakes;
}

interface Sheets {
  readonly marks: BySeat<Marks>;
  readonly rewards: readonly Reward[];
  readonly poverties: BySeat<number>;
  readonly present: Seat; // the scapegoat of this turn
}

function stakesWith({ marks, rewards, poverties, present }: Sheets): Stakes {
  const poverty = (seat: Seat): number => poverties[seat] ?? 0;
  const found = new Map<number, Outlook>();
  const after = (performer: Seat, element: Element, scapegoat: Seat): Outlook =>
    mixed(
      rewards.map(({ bit, chance }) => {
        const then = marks.map((own, seat) => {
          if (seat === performer) return own | bitOf(element);
          return seat === scapegoat ? own : own | bit;
        });
        const stays = stayerWith(then, scapegoat, poverty);
        return { chance, outlook: stays === GOES_ON ? outlookOf(then) : ended(stays, marks.length) };
      }),
    );
  const remembered = (key: number, find: () => Outlook): Outlook => {
    const before = found.get(key);
    if (before) return before;
    const outlook = find();
    found.set(key, outlook);
    return outlook;
  };
  const keyOf = (performer: Seat, element: Element): number => performer * ELEMENTS.length + ELEMENTS.indexOf(element);
  return {
    idle: outlookOf(marks),
    now: (performer, element) => remembered(2 * keyOf(performer, element), () => after(performer, element, present)),
    later: (performer, element) =>
      remembered(2 * keyOf(performer, element) + 1, () => {
        const others = seatsOf(marks.length).filter(seat => seat !== performer);
        return mixed(
          others.map(scapegoat => ({ chance: 1 / others.length, outlook: after(performer, element, scapegoat) })),
        );
      }),
  };
}

/** Everybody but one has escaped. */
function ended(stays: Seat, seats: number): Outlook {
  const row = seatsOf(seats).map(seat => (seat === stays ? 0 : 1));
  return Array.from({ length: MOST_TURNS + 1 }, () => row);
}

/** What ALC-16.8 compares after the marks: the greatest poverty stays behind. */
const povertyOf = ({ cash, items, strength }: Prisoner): number => 1000 - (cash * 64 + items.length * 8 + strength);

interface Reward {
  readonly bit: Marks;
  readonly chance: number;
}

/** The elements the reward can have, and how likely each is; the top of a deck that everybody knows is certain. */
function rewardsIn(open: Open): Reward[] {
  const { unseen, bottom } = open.plan;
  const [top] = bottom;
  if (unseen === 0) return [{ bit: top === undefined ? 0 : bitOf(planCard(top).element), chance: 1 }];
  const cards = cardsInDeck(open).filter(card => !bottom.includes(card));
  return ELEMENTS.flatMap(element => {
    const count = cards.filter(card => planCard(card).element === element).length;
    return count > 0 ? [{ bit: bitOf(element), chance: count / cards.length }] : [];
  });
}

function mixed(parts: readonly { chance: number; outlook: Outlook }[]): Outlook {
  return Array.from({ length: MOST_TURNS + 1 }, (_, turns) => {
    const row: BySeat<number> = [];
    for (const { chance, outlook } of parts) {
      const values = outlook[turns] ?? [];
      for (let seat = 0; seat < values.length; seat++) row[seat] = (row[seat] ?? 0) + chance * (values[seat] ?? 0);
    }
    return row;
  });
}

/** The outlook with so many turns left, also between whole numbers; all of it times a factor. */
export function outlookWith(outlook: Outlook, turns: number, factor = 1): BySeat<number> {
  const whole = Math.min(MOST_TURNS, Math.max(0, Math.floor(turns)));
  const [here = [], next] = [outlook[whole], outlook[whole + 1]];
  const part = next ? Math.max(0, turns - whole) : 0;
  return here.map((value, seat) => factor * (value + part * ((next?.[seat] ?? 0) - value)));
}
