import { field } from '#kernel';
import { no } from './decision.ts';
import {
  type ClientMessage,
  type Earlier,
  type Hello,
  type Intent,
  type Nudge,
  PROTOCOL,
  type Refused,
} from './protocol.ts';

const LONGEST_ID = 64;

/** What a stranger sent, as a message; or why it is none, and the id to answer to if it had one. */
export type Reading =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: string | null; readonly refused: Refused }; // null: none that could be read

/** Reads one frame. Whatever arrives, there is an answer. */
export function readMessage(text: string): Reading {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return unreadable(null, no('malformed'));
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return unreadable(null, no('malformed'));
  const what = field(sent, 'do');
  if (what === 'hello') return readHello(sent);
  const id = field(sent, 'id');
  if (typeof id !== 'string' || id.length < 1 || id.length > LONGEST_ID)
    return unreadable(null, no('badField', { field: 'id' }));
  if (typeof what !== 'string' || !Object.hasOwn(INTENTS, what)) return unreadable(id, no('unknownIntent'));
  const fields = INTENTS[what as keyof typeof INTENTS];
  const message: Record<string, unknown> = { id, do: what };
  for (const [name, fits] of Object.entries(fields)) {
    const value = field(sent, name);
    if (!fits(value)) return unreadable(id, no('badField', { field: name }));
    message[name] = value;
  }
  return { ok: true, message: message as ClientMessage };
}

function readHello(sent: object): Reading {
  if (field(sent, 'protocol') !== PROTOCOL) return unreadable(null, no('protocol'));
  const message: Record<string, unknown> = { do: 'hello', protocol: PROTOCOL };
  for (const [name, fits] of Object.entries(HELLO)) {
    const value = field(sent, name);
    if (!fits(value)) return unreadable(null, no('badField', { field: name }));
    if (value !== undefined) message[name] = value;
  }
  return { ok: true, message: message as unknown as Hello };
}

const unreadable = (id: string | null, refused: Refused): Reading => ({ ok: false, id, refused });

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string' && value.length <= 4096;
const isNumber: Check = value => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isBoolean: Check = value => typeof value === 'boolean';
const isAnything: Check = value => value !== undefined;
const isRoom: Check = value => value === 'table' || value === 'watchers';
const orNothing =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);

const HELLO: Readonly<Record<string, Check>> = {
  table: isText,
  token: orNothing(isText),
  since: orNothing(isNumber),
  watchersSince: orNothing(isNumber),
  history: orNothing(isText),
  offers: orNothing(isBoolean),
  as: orNothing(value => value === 'audience'),
};

/** The fields of each intent. What an action or a form holds is for the rules and the option sheet to say. */
const INTENTS: { readonly [Kind in (Intent | Earlier | Nudge)['do']]: Readonly<Record<string, Check>> } = {
  sit: { seat: isNumber, word: isText },
  stand: {},
  ready: { ready: isBoolean },
  arrange: { form: isAnything },
  seatBot: { seat: isNumber, bot: isText },
  clear: { seat: isNumber },
  takeHost: {},
  start: {},
  close: {},
  move: { action: isAnything, based: isNumber },
  undo: { based: isNumber },
  pause: {},
  agree: { asked: isNumber },
  decline: { asked: isNumber },
  resume: {},
  standIn: { seat: isNumber, bot: isText },
  takeBack: {},
  leave: {},
  pass: {},
  join: {},
  cancelJoin: { guest: isText },
  rematch: {},
  earlier: { before: isNumber },
  nudge: { seat: isNumber },
  say: { to: isRoom, text: isText },
  mute: { guest: isText, muted: isBoolean },
};
