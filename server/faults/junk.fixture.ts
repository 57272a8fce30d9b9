import fc from 'fast-check';

/** This many samples, the same for the same seed. */
export const some = <Value>(arbitrary: fc.Arbitrary<Value>, count: number, seed: number): Value[] =>
  fc.sample(arbitrary, { numRuns: count, seed });

const COMMANDS = [
  ...'sit stand ready arrange seatBot clear takeHost start close move undo pause agree decline resume'.split(' '),
  ...'standIn takeBack leave pass rematch say mute hello __proto__ constructor toString hasOwnProperty do'.split(' '),
  '',
];

/** Keys and texts that careless code misreads. */
const tricky = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'length',
  '\u0000',
  '💥',
  '..',
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -1, max: 6 }) },
  tricky,
  fc.boolean(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.oneof(tricky, fc.string()), fc.jsonValue({ maxDepth: 2 })),
);

/** With own keys such as `__proto__`. */
const asText = (message: Readonly<Record<string, unknown>>): string =>
  `{${Object.entries(message)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one) ?? 'null'}`)
    .join(',')}}`;

const almostCommand = fc
  .record(
    {
      do: fc.constantFrom(...COMMANDS),
      id: fc.oneof({ weight: 8, arbitrary: fc.string({ minLength: 1, maxLength: 8 }) }, value),
      seat: value,
      word: value,
      ready: value,
      form: fc.oneof(
        value,
        fc.record({ title: fc.constant('pi'), seats: value, options: value }, { requiredKeys: [] }),
      ),
      bot: fc.oneof(fc.constantFrom('novice', 'random'), value),
      action: fc.oneof(value, fc.record({ type: fc.oneof(tricky, fc.constant('examine')), card: value })),
      based: value,
      asked: value,
      to: fc.oneof(fc.constantFrom('table', 'watchers'), value),
      text: value,
      guest: value,
      muted: value,
      protocol: value,
      table: value,
      ['__proto__']: value,
    },
    { requiredKeys: ['do', 'id'] },
  )
  .map(asText);

const deep = fc
  .record({ depth: fc.integer({ min: 100, max: 7_000 }), open: fc.constantFrom('[', '{"a":') })
  .map(({ depth, open }) => open.repeat(Math.min(depth, Math.floor(14_000 / open.length))));

/** Text frames: almost valid, invalid, and everything between. None is too large. */
export const junkText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 12, arbitrary: almostCommand },
    { weight: 3, arbitrary: fc.json({ maxDepth: 6 }) },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 500 }) },
    { weight: 1, arbitrary: deep },
    {
      weight: 1,
      arbitrary: deep.map(nested => `{"do":"move","id":"deep","based":1,"action":${nested}0${closing(nested)}}`),
    },
    { weight: 1, arbitrary: fc.constant(`{"do":"say","id":"long","to":"table","text":"${'a'.repeat(12_000)}"}`) },
  )
  .filter(text => Buffer.byteLength(text) <= 16_000 && text.isWellFormed());

const closing = (nested: string): string =>
  nested.startsWith('[') ? ']'.repeat(nested.length) : '}'.repeat(nested.length / 5);

/** Bodies of requests. */
export const junkBody: fc.Arbitrary<string> = fc.oneof(
  almostCommand,
  deep,
  fc.json({ maxDepth: 4 }),
  fc.record({ name: value, ['__proto__']: value }, { requiredKeys: [] }).map(asText),
  fc
    .record(
      { title: fc.constant('pi'), seats: value, options: value, turnClock: value, language: value, constructor: value },
      { requiredKeys: [] },
    )
    .map(asText),
  fc.string({ unit: 'binary' }),
  fc.constant(`{"name":"${'n'.repeat(20_000)}"}`),
);

export const junkBytes = fc.uint8Array({ minLength: 1, maxLength: 2_000 }).map(bytes => Buffer.from(bytes));

/** Almost valid request lines. */
export const junkRequest = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'TRACE', 'CONNECT', 'get', 'G E T', ''),
    path: fc.oneof(
      fc.constantFrom(
        '/',
        '*',
        '/api/me',
        '/api/tables',
        '/api/tables/%',
        '/api/tables/%00',
        '/../../etc/passwd',
        '//x',
      ),
      fc.constantFrom('http://elsewhere.example/', '/api/codes/%F0%9F%92%A5', '/t/%ff%fe', `/${'a'.repeat(3_000)}`),
      fc.constantFrom('/api/tables/__proto__', '/api/tables/constructor/record', '/api/me/matches?before=__proto__'),
    ),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'ICY'),
    headers: fc.array(
      fc.constantFrom(
        'Host: here.example',
        'Host: a\r\nHost: b',
        'Content-Length: 5\r\nTransfer-Encoding: chunked',
        'Content-Length: -1',
        'Content-Length: 99999999999',
        'Transfer-Encoding: chunked\r\n\r\nZZ',
        `X-Long: ${'x'.repeat(20_000)}`,
        'Cookie: parlour=\u0001\u0002; parlour=x; __proto__=1; =; ;;;',
        `Cookie: parlour=${'A'.repeat(500)}`,
        'Authorization: Bearer ../../..',
        'Authorization: Bearer',
        'X-Forwarded-For: 1.2.3.4, __proto__, ::1',
        'Origin: https://evil.example',
        'Content-Type: application/json; charset=utf-9',
        'Expect: 200-ok',
        'Upgrade: h2c',
        ' folded: header',
        'no colon',
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ method, path, version, headers }) => [`${method} ${path} ${version}`, ...headers, '', ''].join('\r\n'));
