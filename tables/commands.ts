import { ALLOWANCES } from './allowances.ts';
import { mute, nudge, say } from './chat.ts';
import { commit, queueCommit, enqueue, refresh } from './commit.ts';
import { type CommandContext, type Decision, failureOf, isRefused, no, type Outcome, take } from './decision.ts';
import type { Saying, WatchersLog } from './entry.ts';
import { contextOf, type House } from './house.ts';
import { liveAt } from './live-tables.ts';
import type { Live } from './live.ts';
import { arrange, clear, close, ready, seatBot, sit, stand, start, takeHost } from './lobby.ts';
import { agree, decline, move, pause, resume, takeBackMove } from './moves.ts';
import { again } from './new-tables.ts';
import { arrive, depart, endsDesertion, isAway } from './presence.ts';
import type { Earlier, Intent, Nudge, Refused } from './protocol.ts';
import { heardBefore } from './replays.ts';
import { cancelJoin, claim, join, leave, pass, standIn, takeBackSeat } from './seats.ts';
import type { Guest } from './store.ts';
import { doneBefore, seatOf, type Table } from './table.ts';
import { type Listener, written } from './tell.ts';

/** Does what somebody at the table wants, or says why not. */
export function attempt(
  context: CommandContext,
  intent: Exclude<Intent, { do: 'rematch' }>,
  watchers: WatchersLog,
): Outcome {
  const { table, guest, id } = context;
  const before = doneBefore(table, guest.id, id);
  if (before !== undefined) return { ok: true, again: before };
  if (table.phase === 'closed') return { ok: false, refused: no('closed') };
  if (intent.do === 'move') return take(table, move(context, intent.action, intent.based));
  if (intent.do === 'undo') return take(table, takeBackMove(context, intent.based));
  if (intent.do === 'say' && intent.to === 'watchers') return sayToWatchers(context, intent.text, watchers);
  if (intent.do === 'pass') {
    const made = pass(context);
    if ('refused' in made) return { ok: false, ...made };
    const taken = take(table, made.entry);
    return 'entry' in taken ? { ...taken, pass: made.pass } : taken;
  }
  return take(table, decide(context, intent, watchers.lines));
}

function sayToWatchers(context: CommandContext, text: string, { w, lines, saidBy }: WatchersLog): Outcome {
  const { table, guest, id } = context;
  if (id !== undefined && lines.some(line => line.id === id && line.by === guest.id))
    return { ok: true, again: table.n };
  const isSeated = seatOf(table, guest.id) !== undefined;
  if ((w >= ALLOWANCES.talk.table && !isSeated) || (saidBy.get(guest.id) ?? 0) >= ALLOWANCES.talk.guest)
    return { ok: false, refused: no('limitReached') };
  const said = say(context, 'watchers', text, lines);
  return isRefused(said) ? { ok: false, refused: said } : { ok: true, watchers: said };
}

function decide(
  context: CommandContext,
  intent: Exclude<Intent, { do: 'rematch' | 'move' | 'undo' | 'pass' }>,
  watchersSaid: readonly Saying[],
): Decision {
  switch (intent.do) {
    case 'sit':
      return sit(context, intent.seat, intent.word, watchersSaid);
    case 'stand':
      return stand(context);
    case 'ready':
      return ready(context, intent.ready);
    case 'arrange':
      return arrange(context, intent.form);
    case 'seatBot':
      return seatBot(context, intent.seat, intent.bot, watchersSaid);
    case 'clear':
      return clear(context, intent.seat);
    case 'takeHost':
      return takeHost(context);
    case 'start':
      return start(context);
    case 'close':
      return close(context);
    case 'pause':
      return pause(context);
    case 'agree':
      return agree(context, intent.asked);
    case 'decline':
      return decline(context, intent.asked);
    case 'resume':
      return resume(context);
    case 'standIn':
      return standIn(context, intent.seat, intent.bot);
    case 'takeBack':
      return takeBackSeat(context);
    case 'leave':
      return leave(context);
    case 'join':
      return join(context, watchersSaid);
    case 'cancelJoin':
      return cancelJoin(context, intent.guest);
    case 'say':
      return say(context, intent.to, intent.text, watchersSaid);
    case 'mute':
      return mute(context, intent.guest, intent.muted);
  }
}

