import { same, type Seat } from '#kernel';
import { botsFor } from '#bots';
import { optionAgainstBots, titleNamed } from '#shelf';
import { type Decision, isRefused, made, no, type Wish } from './decision.ts';
import type { Saying } from './entry.ts';
import { readForm } from './form.ts';
import { isNameTaken } from './names.ts';
import { cleanWord } from './texts.ts';
import type { Form, Refused } from './protocol.ts';
import type { GuestId } from './store.ts';
import { seatOf, type Table, takenAt } from './table.ts';
import { linesAt } from './talking.ts';

/** Bots go by names that are names in every language. */
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

export function sit(wish: Wish, seat: Seat, sent: string, watchersSaid: readonly Saying[]): Decision {
  const { table, guest } = wish;
  if (table.phase !== 'gathering') return no('notGathering');
  const chair = table.chairs[seat];
  if (!chair) return no('noSuchSeat');
  if (chair.taken) return no('seatTaken');
  if (chair.keptFor && chair.keptFor.guest !== guest.id) return no('seatKept');
  if (seatOf(table, guest.id) !== undefined) return no('alreadySeated');
  if (isNameTaken(table, guest.id, guest.name, linesAt(table, watchersSaid))) return no('nameTaken');
  const read = cleanWord(sent);
  if ('problem' in read) return no('badField', { field: 'word' });
  return { ...made(wish), kind: 'sat', seat, name: guest.name, word: read.word };
}

export function stand(wish: Wish): Decision {
  const { table, guest } = wish;
  if (table.phase !== 'gathering') return no('notGathering');
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return no('notSeated');
  return { ...made(wish), kind: 'cleared', seat, host: hostWithout(table, guest.id) };
}

/** The host stays host, unless it stands up while somebody else sits. */
const hostWithout = ({ host, chairs }: Table, leaving: GuestId): GuestId =>
  host !== leaving ? host : (chairs.find(({ taken }) => taken?.guest && taken.guest !== leaving)?.taken?.guest ?? host);

export function ready(wish: Wish, isReady: boolean): Decision {
  if (wish.table.phase !== 'gathering') return no('notGathering');
  const seat = seatOf(wish.table, wish.guest.id);
  if (seat === undefined) return no('notSeated');
  if (takenAt(wish.table, seat).ready === isReady) return { idle: true };
  return { ...made(wish), kind: 'readied', seat, ready: isReady };
}

export function arrange(wish: Wish, sent: unknown): Decision {
  const refused = onlyHost(wish);
  if (refused) return refused;
  const form = readForm(sent, wish.table.form);
  if (isRefused(form)) return form;
  const { chairs } = wish.table;
  if (chairs.slice(form.seats).some(({ taken }) => taken)) return no('seatTaken');
  if (chairs.some(({ taken }) => taken?.bot && !hasBot(form.title, taken.bot))) return no('noSuchBot');
  const against = chairs.some(({ taken }) => taken?.bot) ? againstBots(form) : undefined;
  if (against) return against;
  if (same(form, wish.table.form)) return { idle: true };
  return { ...made(wish), kind: 'arranged', form };
}

export function seatBot(wish: Wish, seat: Seat, bot: string, watchersSaid: readonly Saying[]): Decision {
  const refused = onlyHost(wish);
  if (refused) return refused;
  const { table } = wish;
  const chair = table.chairs[seat];
  if (!chair) return no('noSuchSeat');
  if (chair.taken) return no('seatTaken');
  if (!hasBot(table.title.id, bot)) return no('noSuchBot');
  const against = againstBots(table.form);
  if (against) return against;
  const lines = linesAt(table, watchersSaid);
  const name = freeBotName(name => !isNameTaken(table, NO_GUEST, name, lines));
  return { ...made(wish), kind: 'botSat', seat, name, bot };
}

/** Bots have no id. */
const NO_GUEST: GuestId = '';

/** The first name for a bot that is free. */
export function freeBotName(isFree: (name: string) => boolean): string {
  const named = BOT_NAMES.find(isFree);
  if (named !== undefined) return named;
  for (let number = 1; ; number++) if (isFree(`Bot ${number}`)) return `Bot ${number}`;
}

/** The host removes whoever or whatever is on a chair, or frees one that is kept for somebody. */
export function clear(wish: Wish, seat: Seat): Decision {
  const refused = onlyHost(wish);
  if (refused) return refused;
  const chair = wish.table.chairs[seat];
  if (!chair || (!chair.taken && !chair.keptFor)) return no('noSuchSeat');
  return { ...made(wish), kind: 'cleared', seat, host: wish.table.host };
}

export function takeHost(wish: Wish): Decision {
  const { table, guest, now, grace } = wish;
  if (table.phase !== 'gathering') return no('notGathering');
  if (seatOf(table, guest.id) === undefined) return no('notSeated');
  if (table.hostAway === null || table.host === guest.id) return no('hostIsHere');
  const wait = table.hostAway + grace - now;
  return wait > 0 ? no('tooSoon', { wait }) : { ...made(wish), kind: 'hosted' };
}

/** A host who starts is ready. */
export function start(wish: Wish): Decision {
  const refused = onlyHost(wish);
  if (refused) return refused;
  const { table } = wish;
  if (table.chairs.some(({ taken }) => !taken)) return no('seatsEmpty');
  if (table.chairs.some(({ taken }) => taken && !taken.ready && taken.guest !== table.host)) return no('notReady');
  return { ...made(wish), kind: 'started', version: table.title.game.version };
}

export function close(wish: Wish): Decision {
  return onlyHost(wish) ?? { ...made(wish), kind: 'closed', why: 'host' };
}

const onlyHost = ({ table, guest }: Wish): ReturnType<typeof no> | undefined => {
  if (table.phase !== 'gathering') return no('notGathering');
  return table.host === guest.id ? undefined : no('notHost');
};

/** Why bots cannot play at a table as it is arranged; undefined if they can. */
export function againstBots({ title, options }: Form): Refused | undefined {
  const named = titleNamed(title);
  const option = named && optionAgainstBots(named, options);
  return option === undefined ? undefined : no('notForBots', { field: option });
}

const hasBot = (title: string, bot: string): boolean => {
  const named = titleNamed(title);
  return named !== undefined && Object.hasOwn(botsFor(named), bot);
};
