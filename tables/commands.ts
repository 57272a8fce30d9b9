import { ALLOWANCES } from './allowances.ts';
import { mute, nudge, say } from './chat.ts';
import { commit, queueCommit, enqueue, refresh } from './commit.ts';
import {
  type CommandContext,
  type Decision,
  failureOf,
  isRefused,
  refusedBecause,
  type CommandOutcome,
  foldDecision,
} from './decision.ts';
import type { ChatEntry, WatchersLog } from './entry.ts';
import { contextOf, type TableService } from './service.ts';
import { withTable } from './live-tables.ts';
import type { LiveTable } from './live.ts';
import { arrange, clear, close, ready, seatBot, sit, stand, startMatch, takeHost } from './lobby.ts';
import { agree, decline, moveOfGuest, pauseMatch, resumeMatch, takeBackMove } from './moves.ts';
import { again } from './new-tables.ts';
import { arrive, depart, endsDesertion, isAway } from './presence.ts';
import { isDisplaced } from './processes.ts';
import type { EarlierRequest, Command, NudgeRequest, Refused } from './protocol.ts';
import { heardBefore } from './replays.ts';
import { cancelJoin, claim, join, leave, pass, standIn, takeBackSeat } from './seats.ts';
import type { Guest } from './store.ts';
import { doneBefore, seatOf, type FoldedTable } from './table.ts';
import { type Listener, serialized } from './tell.ts';

/** Decides a command. */
export function attempt(
  context: CommandContext,
  command: Exclude<Command, { do: 'rematch' }>,
  watchers: WatchersLog,
): CommandOutcome {
  const { table, guest, id } = context;
  const before = doneBefore(table, guest.id, id);
  if (before !== undefined) return { ok: true, again: before };
  if (table.phase === 'closed') return { ok: false, refused: refusedBecause('closed') };
  if (command.do === 'move') return foldDecision(table, moveOfGuest(context, command.action, command.based));
  if (command.do === 'undo') return foldDecision(table, takeBackMove(context, command.based));
  if (command.do === 'say' && command.to === 'watchers') return sayToWatchers(context, command.text, watchers);
  if (command.do === 'pass') {
    const made = pass(context);
    if ('refused' in made) return { ok: false, ...made };
    const taken = foldDecision(table, made.entry);
    return 'entry' in taken ? { ...taken, pass: made.pass } : taken;
  }
  return foldDecision(table, decide(context, command, watchers.lines));
}

function sayToWatchers(context: CommandContext, text: string, { w, lines, saidBy }: WatchersLog): CommandOutcome {
  const { table, guest, id } = context;
  if (id !== undefined && lines.some(line => line.id === id && line.by === guest.id))
    return { ok: true, again: table.n };
  const isSeated = seatOf(table, guest.id) !== undefined;
  if ((w >= ALLOWANCES.talk.table && !isSeated) || (saidBy.get(guest.id) ?? 0) >= ALLOWANCES.talk.guest)
    return { ok: false, refused: refusedBecause('limitReached') };
  const said = say(context, 'watchers', text, lines);
  return isRefused(said) ? { ok: false, refused: said } : { ok: true, watchers: said };
}

function decide(
  context: CommandContext,
  command: Exclude<Command, { do: 'rematch' | 'move' | 'undo' | 'pass' }>,
  watchersSaid: readonly ChatEntry[],
): Decision {
  switch (command.do) {
    case 'sit':
      return sit(context, command.seat, command.word, watchersSaid);
    case 'stand':
      return stand(context);
    case 'ready':
      return ready(context, command.ready);
    case 'arrange':
      return arrange(context, command.form);
    case 'seatBot':
      return seatBot(context, command.seat, command.bot, watchersSaid);
    case 'clear':
      return clear(context, command.seat);
    case 'takeHost':
      return takeHost(context);
    case 'start':
      return startMatch(context);
    case 'close':
      return close(context);
    case 'pause':
      return pauseMatch(context);
    case 'agree':
      return agree(context, command.asked);
    case 'decline':
      return decline(context, command.asked);
    case 'resume':
      return resumeMatch(context);
    case 'standIn':
      return standIn(context, command.seat, command.bot);
    case 'takeBack':
      return takeBackSeat(context);
    case 'leave':
      return leave(context);
    case 'join':
      return join(context, watchersSaid);
    case 'cancelJoin':
      return cancelJoin(context, command.guest);
    case 'say':
      return say(context, command.to, command.text, watchersSaid);
    case 'mute':
      return mute(context, command.guest, command.muted);
  }
}

