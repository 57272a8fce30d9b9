export type Strength = 'novice' | 'regular' | 'master';

/** How a bot listens. */
export interface Hearing {
  /** The share of lines that it takes in. */
  readonly ear: number;
  /** The share of answers thought to be given at random. */
  readonly noise: number;
  /** How much each answer counts as evidence: 1 is fully. Fitted, so that beliefs are calibrated. */
  readonly trust: number;
  /** How much the choice of a question counts, relative to what the question would tell (in bits). Fitted. */
  readonly choice: number;
  /** The tact it assumes of others. */
  readonly tact: number;
  /** The share of lines it assumes a spy takes in. */
  readonly spyEar: number;
  /** The assumed probability that a spy who is sure of the place waits another exchange; 1: silence tells nothing. */
  readonly waiting: number;
}

/** When a spy names the place. */
export interface Naming {
  /** The share of its doubt that a spy expects to lose with each further exchange. */
  readonly growth: number;
  /** The expected probability of a conviction in each further exchange. */
  readonly hazard: number;
  /** Below this it does not name the place, unless it is in danger. */
  readonly floor: number;
  /** How much the value of waiting counts; less than 1: hasty. */
  readonly patience: number;
}

/** The skill of a bot: everything in which a novice, a regular and a master differ. */
export interface Skill {
  /** How it listens where it knows the place, and where it is the spy. */
  readonly knowing: Hearing;
  readonly spying: Hearing;
  /** How much its answers lean towards what tells the spy little: 0 not at all, 1 completely. */
  readonly tact: number;
  /** How strongly it prefers questions that separate non-spies from the spy; 0: not at all. */
  readonly point: number;
  /** The cost of a bit told to the spy, in bits learnt about a player. */
  readonly discretion: number;
  /** How strongly a spy prefers answers that fit most of the places it considers. */
  readonly poise: number;
  /** How sure it must be before it accuses: normally, and when the suspect must know the place by now. */
  readonly accuseAt: number;
  readonly accusePressed: number;
  /** How sure it must be before it votes yes during the round. */
  readonly voteAt: number;
  readonly naming: Naming;
  /** How likely a spy accuses in each exchange: as often as the others do. */
  readonly feignedAccusation: number;
  /** How likely a spy votes yes on an innocent player: as often as the others do. */
  readonly feignedYes: number;
}

/** Values fitted to a table of this size, so that the spy wins about every other round among masters. */
interface Fitted
  extends Pick<
    Skill,
    'tact' | 'discretion' | 'accuseAt' | 'accusePressed' | 'voteAt' | 'feignedAccusation' | 'feignedYes'
  > {
  /** The share of lines a spy takes in. With more players it hears more answers for each of its own. */
  readonly spyEar: number;
  readonly spyTrust: number;
  readonly noise: number;
}

const FITTED: Readonly<Record<number, Fitted | undefined>> = {
  3: {
    tact: 0.75,
    discretion: 1.9,
    accuseAt: 0.95,
    accusePressed: 0.9,
    voteAt: 0.86,
    spyEar: 1,
    spyTrust: 1.1,
    noise: 0.02,
    feignedAccusation: 0.022,
    feignedYes: 0.05,
  },
  4: {
    tact: 0.75,
    discretion: 1.2,
    accuseAt: 0.8,
    accusePressed: 0.66,
    voteAt: 0.6,
    spyEar: 0.73,
    spyTrust: 1.05,
    noise: 0.02,
    feignedAccusation: 0.014,
    feignedYes: 0.1,
  },
  5: {
    tact: 0.75,
    discretion: 1.2,
    accuseAt: 0.7,
    accusePressed: 0.55,
    voteAt: 0.5,
    spyEar: 0.5,
    spyTrust: 1,
    noise: 0.02,
    feignedAccusation: 0.005,
    feignedYes: 0.18,
  },
  6: {
    tact: 0.8,
    discretion: 0.8,
    accuseAt: 0.6,
    accusePressed: 0.46,
    voteAt: 0.4,
    spyEar: 0.41,
    spyTrust: 1,
    noise: 0.02,
    feignedAccusation: 0.004,
    feignedYes: 0.22,
  },
  7: {
    tact: 0.85,
    discretion: 0.5,
    accuseAt: 0.5,
    accusePressed: 0.38,
    voteAt: 0.33,
    spyEar: 0.33,
    spyTrust: 1.1,
    noise: 0.02,
    feignedAccusation: 0.006,
    feignedYes: 0.2,
  },
  8: {
    tact: 0.9,
    discretion: 0.3,
    accuseAt: 0.42,
    accusePressed: 0.32,
    voteAt: 0.27,
    spyEar: 0.36,
    spyTrust: 1.15,
    noise: 0.01,
    feignedAccusation: 0.004,
    feignedYes: 0.45,
  },
};

/** The differences between the strengths, at any table size. */
interface Traits {
  /** Factors on the values fitted to the table, which are a master's. */
  readonly ear: number;
  readonly tact: number;
  readonly discretion: number;
  /** The share of a master's certainty at which it accuses and votes yes. */
  readonly certainty: number;
  /** As in `Skill`. */
  readonly point: number;
  readonly poise: number;
  readonly floor: number;
  readonly patience: number;
  readonly waiting: number;
}

const TRAITS: Readonly<Record<Strength, Traits>> = {
  // hears everything, asks precisely, and values waiting correctly
  master: {
    ear: 1,
    tact: 1,
    discretion: 1,
    certainty: 1,
    point: 10,
    poise: 0.1,
    floor: 0.75,
    patience: 1,
    waiting: 0.9,
  },
  // misses some lines, asks less precisely, and is a little hasty
  regular: {
    ear: 0.8,
    tact: 0.85,
    discretion: 0.6,
    certainty: 1,
    point: 3,
    poise: 0,
    floor: 0.5,
    patience: 0.8,
    waiting: 1,
  },
  // misses more than half of the lines, asks at random, and is soon overconfident
  novice: {
    ear: 0.4,
    tact: 0.3,
    discretion: 0,
    certainty: 0.9,
    point: 0,
    poise: 0,
    floor: 0.3,
    patience: 0.5,
    waiting: 1,
  },
};

/** The skill of a bot of this strength at a table of this size. */
export function skillOf(strength: Strength, seats: number): Skill {
  const fitted = FITTED[seats];
  if (!fitted) throw new Error(`bots are not fitted to a table of ${seats}`);
  const { ear, certainty, point, poise, floor, patience, waiting, ...share } = TRAITS[strength];
  const { tact, noise, spyEar, spyTrust, feignedAccusation, feignedYes } = fitted;
  return {
    knowing: { ear, noise, trust: 1.15, choice: 0.3, tact, spyEar, waiting },
    spying: { ear: ear * spyEar, noise: 0.02, trust: spyTrust, choice: 0.4, tact, spyEar: 1, waiting },
    tact: share.tact * tact,
    point,
    discretion: share.discretion * fitted.discretion,
    poise,
    accuseAt: certainty * fitted.accuseAt,
    accusePressed: certainty * fitted.accusePressed,
    voteAt: certainty * fitted.voteAt,
    naming: { growth: 0.06, hazard: 0.004, floor, patience },
    feignedAccusation,
    feignedYes,
  };
}
