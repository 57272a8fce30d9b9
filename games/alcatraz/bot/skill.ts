/** How well a bot plays. */
export interface Skill {
  /** How many sequences are kept at each step of a plan. */
  readonly width: number;
  /** Whether it expects others to perform only what is good for them. */
  readonly readsIntentions: boolean;
  /** The most by which a value is overrated, at random. */
  readonly noise: number;
  /** Trades are looked for within the first steps of a plan. */
  readonly tradeDepth: number;
  /** Offers it makes in a player turn. */
  readonly mostOffers: number;
  /** Rounds of thinking about a vote. */
  readonly rounds: number;
  /** Imagined hands for each prisoner who could be the scapegoat. */
  readonly worlds: number;
  /** Sentences it says in a turn by itself, and answers beyond them. */
  readonly sentences: number;
  readonly answers: number;
  /** Whether it remembers who kept promises. */
  readonly remembersPromises: boolean;
}

export const NOVICE: Skill = {
  width: 1,
  readsIntentions: false,
  noise: 0.12,
  tradeDepth: 1,
  mostOffers: 1,
  rounds: 20,
  worlds: 0,
  sentences: 1,
  answers: 1,
  remembersPromises: false,
};

export const REGULAR: Skill = {
  width: 2,
  readsIntentions: false,
  noise: 0.05,
  tradeDepth: 1,
  mostOffers: 1,
  rounds: 40,
  worlds: 0,
  sentences: 2,
  answers: 2,
  remembersPromises: false,
};

export const MASTER: Skill = {
  width: 10,
  readsIntentions: true,
  noise: 0,
  tradeDepth: 3,
  mostOffers: 2,
  rounds: 80,
  worlds: 3,
  sentences: 3,
  answers: 3,
  remembersPromises: true,
};
