import type { Outcome } from './commands.ts';
import type { Asker } from './tell.ts';

/** What has to happen somewhere, one after the other. */
export interface Turns {
  readonly jobs: Job[];
  working: boolean;
}

/** Something to be decided, and whose intent it is. */
export interface Wanted {
  readonly decide: () => Outcome | undefined;
  readonly asker?: Asker | undefined;
}

/** Something that waits for its turn. */
interface Job {
  /** Its turn has come. */
  begin(): void;
  /** If it only decides something, whoever has the turn may see to that. Null: it needs a turn of its own. */
  decision: (Wanted & { /** Somebody saw to it. */ done(outcome: Outcome): void }) | null;
}

/** Lets something happen when everything before it has. */
export async function inTurn<Answer>(turns: Turns, job: () => Promise<Answer>): Promise<Answer> {
  if (turns.working) await new Promise<void>(begin => turns.jobs.push({ begin, decision: null }));
  return takeTurn(turns, job);
}

/** As inTurn, for a decision: somebody whose turn comes before may see to it. */
export async function inTurnOrBefore(
  turns: Turns,
  wanted: Wanted,
  job: () => Promise<Outcome | undefined>,
): Promise<Outcome | undefined> {
  if (turns.working) {
    const outcome = await new Promise<Outcome | undefined>(done => {
      turns.jobs.push({ begin: () => done(undefined), decision: { ...wanted, done } });
    });
    if (outcome) return outcome;
  }
  return takeTurn(turns, job);
}

async function takeTurn<Answer>(turns: Turns, job: () => Promise<Answer>): Promise<Answer> {
  turns.working = true;
  try {
    return await job();
  } finally {
    const next = turns.jobs.shift();
    if (next) next.begin();
    else turns.working = false;
  }
}
