import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROTOCOL } from './protocol.ts';
import { readMessage } from './connection.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

const read = (sent: unknown): ReturnType<typeof readMessage> => readMessage(JSON.stringify(sent));

describe('a message', () => {
  test.each([
    { do: 'hello', protocol: PROTOCOL, table: 'abc' },
    { do: 'hello', protocol: PROTOCOL, table: 'abc', token: 't', since: 4, watchersSince: 0, offers: true },
    { do: 'hello', protocol: PROTOCOL, table: 'abc', as: 'audience' },
    { id: '1', do: 'sit', seat: 0, word: 'w' },
    { id: '1', do: 'stand' },
    { id: '1', do: 'ready', ready: false },
    { id: '1', do: 'arrange', form: null },
    { id: '1', do: 'seatBot', seat: 3, bot: 'novice' },
    { id: '1', do: 'clear', seat: 3 },
    { id: '1', do: 'takeHost' },
    { id: '1', do: 'start' },
    { id: '1', do: 'close' },
    { id: '1', do: 'move', action: { type: 'x' }, based: 7 },
    { id: '1', do: 'undo', based: 7 },
    { id: '1', do: 'pause' },
    { id: '1', do: 'agree', asked: 7 },
    { id: '1', do: 'decline', asked: 7 },
    { id: '1', do: 'resume' },
    { id: '1', do: 'standIn', seat: 1, bot: 'novice' },
    { id: '1', do: 'takeBack' },
    { id: '1', do: 'leave' },
    { id: '1', do: 'pass' },
    { id: '1', do: 'rematch' },
    { id: '1', do: 'say', to: 'watchers', text: 'hm' },
    { id: '1', do: 'mute', guest: 'g', muted: true },
  ])('is read as it was sent: %j', message => {
    expect(read(message)).toEqual({ ok: true, message });
    expect(read({ ...message, more: 'nobody asked for' })).toEqual({ ok: true, message });
  });

  test.each([
    ['', null, { because: 'malformed' }],
    ['{', null, { because: 'malformed' }],
    ['null', null, { because: 'malformed' }],
    ['[]', null, { because: 'malformed' }],
    ['{}', null, { because: 'badField', field: 'id' }],
    ['{"id":""}', null, { because: 'badField', field: 'id' }],
    [`{"id":"${'x'.repeat(65)}","do":"stand"}`, null, { because: 'badField', field: 'id' }],
    ['{"id":7,"do":"stand"}', null, { because: 'badField', field: 'id' }],
    ['{"id":"1"}', '1', { because: 'unknownIntent' }],
    ['{"id":"1","do":"constructor"}', '1', { because: 'unknownIntent' }],
    ['{"id":"1","do":"sit","seat":-1,"word":""}', '1', { because: 'badField', field: 'seat' }],
    ['{"id":"1","do":"sit","seat":1.5,"word":""}', '1', { because: 'badField', field: 'seat' }],
    ['{"id":"1","do":"sit","seat":1e99,"word":""}', '1', { because: 'badField', field: 'seat' }],
    ['{"id":"1","do":"sit","seat":1}', '1', { because: 'badField', field: 'word' }],
    ['{"id":"1","do":"move","based":1}', '1', { because: 'badField', field: 'action' }],
    ['{"id":"1","do":"say","to":"me","text":""}', '1', { because: 'badField', field: 'to' }],
    [`{"id":"1","do":"say","to":"table","text":"${'x'.repeat(4097)}"}`, '1', { because: 'badField', field: 'text' }],
    ['{"do":"hello","table":"t"}', null, { because: 'protocol' }],
    ['{"do":"hello","protocol":1,"table":"t","as":0}', null, { because: 'badField', field: 'as' }],
    [`{"do":"hello","protocol":${PROTOCOL + 1},"table":"t"}`, null, { because: 'protocol' }],
    [`{"do":"hello","protocol":${PROTOCOL}}`, null, { because: 'badField', field: 'table' }],
    [`{"do":"hello","protocol":${PROTOCOL},"table":"t","since":-1}`, null, { because: 'badField', field: 'since' }],
  ])('is none: %s', (text, id, refused) => {
    expect(readMessage(text)).toEqual({ ok: false, id, refused });
  });

  test('whatever arrives, there is an answer', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ do: fc.oneof(fc.string(), fc.constantFrom('hello', 'move', 'say')), id: fc.anything() })
        .map(sent => JSON.stringify(sent)),
    );
    fc.assert(
      fc.property(anything, text => {
        const reading = readMessage(text);
        expect(reading.ok || reading.refused.because.length > 0).toBe(true);
      }),
      { numRuns },
    );
    expect(readMessage('['.repeat(100_000))).toMatchObject({ ok: false });
    expect(
      readMessage(`{"id":"1","do":"move","based":1,"action":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    ).toMatchObject({ ok: true });
  });
});
