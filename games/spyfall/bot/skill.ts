/** How somebody listens. */
export interface Hearing {
  /** The share of what is said that is taken in. */
  readonly ear: number;
  /** The share of answers thought to be given at random. */
  readonly noise: number;
  /** How much every answer counts as evidence: 1 is all of it. Fitted, so that beliefs are calibrated. */
  readonly trust: number;
  /** How much the choice of a question counts, against what the question would tell (in bits). Fitted. */
  readonly choice: number;
  /** The tact that others are thought to have. */
  readonly tact: number;
  /** How likely a spy who is sure of the place is thought to wait for another exchange; 1: silence tells nothing. */
  readonly waiting: number;
}

/** When a spy names the place. */
export interface Naming {
  /** The share of its doubt that a spy expects to lose with each further exchange. */
  readonly growth: number;
  /** How likely it expects to be convicted in each further exchange. */
  readonly hazard: number;
  /** Below this it does not name the place, whatever happens. */
  readonly floor: number;
  /** How much the worth of waiting counts; less than 1: hasty. */
  readonly patience: number;
}

/** How well somebody plays: all in which a novice, a regular and a master differ. */
export interface Skill {
  /** How it listens where it knows the place, and where it is the spy. */
  readonly knowing: Hearing;
  readonly spying: Hearing;
  /** How much an answer of one who knows leans towards what tells the spy little: 0 not at all, 1 nothing else counts. */
  readonly tact: number;
  /** How firmly it asks what separates those who know from the one who does not; 0: it asks anything. */
  readonly point: number;
  /** What a bit told to the spy costs, in bits learnt about a player. */
  readonly discretion: number;
  /** How firmly a spy keeps to answers that fit most of the places it thinks of. */
  readonly poise: number;
  /** How sure it is of a spy before it accuses: when nothing presses, and when that spy must know the place by now. */
  readonly accuseAt: number;
  readonly accusePressed: number;
  /** How sure it is of a spy before it votes yes during the round. */
  readonly voteAt: number;
  readonly naming: Naming;
}

/** What is measured to suit a table of so many. */
interface Measured {
  readonly tact: number;
  readonly discretion: number;
  readonly accuseAt: number;
  readonly accusePressed: number;
  readonly voteAt: number;
}

const MEASURED: Readonly<Record<number, Measured | undefined>> = {
  3: { tact: 0.75, discretion: 1.9, accuseAt: 0.92, accusePressed: 0.82, voteAt: 0.77 },
  4: { tact: 0.75, discretion: 1.9, accuseAt: 0.66, accusePressed: 0.52, voteAt: 0.47 },
  5: { tact: 0.75, discretion: 1.9, accuseAt: 0.55, accusePressed: 0.41, voteAt: 0.37 },
  6: { tact: 0.75, discretion: 1.9, accuseAt: 0.41, accusePressed: 0.305, voteAt: 0.27 },
  7: { tact: 0.75, discretion: 1.9, accuseAt: 0.33, accusePressed: 0.24, voteAt: 0.21 },
  8: { tact: 0.75, discretion: 1.9, accuseAt: 0.28, accusePressed: 0.21, voteAt: 0.18 },
};

function measuredFor(seats: number): Measured {
  const measured = MEASURED[seats];
  if (!measured) throw new Error(`bots are not measured at a table of ${seats}`);
  return measured;
}

/** Takes in everything, asks to the point, and knows what it is worth to wait. */
export function masterly(seats: number): Skill {
  const { tact, discretion, accuseAt, accusePressed, voteAt } = measuredFor(seats);
  return {
    knowing: { ear: 1, noise: 0.04, trust: 1.15, choice: 0.3, tact, waiting: 0.9 },
    spying: { ear: 1, noise: 0.02, trust: 0.7, choice: 0.4, tact, waiting: 0.9 },
    tact,
    point: 10,
    discretion,
    poise: 0.1,
    accuseAt,
    accusePressed,
    voteAt,
    naming: { growth: 0.06, hazard: 0.004, floor: 0.55, patience: 1 },
  };
}

/** Misses something now and then, asks less to the point, and is a little hasty. */
export function ordinary(seats: number): Skill {
  const master = masterly(seats);
  return {
    ...master,
    knowing: { ...master.knowing, waiting: 1, ear: 0.85 },
    spying: { ...master.spying, ear: 0.85 },
    tact: 0.85 * master.tact,
    point: 3,
    discretion: 0.6 * master.discretion,
    poise: 0,
    naming: { ...master.naming, floor: 0.4, patience: 0.85 },
  };
}

/** Takes in every other answer, asks anything, and soon thinks it knows. */
export function simple(seats: number): Skill {
  const master = masterly(seats);
  return {
    ...master,
    knowing: { ...master.knowing, waiting: 1, ear: 0.5, noise: 0.1 },
    spying: { ...master.spying, ear: 0.5 },
    tact: 0.3 * master.tact,
    point: 0,
    discretion: 0,
    poise: 0,
    accuseAt: 0.9 * master.accuseAt,
    accusePressed: 0.9 * master.accusePressed,
    voteAt: 0.9 * master.voteAt,
    naming: { ...master.naming, floor: 0.3, patience: 0.6 },
  };
}
