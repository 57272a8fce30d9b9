import type { Seat } from '#kernel';
import { kindOfRemark } from '../rules/phrasebook.ts';
import type { Event, Round } from '../rules/state.ts';
import { questionNamed } from './phrases.ts';

/** A public event and its time. */
interface TimedGameEvent {
  readonly event: Event;
  readonly at: number;
}

/** A public act in a round, before the roles were shown. */
interface Act {
  readonly act: string;
  readonly by: Seat;
  readonly shown: string;
}

/** What every public act of a match showed, and whether the spy did it, to estimate what acts reveal. */
export function actsIn(heard: readonly TimedGameEvent[]): { act: string; shown: string; hidden: string }[] {
  const rounds = splitRounds(heard);
  return rounds.flatMap(({ events, result }) =>
    actsOfRound(events, result).map(({ act, by, shown }) => ({
      act,
      shown,
      hidden: by === result.spy ? 'spy' : 'other',
    })),
  );
}

function splitRounds(heard: readonly TimedGameEvent[]): { events: TimedGameEvent[]; result: Round }[] {
  const rounds: { events: TimedGameEvent[]; result: Round }[] = [];
  let events: TimedGameEvent[] = [];
  for (const one of heard) {
    if (one.event.type === 'roundEnded') {
      rounds.push({ events, result: one.event.result });
      events = [];
    } else events.push(one);
  }
  return rounds;
}

function actsOfRound(heard: readonly TimedGameEvent[], { spy, points }: Round): Act[] {
  const acts: Act[] = [];
  const seats = points.length;
  const asked = points.map(() => 0);
  /** The seats attacked since the last answer, and whether they have defended themselves. */
  const attacked = new Map<Seat, boolean>();
  const accused = new Set<Seat>();
  let [question, before]: [string | null, number] = [null, 0];
  for (const { event, at } of heard) {
    switch (event.type) {
      case 'asked':
        acts.push({ act: 'act-ask-whom', by: event.by, shown: rankOf(event.to, event.by, asked) });
        acts.push({ act: 'act-ask-what', by: event.by, shown: questionNamed(event.question)?.theme ?? '' });
        acts.push({ act: 'act-ask-delay', by: event.by, shown: bucketOf(at - before) });
        asked[event.to] = (asked[event.to] ?? 0) + 1;
        question = event.question;
        break;
      case 'answered': {
        for (const [by, isDefended] of attacked) acts.push({ act: 'act-defend', by, shown: String(isDefended) });
        attacked.clear();
        const replies = questionNamed(question)?.answers ?? [];
        const reply = replies.findIndex(({ id }) => id === event.answer);
        const tone = replies[reply]?.tone ?? '';
        acts.push({ act: 'act-answer', by: event.by, shown: event.answer?.split('.')[1] ?? '' });
        acts.push({ act: 'act-evade', by: event.by, shown: String(tone === 'evasive') });
        acts.push({ act: 'act-answer-delay', by: event.by, shown: bucketOf(at - before) });
        break;
      }
      case 'remarked': {
        const kind = kindOfRemark(event.remark) ?? '';
        // a defence answers an attack, and the spy is attacked more often
        if (kind === 'defend') attacked.set(event.by, true);
        else acts.push({ act: 'act-remark', by: event.by, shown: kind });
        if (kind === 'doubt' || kind === 'suspect') attacked.set(event.about, attacked.get(event.about) ?? false);
        break;
      }
      case 'accused':
        accused.add(event.by);
        break;
      case 'voteClosed': {
        const { verdict } = event;
        // the spy never votes on itself, so only votes on others can be compared
        if (verdict.suspect !== spy)
          verdict.votes.forEach((vote, by) => {
            if (vote !== null && by !== verdict.by)
              acts.push({ act: verdict.by === null ? 'act-vote-late' : 'act-vote', by, shown: vote });
          });
        break;
      }
      default:
        break;
    }
    before = at;
  }
  for (let by = 0; by < seats; by++) acts.push({ act: 'act-accuse', by, shown: String(accused.has(by)) });
  return acts;
}

/** How often a player had been asked, relative to the others the asker could choose. */
function rankOf(to: Seat, by: Seat, asked: readonly number[]): string {
  const others = asked.filter((_, seat) => seat !== by);
  const extra = (asked[to] ?? 0) - Math.min(...others);
  return String(Math.min(extra, 4));
}

const bucketOf = (milliseconds: number): string => String(Math.min(12, Math.floor(milliseconds / 1_000)));
