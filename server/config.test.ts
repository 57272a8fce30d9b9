import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Config, readConfig, SETTINGS } from './config.ts';
import type { Rate } from './limits.ts';

/** One setting, as this environment leaves it. */
function settingIn<Key extends keyof Config>(key: Key, value: string): Config[Key] | string {
  const read = readConfig({ [SETTINGS[key].variable]: value });
  return 'problem' in read ? read.problem : read.config[key];
}

describe('without any variable', () => {
  test('everything is as usual', () => {
    expect(readConfig({})).toEqual({
      config: {
        port: 8080,
        host: '0.0.0.0',
        publicUrl: null,
        basePath: '',
        origins: [],
        trustProxy: null,
        data: 'data/parlour.db',
        store: null,
        durability: 'full',
        dataLimitMb: 'auto',
        log: 'info',
        metrics: 'local',
        botThreads: 1,
        address: null,
        botPaceMs: { from: 800, to: 2500 },
        botPatienceMs: 10_000,
        graceSeconds: 60,
        tablesPerGuest: 20,
        socketsPerGuest: 20,
        socketsPerAddress: 500,
        connectionsPerAddress: 500,
        connections: 10_000,
        idleMinutes: 15,
        abandonedHours: 72,
        keepDays: null,
        requestRate: { burst: 600, perSecond: 10 },
        guestRate: { burst: 60, perSecond: 1 / 60 },
        codeRate: { burst: 30, perSecond: 0.5 },
        wrongCodeRate: { burst: 600, perSecond: 10 },
        socketRate: { burst: 120, perSecond: 2 },
        tableRate: { burst: 30, perSecond: 30 / 3600 },
        messageRate: { burst: 50, perSecond: 50 },
        chatRate: { burst: 20, perSecond: 20 / 60 },
      },
    });
  });

  test('and ignores empty variables, unrelated ones and those of tests', () => {
    const empty = Object.fromEntries(Object.values(SETTINGS).map(({ variable }) => [variable, ' ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
    expect(readConfig({ PORT: '1', PATH: '/bin', PARLOUR: 'x', PARLOUR_RUNS: '9', PARLOUR_PORT: undefined })).toEqual(
      readConfig({}),
    );
  });
});

// Checked by the compiler: the types list the possible values of a setting.
expectTypeOf<Config['port']>().toEqualTypeOf<number>();
expectTypeOf<Config['durability']>().toEqualTypeOf<'full' | 'normal'>();
expectTypeOf<Config['publicUrl']>().toEqualTypeOf<string | null>();
expectTypeOf<Config['chatRate']>().toEqualTypeOf<Rate | null>();
expectTypeOf<Config['trustProxy']>().toEqualTypeOf<number | readonly string[] | null>();

describe('a variable', () => {
  test.each([
    ['port', '0', 0],
    ['port', ' 65535 ', 65_535],
    ['host', '::', '::'],
    ['host', '127.0.0.1', '127.0.0.1'],
    ['host', 'parlour.lan', 'parlour.lan'],
    ['publicUrl', 'https://Play.example.org:443/', 'https://play.example.org'],
    ['publicUrl', 'http://[::1]:8080', 'http://[::1]:8080'],
    ['origins', 'https://a.example, http://localhost:5173', ['https://a.example', 'http://localhost:5173']],
    ['trustProxy', 'off', null],
    ['trustProxy', '1', 1],
    ['trustProxy', '127.0.0.1', ['127.0.0.1']],
    ['trustProxy', 'loopback, 10.0.0.0/8, fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
    ['data', '/var/lib/parlour/tables.db', '/var/lib/parlour/tables.db'],
    ['durability', 'normal', 'normal'],
    ['dataLimitMb', '2048', 2048],
    ['log', 'silent', 'silent'],
    ['metrics', 'off', 'off'],
    ['botPaceMs', '0-0', { from: 0, to: 0 }],
    ['chatRate', 'off', null],
    ['chatRate', '5/s', { burst: 5, perSecond: 5 }],
    ['chatRate', '6/min', { burst: 6, perSecond: 0.1 }],
    ['chatRate', '36/h', { burst: 36, perSecond: 0.01 }],
  ] as const)('%s may be %j', (key, text, value) => {
    expect(settingIn(key, text)).toEqual(value);
  });

  test.each([
    ['port', ['80a', '-1', '65536', '8080.0', '1e3', '0x50', '99999999999']],
    ['host', ['a b', 'http://localhost', '-x', '1.2.3.4/8', '[::1]']],
    [
      'publicUrl',
      ['play.example.org', 'ftp://a.example', 'https://a.example/games', 'https://a@b.example', 'null', '*'],
    ],
    [
      'origins',
      ['*', 'https://a.example/x', 'https://a.example,,http://b.example', 'https://a.example;http://b.example'],
    ],
    ['trustProxy', ['on', 'true', '0', '17', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.lan', '1.2.3.4,']],
    ['data', ['a\0b']],
    ['durability', ['Full', 'none', 'off']],
    ['dataLimitMb', ['0', '15', '1 GB']],
    ['log', ['verbose', 'INFO']],
    ['metrics', ['yes', 'public']],
    ['botThreads', ['0', '65', 'all']],
    ['botPaceMs', ['800', '2500-800', '1-2-3', '-5', '800-', 'fast', '0-60001']],
    ['graceSeconds', ['60s', '-1']],
    ['chatRate', ['20', '0/s', '20/day', '20/s/s', '/s', '1.5/s', '20 / min']],
  ] as const)('%s is refused in one sentence that says what it may be', (key, texts) => {
    const { variable, may } = SETTINGS[key];
    expect(texts.map(text => settingIn(key, text))).toEqual(
      texts.map(text => `${variable} is ${JSON.stringify(text)}, but may only be ${may}.`),
    );
  });

  test('of great length is cut in the message', () => {
    expect(settingIn('port', 'x'.repeat(5000))).toBe(
      `PARLOUR_PORT is "${'x'.repeat(60)}…", but may only be a whole number from 0 to 65535.`,
    );
  });

  test.each([
    ['PARLOUR_PROT', 'PARLOUR_PORT'],
    ['PARLOUR_DATABASE', 'PARLOUR_DATA'],
    ['PARLOUR_URL', 'PARLOUR_PUBLIC_URL'],
    ['PARLOUR_PROXY', 'PARLOUR_TRUST_PROXY'],
    ['PARLOUR_ORIGIN', 'PARLOUR_ORIGINS'],
    ['PARLOUR_LOG_LEVEL', 'PARLOUR_LOG'],
    ['PARLOUR_RATE_CHATS', 'PARLOUR_RATE_CHAT'],
    ['PARLOUR_TRUSTPROXY', 'PARLOUR_TRUST_PROXY'],
    ['PARLOUR_BOTTHREADS', 'PARLOUR_BOT_THREADS'],
  ])('%s is unknown; %s is meant', (name, meant) => {
    expect(readConfig({ [name]: '1' })).toEqual({
      problem: `${name} is no setting; did you mean ${meant}? docs/hosting.md lists them all.`,
    });
  });
});

describe('every setting', () => {
  test.each(Object.values(SETTINGS))('$variable is explained in one line, and its default is valid', one => {
    expect(one.variable).toMatch(/^PARLOUR_[A-Z]+(_[A-Z]+)*$/);
    expect(one.meaning).toMatch(/^[^\n|]{10,}[^.]$/);
    expect(one.may).not.toContain('|');
    expect(one.read(one.usual)).toBeDefined();
  });

  test('has its own variable', () => {
    const variables = Object.values(SETTINGS).map(({ variable }) => variable);
    expect(new Set(variables).size).toBe(variables.length);
  });
});
