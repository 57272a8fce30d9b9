import { same, type Seat } from '#kernel';
import { botsFor } from '#bots';
import { optionAgainstBots, titleNamed } from '#shelf';
import { type Decision, isRefused, entryBase, refusedBecause, type CommandContext } from './decision.ts';
import type { ChatEntry } from './entry.ts';
import { readForm } from './form.ts';
import { isNameTaken } from './names.ts';
import { cleanWord } from './texts.ts';
import type { TableForm, Refused } from './protocol.ts';
import type { GuestId } from './store.ts';
import { seatOf, type FoldedTable, occupantAt } from './table.ts';
import { linesAt } from './chat.ts';

/** Names of bots, usable in every language. */
const BOT_NAMES = [
  'Ada',
  'Bruno',
  'Celina',
  'Damian',
  'Emma',
  'Feliks',
  'Greta',
  'Hugo',
  'Irena',
  'Julian',
  'Kira',
  'Leon',
];

export function sit(context: CommandContext, seat: Seat, sent: string, watchersSaid: readonly ChatEntry[]): Decision {
  const { table, guest } = context;
  if (table.phase !== 'gathering') return refusedBecause('notGathering');
  const chair = table.chairs[seat] ?? addedChair(table, seat, guest.id);
  if (!chair) return refusedBecause('noSuchSeat');
  if (chair.taken) return refusedBecause('seatTaken');
  if (chair.keptFor && chair.keptFor.guest !== guest.id) return refusedBecause('seatKept');
  if (seatOf(table, guest.id) !== undefined) return refusedBecause('alreadySeated');
  if (isNameTaken(table, guest.id, guest.name, linesAt(table, watchersSaid))) return refusedBecause('nameTaken');
  const read = cleanWord(sent);
  if ('problem' in read) return refusedBecause('badField', { field: 'word' });
  return { ...entryBase(context), kind: 'sat', seat, name: guest.name, word: read.word };
}

/** The chair after the last one, if the table grows and has no free chair for this guest. */
function addedChair(
  { chairs, form, title }: FoldedTable,
  seat: Seat,
  guest: GuestId,
): FoldedTable['chairs'][number] | undefined {
  const isNext = seat === chairs.length && seat < title.game.seats.max;
  const isFull = chairs.every(({ taken, keptFor }) => taken || (keptFor && keptFor.guest !== guest));
  return form.grows && isNext && isFull ? { taken: null, keptFor: null } : undefined;
}

/** A seat that was added for a guest is removed with them. */
export const removal = ({ chairs, form }: FoldedTable): { removed?: true } =>
  chairs.length > form.seats ? { removed: true } : {};

export function stand(context: CommandContext): Decision {
  const { table, guest } = context;
  if (table.phase !== 'gathering') return refusedBecause('notGathering');
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return refusedBecause('notSeated');
  return { ...entryBase(context), kind: 'cleared', seat, host: hostWithout(table, guest.id), ...removal(table) };
}

/** The host stays host, unless it leaves while another guest is seated. */
const hostWithout = ({ host, chairs }: FoldedTable, leaving: GuestId): GuestId =>
  host !== leaving ? host : (chairs.find(({ taken }) => taken?.guest && taken.guest !== leaving)?.taken?.guest ?? host);

export function ready(context: CommandContext, isReady: boolean): Decision {
  if (context.table.phase !== 'gathering') return refusedBecause('notGathering');
  const seat = seatOf(context.table, context.guest.id);
  if (seat === undefined) return refusedBecause('notSeated');
  if (occupantAt(context.table, seat).ready === isReady) return { idle: true };
  return { ...entryBase(context), kind: 'readied', seat, ready: isReady };
}

export function arrange(context: CommandContext, sent: unknown): Decision {
  if (context.table.phase === 'playing') return arrangeInMatch(context, sent);
  const refused = onlyHost(context);
  if (refused) return refused;
  const form = readForm(sent, context.table.form);
  if (isRefused(form)) return form;
  const { chairs } = context.table;
  if (chairs.slice(mostChairs(form, context.table.form)).some(({ taken }) => taken)) return refusedBecause('seatTaken');
  if (chairs.some(({ taken }) => taken?.bot && !hasBot(form.title, taken.bot))) return refusedBecause('noSuchBot');
  const against = chairs.some(({ taken }) => taken?.bot) ? againstBots(form) : undefined;
  if (against) return against;
  if (same(form, context.table.form)) return { idle: true };
  return { ...entryBase(context), kind: 'arranged', form };
}

