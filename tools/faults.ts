/** A fault to plant in a source file, and the tests that must find it. */
export interface Fault {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
}

type FaultChange = readonly [find: string, replace: string];

const plantedIn = (file: string, tests: readonly string[], changes: readonly FaultChange[]): Fault[] =>
  changes.map(([find, replace]) => ({ file, find, replace, tests }));

/** Faults in luck, deals, offers, options and bots. Each is found by a test of `npm test`. */
export const FAULTS: readonly Fault[] = [
  ...plantedIn(
    'kernel/chance.ts',
    ['kernel/chance.test.ts'],
    [
      ['last > 0; last--', 'last > 1; last--'],
      ['const other = below(last + 1);', 'const other = below(last);'],
      ['const mixed = list.slice();', 'const mixed = list as T[];'],
      ['list[below(list.length)]', 'list[below(list.length - 1)]'],
      ['const fair = WORDS - (WORDS % limit);', 'const fair = WORDS;'],
      ['while (drawn >= fair)', 'while (drawn > fair)'],
      ['limit >= 1 && limit <= WORDS', 'limit >= 0 && limit <= WORDS'],
      ['Number.isInteger(limit) &&', 'limit > 0 &&'],
      ['rotate(Math.imul(b, 5), 7)', 'rotate(Math.imul(b, 5), 8)'],
      ['scramble() ^ beyond32Bits', 'scramble()'],
    ],
  ),
  ...plantedIn(
    'kernel/stream.ts',
    ['kernel/stream.test.ts'],
    [
      ['setBigUint64(4, BigInt(step), true)', 'setBigUint64(4, BigInt(step), false)'],
      ['setBigUint64(4, BigInt(step), true)', 'setBigUint64(4, BigInt(step % 256), true)'],
      ['      counter += 1;\n', ''],
      ['used: () => counter > 0', 'used: () => counter > 1'],
      ['      at = 0;\n', '      at = 1;\n'],
      ['words.getUint32(word * 4, true)', 'words.getUint32(word * 4)'],
    ],
  ),
  ...plantedIn(
    'kernel/deal.ts',
    ['kernel/deal.test.ts'],
    [
      ['bytesToHex(sha256(secret))', 'bytesToHex(secret)'],
      ['if (words.length === 0)', 'if (words.length < 0)'],
      ['concatBytes(secret, ...words.map(withLength))', 'concatBytes(secret, ...words.map(word => utf8ToBytes(word)))'],
      ['concatBytes(secret, ...words.map(withLength))', 'concatBytes(secret, ...words.toSorted().map(withLength))'],
      ['setUint32(0, bytes.length)', 'setUint32(0, word.length)'],
      ['`^[0-9a-f]{${2 * length}}$`', '`^[0-9a-f]{${length}}$`'],
    ],
  ),
  ...plantedIn(
    'kernel/blank.ts',
    ['kernel/offer.test.ts', 'kernel/dependent.test.ts'],
    [
      ['list.includes(value as Scalar) && !Object.is(value, -0)', 'list.includes(value as Scalar)'],
      ['value <= blank.between[1]', 'value < blank.between[1]'],
      ['value.length > Math.min(max, list.length)', 'value.length > list.length'],
      ['left.set(item, count - 1);', ''],
      ['value !== value.trim()', 'value !== value.trimStart()'],
      ['ways.slice(Math.max(0, min))', 'ways.slice(0)'],
      ['next[size + more] = (next[size + more] ?? 0) + before', 'next[size + more] = before'],
      ['blank.between[1] - blank.between[0] + 1);\n  if', 'blank.between[1] - blank.between[0]);\n  if'],
      ['characters.length > max', 'characters.length > 2 * max'],
    ],
  ),
  ...plantedIn(
    'kernel/offer.ts',
    ['kernel/offer.test.ts', 'kernel/dependent.test.ts'],
    [
      [
        'isBlank(asked) ? fills(asked, value, filled) : same(asked, value)',
        'isBlank(asked) ? fills(asked, value, action) : true',
      ],
      ['count > keys.length || !Object.hasOwn(action, key)', 'count > keys.length'],
      ['return count === keys.length && keys', 'return keys'],
      ['Array.isArray(value) ? value.slice() : value', 'value'],
      ['return rest === 0 ? 0 : waysToFill(blank) * rest;', 'return waysToFill(blank) * rest;'],
      ['valuesOf(blank).filter(isLeadingOn)', 'valuesOf(blank)'],
      ['return hasFields && countFrom', 'return countFrom'],
      ['if (waysToFill(asked) === 0) return false;', ''],
      ['Array.isArray(value) || value === undefined ? undefined : caseOf(blank, value)', 'caseOf(blank, value)'],
    ],
  ),
  ...plantedIn(
    'kernel/options.ts',
    ['kernel/options.test.ts'],
    [
      ['|| Array.isArray(sent)', ''],
      ["if (stray !== undefined) return { problem: 'unknownOption', option: stray };", ''],
      ['Object.hasOwn(sent, option) ? field(sent, option) : setting.usual', 'field(sent, option) ?? setting.usual'],
      ['put(options, option, copy(value));', 'put(options, option, value);'],
      ["if (!fillsBlank(setting.blank, value)) return { problem: 'badOption', option };", ''],
    ],
  ),
  ...plantedIn(
    'bots/search.ts',
    ['bots/search.test.ts'],
    [
      ['other.visits > best.visits ? other : best)).action', 'other.visits < best.visits ? other : best)).action'],
      ['&& !isOutOfTime()', '&& isOutOfTime()'],
      ['taken.gains += worth[taken.by] ?? 0;', 'taken.gains += worth[0] ?? 0;'],
      ['game.result(state)?.worth ??', 'game.result(state)?.ranks ??'],
      [
        'thinking.game.imagine(view, chance)',
        'thinking.game.imagine(view, { below: () => 0, pick: list => list[0] as never, shuffle: list => [...list] })',
      ],
      ['appeal(other) > appeal(best)', 'appeal(other) < appeal(best)'],
    ],
  ),
  ...plantedIn(
    'bots/random.ts',
    ['bots/random.test.ts'],
    [['chance.pick(offers)', 'offers[0] as (typeof offers)[number]']],
  ),
  ...plantedIn(
    'bots/bot-list.ts',
    ['bots/bot-list.test.ts', 'bots/random.test.ts'],
    [
      ['if (!game.awaited(view).includes(seat)) return null;', ''],
      ['tries < TRIES && isNoOp()', 'tries < 0 && isNoOp()'],
    ],
  ),
  ...plantedIn(
    'bots/queue.ts',
    ['bots/queue.test.ts'],
    [
      ['lane.spent = Math.max(lane.spent, level)', 'lane.spent = 0'],
      ['if (!busy.has(seat)) return item;', 'return item;'],
      ['one.item.since < other.item.since', 'one.item.since > other.item.since'],
      ['isLate === isOtherLate ? one.lane.spent < other.lane.spent : isLate', 'one.lane.spent < other.lane.spent'],
      ['lane.spent += took - cost;', 'lane.spent -= cost;'],
      ['if (!replaced) size += 1;', 'size += 1;'],
      ['lane.thinking.add(item.seat);', ''],
    ],
  ),
  ...plantedIn(
    'bots/bot-answer.ts',
    ['bots/bot-answer.test.ts'],
    [
      ['view: copy(view), offers: copy(offers)', 'view, offers'],
      ['if (!action) throw new Error(', 'if (false) throw new Error('],
      [
        'if (decided === null && !title.game.awaited(view).includes(seat)) return null;',
        'if (decided === null) return null;',
      ],
    ],
  ),
  ...plantedIn(
    'bots/disclosure.ts',
    ['bots/disclosure.test.ts'],
    [
      ['Math.max(0, bits - bias)', 'Math.max(0, bits)'],
      ['(row.get(hidden) ?? 0) + 1', '1'],
    ],
  ),
  ...plantedIn(
    'bots/simulated-time.ts',
    ['bots/simulated-time.test.ts'],
    [
      ['const PAUSE: Milliseconds = 10_000;', 'const PAUSE: Milliseconds = 30_000;'],
      ['one.at - other.at', 'other.at - one.at'],
    ],
  ),
];
