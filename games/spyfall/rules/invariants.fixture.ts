import { seatsOf } from '#kernel';
import { totalsOf } from './score.ts';
import { PLACES, ROLES } from './places.ts';
import { accusers, usedPlaces, votersOn } from './round.ts';
import type { Round, State } from './state.ts';

type Invariant = (state: State) => string | undefined;

const hasDuplicates = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;

const seatsOfRound = ({ verdicts, roles }: Round): Pick<Round, 'verdicts'> & { readonly seats: number } => ({
  verdicts,
  seats: roles.length,
});

/** Invariants of every state, real or imagined; each returns the problem. */
export const STATE_INVARIANTS = {
  'one spy'({ open, hands }) {
    if (open.stage === 'over') return hands.length === 0 ? undefined : 'cards lie around after the match';
    const spies = hands.filter(({ place }) => place === '--');
    return hands.length === open.seats && spies.length === 1 ? undefined : `${spies.length} spies`;
  },

  'one place, not used before'({ open, hands }) {
    const places = new Set(hands.map(({ place }) => place).filter(place => place !== '--'));
    if (open.stage !== 'over' && places.size !== 1) return `${places.size} places`;
    const strange = [...places].find(place => !PLACES.includes(place) || usedPlaces(open).includes(place));
    return strange && `place ${strange}`;
  },

  'a used place never repeats': ({ open }) =>
    hasDuplicates(usedPlaces(open)) ? `places ${usedPlaces(open).join()}` : undefined,

  'roles are distinct, and those of the place'({ open, hands }) {
    const rounds = [hands.map(({ role }) => role), ...open.past.map(({ roles }) => roles)];
    const wrong = rounds.find(roles => {
      const played = roles.filter(role => role !== '-');
      const count = open.options.roles === 'played' && roles.length > 0 ? roles.length - 1 : 0;
      return played.length !== count || hasDuplicates(played) || !played.every(role => ROLES.includes(role));
    });
    return wrong && `roles ${wrong.join()}`;
  },

  'the question is never returned to its asker'({ open: { talk, dealer, stage, past } }) {
    const first = stage === 'dealt' || stage === 'over' ? past.at(-1)?.dealer : dealer;
    const wrong = talk.find(({ by, to, answered }, at) => {
      const before = talk[at - 1];
      if (by === to || (!answered && at < talk.length - 1)) return true;
      return before ? by !== before.to || to === before.by : by !== first;
    });
    return wrong && `${wrong.by} asked ${wrong.to}`;
  },

  'one accusation a round': ({ open }) =>
    [accusers(open), ...open.past.map(({ verdicts }) => accusers({ ...open, verdicts, motion: null }))].some(
      hasDuplicates,
    )
      ? 'somebody accused twice'
      : undefined,

  'votes are in of those who have voted'({ open: { motion, seats, stage }, votes }) {
    if (!motion) return votes.length === 0 ? undefined : 'votes without a motion';
    if (stage === 'dealt' || stage === 'over') return `a vote while ${stage}`;
    const wrong = seatsOf(seats).find(seat => (votes[seat] !== null) !== motion.voted.includes(seat));
    if (wrong !== undefined) return `the vote of ${wrong}`;
    if (motion.by !== null && votes[motion.by] !== 'aye') return 'an accuser against the accusation';
    return motion.voted.length < seats - 1 && !motion.voted.includes(motion.suspect) ? undefined : 'a vote too many';
  },

  'verdicts have the votes of all but the suspect'({ open }) {
    const rounds = [{ verdicts: open.verdicts, seats: open.seats }, ...open.past.map(seatsOfRound)];
    const verdicts = rounds.flatMap(({ verdicts, seats }) => verdicts.map(verdict => ({ ...verdict, seats })));
    const wrong = verdicts.find(({ suspect, votes, by, unanimous, seats }) => {
      const cast = new Set(votersOn(suspect, seats).map(seat => votes[seat] ?? null));
      const isWhole = votes.length === seats && votes[suspect] === null && !cast.has(null);
      return !isWhole || unanimous === cast.has('nay') || (by !== null && votes[by] !== 'aye');
    });
    return wrong && `a verdict on ${wrong.suspect}`;
  },

  'only the last verdict of a round can be unanimous'({ open }) {
    const early = open.past.some(({ verdicts }) => verdicts.slice(0, -1).some(({ unanimous }) => unanimous));
    return early || open.verdicts.some(({ unanimous }) => unanimous)
      ? 'a conviction, and the round went on'
      : undefined;
  },

  'points of a round: spy 2, spy 4, others 1 each, or others 1 each and one of them 2'({ open }) {
    const wrong = open.past.find(({ points, spy }) => {
      const others = points.filter((_, seat) => seat !== spy).sort((one, other) => one - other);
      const key = `${points[spy]}:${others.join('')}`;
      const [zeros, ones] = ['0', '1'].map(point => point.repeat(points.length - 1));
      return ![`2:${zeros}`, `4:${zeros}`, `0:${ones}`, `0:${ones?.slice(1)}2`].includes(key);
    });
    return wrong && `points ${wrong.points.join()}`;
  },

  'the rounds add up to the totals'({ open }) {
    const totals = seatsOf(open.seats).map(seat => {
      let sum = 0;
      for (const { points } of open.past) sum += points[seat] ?? 0;
      return sum;
    });
    return totals.join() === totalsOf(open).join() ? undefined : 'totals';
  },

  'the dealer was the spy of the round before'({ open }) {
    const dealers = [...open.past.map(({ dealer }) => dealer), ...(open.stage === 'over' ? [] : [open.dealer])];
    const wrong = dealers.findIndex((dealer, at) => at > 0 && dealer !== open.past[at - 1]?.spy);
    return wrong < 0 ? undefined : `the dealer of round ${wrong + 1}`;
  },

  'who has continued is known once each, and only between two rounds'({ open: { continued, stage, past, seats } }) {
    if (continued.length === 0) return undefined;
    if (stage !== 'dealt' || past.length === 0) return `continued while ${stage}`;
    return hasDuplicates(continued) || continued.length >= seats ? `${continued.join()} continued` : undefined;
  },

  'the table grows from round to round, to eight at most'({ open: { past, seats, joining = 0, round, options } }) {
    const sizes = [...past.map(({ roles }) => roles.length), seats];
    const shrunk = sizes.findIndex((size, at) => size < (sizes[at - 1] ?? 3));
    if (shrunk >= 0 || seats + joining > 8 || joining < 0) return `${sizes.join()} seats, and ${joining} to join`;
    const wrong = past.find(({ roles, points }) => roles.length !== points.length);
    if (wrong) return `${wrong.roles.length} roles and ${wrong.points.length} scores`;
    return joining > 0 && round >= options.rounds ? 'somebody waits for a round that never comes' : undefined;
  },

  'rounds are counted'({ open: { past, round, stage, options } }) {
    const played = stage === 'over' ? options.rounds : round - 1;
    return past.length === played && round <= options.rounds ? undefined : `${past.length} past, round ${round}`;
  },
} as const satisfies Record<string, Invariant>;
