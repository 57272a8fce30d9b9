#!/usr/bin/env node
// A player of P.I. that knows Parlour only from docs/protocol.md: one file, nothing to install, Node 22 or newer.
//
//   node examples/bot.mjs http://localhost:8080 CODE-OR-LINK [name] [--keep FILE]
//
// It becomes a guest, finds the table, takes a free seat, says that it is ready and plays until the match
// is over. With --keep it remembers who it is in a file, and started again it is back on its seat.

import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
const [url, where, name = 'Marlowe'] = positionals;
if (!url || !where) {
  console.error('node bot.mjs URL CODE-OR-LINK [name] [--keep FILE]');
  process.exit(2);
}

// ------------------------------------------------------------------ becoming a guest, finding the table

/** One request, one answer in JSON. */
async function ask(method, path, { token, body } = {}) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(new URL(path, url), { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

async function becomeGuest() {
  if (values.keep && existsSync(values.keep)) return readFileSync(values.keep, 'utf8');
  const { token } = await ask('POST', '/api/guests', { body: { name } });
  // The token identifies this guest: the file is readable for its owner only.
  if (values.keep) writeFileSync(values.keep, token, { mode: 0o600 });
  return token;
}

/** A link ends with the id of the table; a code has to be looked up. */
async function findTable() {
  if (where.includes('/')) return where.split('/').at(-1);
  return (await ask('GET', `/api/codes/${encodeURIComponent(where)}`)).id;
}

const token = await becomeGuest();
const table = await findTable();

// ------------------------------------------------------------------ one document, kept by patches

/** The document after entry `n`. */
let doc;
let n;
let history;
/** Commands without a result yet, by id. */
const unanswered = new Map();
let socket;
/** Whether the document is up to date. */
let isCaughtUp = false;
let patience = 250;

/** The whole of the Change format. */
function patch(before, change) {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [from, gone, ...come] = change;
    return [...before.slice(0, from), ...come, ...before.slice(from + gone)];
  }
  if (Array.isArray(before)) return before.map((item, at) => (change[at] ? patch(item, change[at]) : item));
  const after = { ...before };
  for (const [key, one] of Object.entries(change)) {
    if (one === 0) delete after[key];
    else after[key] = patch(after[key], one);
  }
  return after;
}

function connect() {
  isCaughtUp = false;
  socket = new WebSocket(new URL('/api/play', url.replace(/^http/, 'ws')));
  socket.addEventListener('open', () => {
    const since = n === undefined ? {} : { since: n, history };
    socket.send(JSON.stringify({ do: 'hello', protocol: 1, table, token, offers: true, ...since }));
  });
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
  socket.addEventListener('close', () => {
    // Reconnect after a loss, with a growing delay.
    setTimeout(connect, patience);
    patience = Math.min(2 * patience, 10_000);
  });
}

function hear(message) {
  switch (message.type) {
    case 'welcome':
      ({ doc, n, history } = message);
      return settled();
    case 'caughtUp':
      ({ history } = message);
      return settled();
    case 'told':
      if (message.n !== undefined) n = message.n;
      if (message.change) doc = patch(doc, message.change);
      unanswered.delete(message.re);
      break;
    case 'done':
      unanswered.delete(message.re);
      break;
    case 'refused':
      return refused(message);
    case 'bye':
      console.log(`${name}: the server says goodbye: ${message.because}`);
      return;
  }
  think();
}

/** The document is up to date. Commands without a result are sent again under the same id, so each is carried out at most once. */
function settled() {
  isCaughtUp = true;
  patience = 250;
  for (const message of unanswered.values()) socket.send(JSON.stringify(message));
  think();
}

/** Reasons for which a retry does not help. */
const HOPELESS = new Set(['protocol', 'noGuest', 'noSuchTable', 'watchingForbidden', 'nameTaken', 'closed']);

function refused({ re, refused: { because, rule = '', wait = 500 } }) {
  console.log(`${name}: ${unanswered.get(re)?.do ?? 'hello'} was refused: ${because} ${rule}`);
  unanswered.delete(re);
  if (HOPELESS.has(because)) process.exit(1);
  if (re !== null) setTimeout(think, wait);
}

function send(intent) {
  const message = { ...intent, id: randomUUID() };
  unanswered.set(message.id, message);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

// ------------------------------------------------------------------ what to do next

function think() {
  if (!isCaughtUp || unanswered.size > 0) return;
  const { phase, seats, kept, paused, asking, result } = doc.table;
  const { seat, guest } = doc.you;
  if (phase === 'over' || phase === 'closed') return leave(seats, result);
  if (phase === 'gathering') {
    const free = seats.findIndex((taken, at) => taken === null && (kept[at]?.guest ?? guest) === guest);
    // Our part of the seed: the table chose its secret before it knew this word.
    if (seat === null && free >= 0) send({ do: 'sit', seat: free, word: randomBytes(16).toString('hex') });
    if (seat !== null && !seats[seat].ready) {
      console.log(`${name}: sits at seat ${seat} and is ready.`);
      send({ do: 'ready', ready: true });
    }
    return;
  }
  if (seat === null || paused) return;
  if (seats[seat].standIn !== null) send({ do: 'takeBack' });
  else if (asking?.waitingFor.includes(seat)) send({ do: 'agree', asked: asking.asked });
  else if (doc.awaited.includes(seat)) send({ do: 'move', action: choose(doc), based: n });
}

function leave(seats, result) {
  const points = seats.map((taken, seat) => `${taken?.name} ${result?.points[seat]}`);
  console.log(
    result
      ? `${name}: over. ${points.join(', ')}. Won by seat ${result.winners.join(' and ')}.`
      : `${name}: the table was closed.`,
  );
  process.exit(0);
}

/** P.I. is played with a strategy, any other game by filling in offers at random. */
function choose({ offers, view, table: { form } }) {
  const action = form.title === 'pi' ? investigate(view) : undefined;
  if (action && offers.some(offer => fits(offer, action))) return action;
  if (action) console.log(`${name}: not offered: ${JSON.stringify(action)}`);
  return fill(pick(offers.filter(({ type }) => type !== 'assign' && type !== 'unassign')));
}

/** Whether an action fills in an offer: the same fields, each with the value of the offer or a value of its blank. */
const fits = (offer, action) =>
  Object.keys({ ...offer, ...action }).every(key => fitsBlank(resolved(offer[key], action), action[key]));

/** The blank that goes with the values of earlier fields, where it depends on them. */
const resolved = (asked, action) => (asked?.by === undefined ? asked : resolved(asked.cases[action[asked.by]], action));

function fitsBlank(asked, value) {
  if (typeof asked !== 'object' || asked === null) return asked === value;
  if ('oneOf' in asked) return asked.oneOf.includes(value);
  if ('someOf' in asked || 'listOf' in asked) {
    const left = [...(asked.someOf ?? asked.listOf)];
    const isLeft = item => left.includes(item) && left.splice(left.indexOf(item), 1).length === 1;
    return value.length >= asked.min && value.length <= asked.max && value.every(isLeft);
  }
  if ('between' in asked) return Number.isInteger(value) && value >= asked.between[0] && value <= asked.between[1];
  return value.trim() === value && [...value].length >= asked.text[0] && [...value].length <= asked.text[1];
}

const pick = list => list[Math.floor(Math.random() * list.length)];

/** Every blank of an offer, filled in somehow. */
function fill(offer) {
  const action = {};
  for (const [key, asked] of Object.entries(offer)) action[key] = fillBlank(resolved(asked, action));
  return action;
}

function fillBlank(asked) {
  if (typeof asked !== 'object' || asked === null) return asked;
  if ('oneOf' in asked) return pick(asked.oneOf);
  if ('someOf' in asked || 'listOf' in asked) return (asked.someOf ?? asked.listOf).slice(0, asked.min);
  if ('between' in asked) return asked.between[0];
  return 'x'.repeat(asked.text[0]);
}

// ------------------------------------------------------------------ P.I.

/** The map: the neighbours of each place, in the order of the places in the view. */
const NEXT_TO = {
  lakeside: ['forest-park', 'trocadero', 'little-italy'],
  'forest-park': ['ocean-drive', 'trocadero', 'lakeside'],
  'little-italy': ['lakeside', 'trocadero', 'central-station', 'chinatown'],
  trocadero: ['lakeside', 'forest-park', 'ocean-drive', 'main-street', 'central-station', 'little-italy'],
  'ocean-drive': ['forest-park', 'road-house', 'main-street', 'trocadero'],
  chinatown: ['little-italy', 'central-station', 'union-square'],
  'central-station': ['little-italy', 'trocadero', 'main-street', 'downtown', 'union-square', 'chinatown'],
  'main-street': ['trocadero', 'ocean-drive', 'road-house', 'ricks-cafe', 'downtown', 'central-station'],
  'road-house': ['ocean-drive', 'ricks-cafe', 'main-street'],
  'union-square': ['chinatown', 'central-station', 'downtown', 'waterfront'],
  downtown: ['central-station', 'main-street', 'ricks-cafe', 'skid-row', 'waterfront', 'union-square'],
  'ricks-cafe': ['main-street', 'road-house', 'skid-row', 'downtown'],
  waterfront: ['union-square', 'downtown', 'skid-row'],
  'skid-row': ['downtown', 'ricks-cafe', 'waterfront'],
};
const PLACES = Object.keys(NEXT_TO);
const KINDS = ['suspect', 'location', 'crime'];

/** Asks the question that leaves the fewest cases, and accuses when one case is left. */
function investigate({ me, open, hand }) {
  const lies = { suspect: open.suspects, location: PLACES, crime: open.crimes };
  const kindOf = card => KINDS.find(kind => lies[kind].includes(card));
  const placeOf = card => PLACES[lies[kindOf(card)].indexOf(card)];

  /** The reply about one kind in one place, for a given case. */
  const reply = (one, kind, place) => {
    const at = placeOf(one[kind]);
    return at === place ? 'disc' : NEXT_TO[place].includes(at) ? 'cube' : 'none';
  };
  const examine = (one, card) => reply(one, kindOf(card), placeOf(card));
  const send = (one, place, about) => {
    const all = about.map(kind => reply(one, kind, place));
    return {
      discs: all.filter(marker => marker === 'disc').length,
      cubes: all.filter(marker => marker === 'cube').length,
    };
  };
  const isSame = (one, other) => KINDS.every(kind => one[kind] === other[kind]);
  /** An investigator asks about the kinds for which its sender has no marker in that place. */
  const aboutFor = ({ replies, investigators }, place) =>
    investigators.some(one => one.place === place)
      ? []
      : KINDS.filter(kind => {
          const card = lies[kind][PLACES.indexOf(place)];
          return !replies.some(known => known.card === card && known.reply !== 'none');
        });

  // With answers by hand, the asked seat holds the case of the active seat.
  const { question } = open;
  if (question?.type === 'evidence') return { type: 'answerEvidence', reply: examine(hand, question.card) };
  if (question?.type === 'accusation') return { type: 'answerAccusation', right: isSame(hand, question.accused) };
  if (question)
    return {
      type: 'answerInvestigator',
      ...send(hand, question.place, aboutFor(open.solvers[open.turn], question.place)),
    };

  // No two seats share a card: our case contains neither the cards we hold nor those of solved cases.
  const solver = open.solvers[me];
  const others = [hand, ...open.solvers.map(({ case: shown }, seat) => (seat === me ? null : shown))];
  const free = kind => lies[kind].filter(card => card !== null && !others.some(other => other?.[kind] === card));
  const isPossible = one =>
    solver.replies.every(known => examine(one, known.card) === known.reply) &&
    solver.investigators.every(({ place, about, discs, cubes }) => {
      const would = send(one, place, about);
      return would.discs === discs && would.cubes === cubes;
    }) &&
    !solver.wrong.some(wrong => isSame(wrong, one));
  const cases = free('suspect')
    .flatMap(suspect =>
      free('location').flatMap(location => free('crime').map(crime => ({ suspect, location, crime }))),
    )
    .filter(isPossible);

  /** How many cases are left on average, when the replies are known. */
  const leftAfter = replyTo => {
    const sizes = new Map();
    for (const one of cases) sizes.set(replyTo(one), (sizes.get(replyTo(one)) ?? 0) + 1);
    return [...sizes.values()].reduce((sum, size) => sum + size * size, 0) / cases.length;
  };
  const questions = [
    ...open.display.map(card => ({ action: { type: 'examine', card }, left: leftAfter(one => examine(one, card)) })),
    ...(solver.left > 0 ? PLACES : []).map(place => {
      const about = aboutFor(solver, place);
      return {
        action: { type: 'investigate', place },
        left: leftAfter(one => JSON.stringify(send(one, place, about))),
      };
    }),
  ];
  const accusation = { action: { type: 'accuse', ...cases[0] }, left: cases.length };
  return questions.reduce((best, one) => (one.left < best.left ? one : best), accusation).action;
}

connect();