/** Added seats stay, unless the host sets another number. */
function mostChairs(form: TableForm, before: TableForm): number {
  const most = titleNamed(form.title)?.game.seats.max ?? form.seats;
  return form.grows && form.seats === before.seats ? most : form.seats;
}

/** During a match the host can change only whether latecomers may join. */
function arrangeInMatch(context: CommandContext, sent: unknown): Decision {
  const { table, guest } = context;
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, 'latecomers'))
    return refusedBecause('notGathering');
  if (table.host !== guest.id) return refusedBecause('notHost');
  const form = readForm(sent, table.form, table.title);
  if (isRefused(form)) return form;
  const { latecomers } = form;
  if (!same(form, { ...table.form, latecomers })) return refusedBecause('notGathering');
  return latecomers === table.form.latecomers ? { idle: true } : { ...entryBase(context), kind: 'arranged', form };
}

export function seatBot(
  context: CommandContext,
  seat: Seat,
  bot: string,
  watchersSaid: readonly ChatEntry[],
): Decision {
  const refused = onlyHost(context);
  if (refused) return refused;
  const { table } = context;
  const chair = table.chairs[seat] ?? addedChair(table, seat, NO_GUEST);
  if (!chair) return refusedBecause('noSuchSeat');
  if (chair.taken) return refusedBecause('seatTaken');
  if (!hasBot(table.title.id, bot)) return refusedBecause('noSuchBot');
  const against = againstBots(table.form);
  if (against) return against;
  const lines = linesAt(table, watchersSaid);
  const name = freeBotName(name => !isNameTaken(table, NO_GUEST, name, lines));
  return { ...entryBase(context), kind: 'botSat', seat, name, bot };
}

/** Bots have no id. */
const NO_GUEST: GuestId = '';

/** The first name for a bot that is free. */
export function freeBotName(isFree: (name: string) => boolean): string {
  const named = BOT_NAMES.find(isFree);
  if (named !== undefined) return named;
  for (let number = 1; ; number++) if (isFree(`Bot ${number}`)) return `Bot ${number}`;
}

/** The host removes a guest or bot from a chair, or frees a reserved chair. */
export function clear(context: CommandContext, seat: Seat): Decision {
  const refused = onlyHost(context);
  if (refused) return refused;
  const chair = context.table.chairs[seat];
  if (!chair || (!chair.taken && !chair.keptFor)) return refusedBecause('noSuchSeat');
  return { ...entryBase(context), kind: 'cleared', seat, host: context.table.host, ...removal(context.table) };
}

export function takeHost(context: CommandContext): Decision {
  const { table, guest, now, grace } = context;
  if (table.phase !== 'gathering') return refusedBecause('notGathering');
  if (seatOf(table, guest.id) === undefined) return refusedBecause('notSeated');
  if (table.hostAway === null || table.host === guest.id) return refusedBecause('hostIsHere');
  const wait = table.hostAway + grace - now;
  return wait > 0 ? refusedBecause('tooSoon', { wait }) : { ...entryBase(context), kind: 'hosted' };
}

/** Starting makes the host ready. */
export function startMatch(context: CommandContext): Decision {
  const refused = onlyHost(context);
  if (refused) return refused;
  const { table } = context;
  if (table.chairs.some(({ taken }) => !taken)) return refusedBecause('seatsEmpty');
  if (table.chairs.some(({ taken }) => taken && !taken.ready && taken.guest !== table.host))
    return refusedBecause('notReady');
  return { ...entryBase(context), kind: 'started', version: table.title.game.version };
}

export function close(context: CommandContext): Decision {
  return onlyHost(context) ?? { ...entryBase(context), kind: 'closed', why: 'host' };
}

const onlyHost = ({ table, guest }: CommandContext): ReturnType<typeof refusedBecause> | undefined => {
  if (table.phase !== 'gathering') return refusedBecause('notGathering');
  return table.host === guest.id ? undefined : refusedBecause('notHost');
};

/** Why bots cannot play at this table; undefined if they can. */
export function againstBots({ title, options }: TableForm): Refused | undefined {
  const named = titleNamed(title);
  const option = named && optionAgainstBots(named, options);
  return option === undefined ? undefined : refusedBecause('notForBots', { field: option });
}

const hasBot = (title: string, bot: string): boolean => {
  const named = titleNamed(title);
  return named !== undefined && Object.hasOwn(botsFor(named), bot);
};
