import { copy, judgeLast } from '#kernel';
import { ALLOWANCES, isBeyondAllowance } from './allowances.ts';
import { type Decision, isRefused, no, type CommandContext } from './decision.ts';
import type { Entry, Saying, WatchersLog } from './entry.ts';
import { arrange, clear, close, ready, seatBot, sit, stand, start, takeHost } from './gathering.ts';
import { agree, decline, leave, move, pass, pause, resume, standIn, takeBackMove, takeBackSeat } from './playing.ts';
import { cancelJoin, join } from './joining.ts';
import type { Intent, Refused } from './protocol.ts';
import { fold } from './folding.ts';
import { doneBefore, seatOf, type Table } from './table.ts';
import { mute, say } from './talking.ts';

/** What came of an intent. If there is an entry, the table has taken it in: it has to be stored, or the table forgotten. */
export type Outcome =
  | { readonly ok: true; readonly entry: Entry; readonly pass?: string }
  /** Said among watchers: the table itself is as it was. */
  | { readonly ok: true; readonly watchers: Saying }
  /** Done before, by this number, or nothing had to be done; and where the next match is, if that was asked. */
  | { readonly ok: true; readonly again: number; readonly next?: string }
  | { readonly ok: false; readonly refused: Refused; readonly cause?: unknown };

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

/** Takes in what was decided. */
export function take(table: Table, decided: Decision): Outcome {
  if ('refused' in decided) return { ok: false, ...decided };
  if ('idle' in decided) return { ok: true, again: table.n };
  if (isRefused(decided)) return { ok: false, refused: decided };
  if (isBeyondAllowance(table, decided)) return { ok: false, refused: no('limitReached') };
  if (decided.kind !== 'moved') fold(table, decided);
  else {
    try {
      foldMove(table, decided);
    } catch (cause) {
      return { ok: false, refused: no('fault'), cause };
    }
  }
  return { ok: true, entry: decided };
}

/** With the move of a person, it is found out at once whether it can be undone: its state before is still at hand. */
function foldMove(table: Table, entry: Entry & { kind: 'moved' }): void {
  const { match } = table;
  const before = match && entry.by !== null && entry.move.action !== null ? copy(match.state) : undefined;
  fold(table, entry);
  if (match && before) judgeLast(match, before);
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
