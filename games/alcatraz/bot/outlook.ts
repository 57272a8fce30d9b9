import type { BySeat, Seat } from '#kernel';
import { ALL_MARKS, GOES_ON, type Marks, stayerWith } from './marks.ts';

/** Each seat's chance to escape, by the number of turns that are left. */
export type Outlook = readonly BySeat<number>[];

/** No more turns than this can be left. */
export const MOST_TURNS = 13;

/** Each is played with the seats rotated in all ways, so that luck favours no seat. */
const PLAYOUTS = 32;
/** How likely a prisoner who is not the scapegoat performs a task in a turn. */
const PACE: Readonly<Record<number, number>> = { 3: 0.36, 4: 0.22 };
const KEPT = 40_000;
const known = new Map<number, Outlook>();

/**
 * Each seat's chance to escape as far as it depends on the marks. It is found by playing on in a simple model: each turn
 * somebody is the scapegoat, and the others perform a task now and then, unless they would stay behind. The same marks
 * always have the same outlook, so it is remembered.
 */
export function outlookOf(marks: BySeat<Marks>): Outlook {
  let key = marks.length;
  for (const one of marks) key = key * (ALL_MARKS + 1) + one;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= KEPT) known.clear();
  const outlook = playedOut(marks);
  known.set(key, outlook);
  return outlook;
}

/** Numbers from 0 to 1. All outlooks are found with the same ones, so that their differences are not luck. */
function numbersOf(playout: number): () => number {
  let seed = 0x2545f491 + Math.imul(playout, 0x9e3779b9);
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 2 ** 32;
  };
}

function playedOut(marks: BySeat<Marks>): Outlook {
  const seats = marks.length;
  const escaped = Array.from({ length: MOST_TURNS + 1 }, () => marks.map(() => 0));
  const share = 1 / (PLAYOUTS * seats);
  for (let playout = 0; playout < PLAYOUTS; playout++)
    for (let first = 0; first < seats; first++) {
      const rotated = [...marks.slice(first), ...marks.slice(0, first)];
      const { turn, stays } = playOn(rotated, numbersOf(playout));
      if (stays === GOES_ON) continue;
      const row = escaped[turn] ?? [];
      for (let seat = 0; seat < seats; seat++)
        if (seat !== (stays + first) % seats) row[seat] = (row[seat] ?? 0) + share;
    }
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const [row, before] = [escaped[turn] ?? [], escaped[turn - 1] ?? []];
    for (let seat = 0; seat < seats; seat++) row[seat] = (row[seat] ?? 0) + (before[seat] ?? 0);
  }
  return escaped;
}

/** Plays on from these marks, until all but one escape. */
function playOn(marks: BySeat<Marks>, luck: () => number): { turn: number; stays: Seat } {
  const seats = marks.length;
  const pace = PACE[seats] ?? 0;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const scapegoat = Math.floor(luck() * seats);
    for (let step = 1; step < seats; step++) {
      const performer = (scapegoat + step) % seats;
      if (luck() >= pace) continue;
      const element = chosenElement(marks, performer, scapegoat, luck);
      if (element === 0) continue;
      const reward = 1 << Math.floor(luck() * 6);
      for (let seat = 0; seat < seats; seat++)
        if (seat !== scapegoat) marks[seat] = (marks[seat] ?? 0) | (seat === performer ? element : reward);
      const stays = stayerWith(marks, scapegoat, luck);
      if (stays !== GOES_ON) return { turn, stays };
    }
  }
  return { turn: MOST_TURNS, stays: GOES_ON };
}

/** The element a performer takes, of three that lie on the board; 0: none, for it would stay behind. */
function chosenElement(marks: BySeat<Marks>, performer: Seat, scapegoat: Seat, luck: () => number): Marks {
  const own = marks[performer] ?? 0;
  let others = 0;
  for (let seat = 0; seat < marks.length; seat++) if (seat !== performer) others |= marks[seat] ?? 0;
  let [best, most, board] = [0, 0, 0];
  while (board !== 7) {
    const element = 1 << Math.floor(luck() * 6);
    board = board * 2 + 1;
    const appeal = appealOf(element, own, others) + luck();
    if (appeal <= most) continue;
    marks[performer] = own | element;
    const stays = stayerWith(marks, scapegoat, luck);
    marks[performer] = own;
    if (stays !== performer) [best, most] = [element, appeal];
  }
  return best;
}

const appealOf = (element: Marks, own: Marks, others: Marks): number => {
  if (own & element) return 0;
  return others & element ? 2 : 3;
};