/** Does what somebody wants, and answers them. */
export async function runCommand(
  house: House,
  live: Live,
  listener: Listener,
  intent: (Intent | Earlier | Nudge) & { id: string },
): Promise<void> {
  const { id } = intent;
  if (intent.do === 'earlier') return tellEarlier(house, live, listener, intent);
  if (intent.do === 'nudge') return tellNudge(house, live, listener, intent);
  if (listener.asAudience) return turnDown(house, listener, id, { refused: no('notSeated') });
  try {
    let outcome = await attemptHere(house, live, listener, intent);
    // another process may have missed them meanwhile
    if (outcome?.ok === false && intent.do !== 'leave' && isAway(live.table, listener.guest.id))
      outcome = await attemptHere(house, live, listener, intent);
    if (outcome?.ok === false) return turnDown(house, listener, id, outcome);
    if (!outcome || !('again' in outcome)) return;
    const { again: n, next } = outcome;
    listener.hear(written({ type: 'done', re: id, n, ...(next !== undefined && { next }) }));
  } catch (error) {
    turnDown(house, listener, id, { refused: failureOf(error), cause: error });
  }
}

/** Reminds somebody, and answers. */
function tellNudge(house: House, live: Live, listener: Listener, { id, seat }: Nudge & { id: string }): void {
  const refused = nudge(live, listener, seat, house.now());
  if (refused) return turnDown(house, listener, id, { refused });
  listener.hear(written({ type: 'done', re: id, n: live.table.n }));
}

/** Sends a client the events from before its welcome. */
async function tellEarlier(
  house: House,
  { table }: Live,
  listener: Listener,
  { id, before }: Earlier & { id: string },
): Promise<void> {
  try {
    const earlier = await heardBefore(house.replays, table, listener.viewer, before);
    if (isRefused(earlier)) return turnDown(house, listener, id, { refused: earlier });
    listener.hear(written({ type: 'earlier', re: id, ...earlier }));
  } catch (error) {
    turnDown(house, listener, id, { refused: failureOf(error), cause: error });
  }
}

/** Whoever does something is here again. */
async function attemptHere(
  house: House,
  live: Live,
  listener: Listener,
  intent: Intent & { id: string },
): Promise<Outcome | undefined> {
  if (intent.do !== 'leave' && isToArrive(live, listener, intent)) await arrive(house, live, listener.guest.id);
  return intent.do === 'rematch' ? rematch(house, live, listener, intent.id) : carry(house, live, listener, intent);
}

/** Whoever does something is here; and where only the clock has played, whoever moves ends the pause. */
const isToArrive = ({ table }: Live, { guest }: Listener, intent: Intent): boolean =>
  isAway(table, guest.id) || (intent.do === 'move' && table.paused === 'unattended' && endsDesertion(table, guest.id));

const carry = (
  house: House,
  live: Live,
  listener: Listener,
  intent: Exclude<Intent, { do: 'rematch' }> & { id: string },
): Promise<Outcome | undefined> => {
  const { id } = intent;
  const decide = (): Outcome => attempt(contextOf(house, live, listener.guest, id), intent, live.watchers);
  return queueCommit(live, house, { decide, asker: { listener, id } });
};

function turnDown(
  house: House,
  listener: Listener,
  re: string,
  { refused, cause }: { refused: Refused; cause?: unknown },
): void {
  house.watch.refused(refused.because);
  if (cause !== undefined) house.watch.alarmed('an intent failed', cause);
  listener.hear(written({ type: 'refused', re, refused }));
}

/** The first to ask opens the next table; whoever asks later is shown the way to it. */
const rematch = (house: House, live: Live, listener: Listener, id: string): Promise<Outcome> =>
  enqueue(live, async () => {
    await refresh(live, house);
    const { guest } = listener;
    const before = doneBefore(live.table, guest.id, id);
    if (before !== undefined) return followed(live.table, before);
    if (live.table.phase !== 'over') return { ok: false, refused: no('notOver') };
    if (seatOf(live.table, guest.id) === undefined) return { ok: false, refused: no('notSeated') };
    if (live.table.next !== null) return followed(live.table, live.table.n);
    const opened = await again(house, guest, live.table);
    if (isRefused(opened)) return { ok: false, refused: opened };
    const decide = (): Outcome | undefined =>
      live.table.next === null
        ? take(live.table, { kind: 'rematched', by: guest.id, id, next: opened.table.id, at: house.now() })
        : undefined;
    return (await commit(live, house, { decide, asker: { listener, id } })) ?? followed(live.table, live.table.n);
  });

const followed = ({ next }: Table, number: number): Outcome => ({
  ok: true,
  again: number,
  ...(next !== null && { next }),
});

/** Takes a seat over from another device by a link that works once. */
export async function claimSeat(house: House, id: string, guest: Guest, pass: string): Promise<Refused | undefined> {
  const live = await liveAt(house, id);
  if (!live) return no('noSuchTable');
  const decide = (): Outcome => take(live.table, claim(contextOf(house, live, guest), pass));
  const outcome = await queueCommit(live, house, { decide });
  // they have yet to connect from there
  depart(house, live, guest.id);
  return outcome?.ok === false ? outcome.refused : undefined;
}
