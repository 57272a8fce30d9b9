import fits from '../rules/data/fits.json' with { type: 'json' };
import type { Manner } from './manner.ts';

const { tuning } = fits;

/** What is measured to suit a table of so many. */
interface Measured {
  readonly accuseAt: number;
  readonly accuseWhenPressed: number;
  readonly voteAt: number;
  readonly spyEar: number;
}

const MEASURED: ReadonlyMap<string, Measured> = new Map(Object.entries(tuning.byPlayers));

function measuredFor(seats: number): Measured {
  const measured = MEASURED.get(String(seats));
  if (!measured) throw new Error(`nobody has measured how ${seats} play`);
  return measured;
}

/** Takes in everything, asks to the point, and knows what it is worth to wait. */
export function masterly(seats: number): Manner {
  const { accuseAt, accuseWhenPressed, voteAt, spyEar } = measuredFor(seats);
  const naming = { at: tuning.spyGuessAt, last: tuning.spyLastGuessAt, found: voteAt };
  const reading = { noise: tuning.noise, evasion: tuning.evasionShareAssumed, waiting: 0.85, naming };
  return {
    knowing: { ...reading, ear: 1 },
    spying: { ...reading, ear: spyEar },
    tact: tuning.care,
    point: 6,
    discretion: 0.3,
    poise: 0.2,
    accuseAt,
    accusePressed: accuseWhenPressed,
    voteAt,
    endVoteAt: tuning.endVoteAt,
    naming,
  };
}

/** Misses something now and then, asks less to the point, and is a little hasty. */
export function ordinary(seats: number): Manner {
  const master = masterly(seats);
  return {
    ...master,
    knowing: { ...master.knowing, waiting: 1, ear: 0.85, noise: 0.03 },
    spying: { ...master.spying, ear: 0.9 * master.spying.ear, noise: 0.03 },
    point: 3,
    discretion: 0,
    poise: 0,
    naming: { ...master.naming, at: 0.75, last: 0.42 },
  };
}

/** Takes in every other answer, asks anything, and soon thinks it knows. */
export function simple(seats: number): Manner {
  const master = masterly(seats);
  return {
    ...master,
    knowing: { ...master.knowing, waiting: 1, ear: 0.5, noise: 0.1 },
    spying: { ...master.spying, ear: 0.5 * master.spying.ear, noise: 0 },
    tact: 0,
    point: 0,
    discretion: 0,
    poise: 0,
    accuseAt: 0.85 * master.accuseAt,
    accusePressed: 0.85 * master.accusePressed,
    voteAt: 0.85 * master.voteAt,
    naming: { ...master.naming, at: 0.4, last: 0.25 },
  };
}