/** Runs a command and answers it. */
export async function runCommand(
  service: TableService,
  live: LiveTable,
  listener: Listener,
  command: (Command | EarlierRequest | NudgeRequest) & { id: string },
): Promise<void> {
  const { id } = command;
  if (command.do === 'earlier') return tellEarlier(service, live, listener, command);
  if (command.do === 'nudge') return tellNudge(service, live, listener, command);
  if (listener.asAudience) return turnDown(service, listener, id, { refused: refusedBecause('notSeated') });
  try {
    let outcome = await attemptHere(service, live, listener, command);
    // another process may have recorded the guest as away meanwhile
    if (outcome?.ok === false && command.do !== 'leave' && isAway(live.table, listener.guest.id))
      outcome = await attemptHere(service, live, listener, command);
    if (outcome?.ok === false) return turnDown(service, listener, id, outcome);
    if (!outcome || !('again' in outcome)) return;
    const { again: n, next } = outcome;
    listener.hear(serialized({ type: 'done', re: id, n, ...(next !== undefined && { next }) }));
  } catch (error) {
    // the client sends it again to the new owner
    if (!isDisplaced(error)) turnDown(service, listener, id, { refused: failureOf(error), cause: error });
  }
}

/** Nudges a player, and answers. */
function tellNudge(
  service: TableService,
  live: LiveTable,
  listener: Listener,
  { id, seat }: NudgeRequest & { id: string },
): void {
  const refused = nudge(live, listener, seat, service.now());
  if (refused) return turnDown(service, listener, id, { refused });
  listener.hear(serialized({ type: 'done', re: id, n: live.table.n }));
}

/** Sends a client the events from before its welcome. */
async function tellEarlier(
  service: TableService,
  { table }: LiveTable,
  listener: Listener,
  { id, before }: EarlierRequest & { id: string },
): Promise<void> {
  try {
    const earlier = await heardBefore(service.replays, table, listener.viewer, before);
    if (isRefused(earlier)) return turnDown(service, listener, id, { refused: earlier });
    listener.hear(serialized({ type: 'earlier', re: id, ...earlier }));
  } catch (error) {
    turnDown(service, listener, id, { refused: failureOf(error), cause: error });
  }
}

/** A guest who sends a command is present again. */
async function attemptHere(
  service: TableService,
  live: LiveTable,
  listener: Listener,
  command: Command & { id: string },
): Promise<CommandOutcome | undefined> {
  if (command.do !== 'leave' && isToArrive(live, listener, command)) await arrive(service, live, listener.guest.id);
  return command.do === 'rematch'
    ? rematch(service, live, listener, command.id)
    : carry(service, live, listener, command);
}

/** Whether this command shows that the guest is present, or ends a pause in which only the clock has played. */
const isToArrive = ({ table }: LiveTable, { guest }: Listener, command: Command): boolean =>
  isAway(table, guest.id) || (command.do === 'move' && table.paused === 'unattended' && endsDesertion(table, guest.id));

const carry = (
  service: TableService,
  live: LiveTable,
  listener: Listener,
  command: Exclude<Command, { do: 'rematch' }> & { id: string },
): Promise<CommandOutcome | undefined> => {
  const { id } = command;
  const decide = (): CommandOutcome => attempt(contextOf(service, live, listener.guest, id), command, live.watchers);
  return queueCommit(live, service, { decide, asker: { listener, id } });
};

function turnDown(
  service: TableService,
  listener: Listener,
  re: string,
  { refused, cause }: { refused: Refused; cause?: unknown },
): void {
  service.watch.refused(refused.because);
  if (cause !== undefined) service.watch.problem('an intent failed', cause);
  listener.hear(serialized({ type: 'refused', re, refused }));
}

/** The first request opens the next table; later ones get its id. */
const rematch = (service: TableService, live: LiveTable, listener: Listener, id: string): Promise<CommandOutcome> =>
  enqueue(live, async () => {
    await refresh(live, service);
    const { guest } = listener;
    const before = doneBefore(live.table, guest.id, id);
    if (before !== undefined) return followed(live.table, before);
    if (live.table.phase !== 'over') return { ok: false, refused: refusedBecause('notOver') };
    if (seatOf(live.table, guest.id) === undefined) return { ok: false, refused: refusedBecause('notSeated') };
    if (live.table.next !== null) return followed(live.table, live.table.n);
    const opened = await again(service, guest, live.table);
    if (isRefused(opened)) return { ok: false, refused: opened };
    const decide = (): CommandOutcome | undefined =>
      live.table.next === null
        ? foldDecision(live.table, { kind: 'rematched', by: guest.id, id, next: opened.table.id, at: service.now() })
        : undefined;
    return (await commit(live, service, { decide, asker: { listener, id } })) ?? followed(live.table, live.table.n);
  });

const followed = ({ next }: FoldedTable, number: number): CommandOutcome => ({
  ok: true,
  again: number,
  ...(next !== null && { next }),
});

/** Moves a seat to another device by a link that works once. */
export async function claimSeat(
  service: TableService,
  id: string,
  guest: Guest,
  pass: string,
): Promise<Refused | undefined> {
  return withTable(service, id, async live => {
    if (!live) return refusedBecause('noSuchTable');
    const decide = (): CommandOutcome => foldDecision(live.table, claim(contextOf(service, live, guest), pass));
    const outcome = await queueCommit(live, service, { decide });
    // they have not connected from the new device yet
    depart(service, live, guest.id);
    return outcome?.ok === false ? outcome.refused : undefined;
  });
}
