import { isIP, isIPv6 } from 'node:net';
import type { Rate } from './limits.ts';
import { originIn } from './origin.ts';
import { readAddress } from './store/postgres-address.ts';

/** A type of setting: its description, and a parser that returns undefined for invalid values. */
export interface SettingKind<Value> {
  readonly may: string;
  /** Whether a value may hold a password, so that it is never shown. */
  readonly isSecret?: boolean;
  read(text: string): Value | undefined;
}

export const whole = (from: number, to: number): SettingKind<number> => ({
  may: `a whole number from ${from} to ${to}`,
  read: text => (/^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined),
});

export const wordSetting = <const Words extends readonly string[]>(...words: Words): SettingKind<Words[number]> => ({
  may: `one of ${words.join(', ')}`,
  read: text => words.find(word => word === text),
});

/** Null: off. */
export const orOff = <Value>({ may, read }: SettingKind<Value>): SettingKind<Value | null> => ({
  may: `${may}, or off`,
  read: text => (text === 'off' ? null : read(text)),
});

export const orAuto = <Value>({ may, read }: SettingKind<Value>): SettingKind<Value | 'auto'> => ({
  may: `${may}, or auto`,
  read: text => (text === 'auto' ? text : read(text)),
});

/** Null: not set. */
export const orNothing = <Value>({ may, read, isSecret = false }: SettingKind<Value>): SettingKind<Value | null> => ({
  may: `${may}, or nothing`,
  isSecret,
  read: text => (text === '' ? null : read(text)),
});

/** A list, separated by commas. */
export const listSetting = <Value>({ may, read }: SettingKind<Value>): SettingKind<readonly Value[]> => ({
  may: `a list with commas, each ${may}`,
  read(text) {
    const parts = text === '' ? [] : text.split(',').map(part => read(part.trim()));
    const values = parts.filter(value => value !== undefined);
    return values.length === parts.length ? values : undefined;
  },
});

export const path: SettingKind<string> = {
  may: 'the path of a file',
  read: text => (text === '' || text.includes('\0') ? undefined : text),
};

/** Without a slash at its end; empty: the root. */
export const basePath: SettingKind<string> = {
  may: 'a path such as /parlour, or nothing',
  read: text => (text === '' || /^(\/[\w.~-]+)+\/?$/.test(text) ? text.replace(/\/$/, '') : undefined),
};

export const database: SettingKind<string> = {
  may: 'a URL such as postgres://user:password@host:5432/database',
  isSecret: true,
  read: readAddress,
};

export const hostName: SettingKind<string> = {
  may: 'an address or the name of a host',
  read: text => (isIP(text) || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(text) ? text : undefined),
};

export const origin: SettingKind<string> = {
  may: 'a URL of scheme, host and perhaps port, such as https://play.example.org',
  read: originIn,
};

/** Milliseconds, from and to. */
export const span = (most: number): SettingKind<{ readonly from: number; readonly to: number }> => ({
  may: `two numbers of milliseconds up to ${most}, such as 800-2500`,
  read(text) {
    const [from, to, ...more] = text.split('-').map(whole(0, most).read);
    return from === undefined || to === undefined || more.length > 0 || from > to ? undefined : { from, to };
  },
});

const SECONDS: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['min', 60],
  ['h', 3600],
]);

/** A number of requests per time; all of them may come at once. */
export const rate: SettingKind<Rate> = {
  may: 'a number per s, min or h, such as 30/min',
  read(text) {
    const [count = '', unit = '', ...more] = text.split('/');
    const [burst, seconds] = [whole(1, 1_000_000).read(count), SECONDS.get(unit)];
    return burst === undefined || seconds === undefined || more.length > 0
      ? undefined
      : { burst, perSecond: burst / seconds };
  },
};

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a CIDR range, or the name of a kind of network. */
const network: SettingKind<string> = {
  may: `an address, a network such as 10.0.0.0/8, or one of ${NETWORKS.join(', ')}`,
  read(text) {
    if (NETWORKS.includes(text)) return text;
    const [address = '', bits, ...more] = text.split('/');
    if (!isIP(address) || more.length > 0) return undefined;
    // Zero bits would trust everybody.
    return bits === undefined || whole(1, isIPv6(address) ? 128 : 32).read(bits) !== undefined ? text : undefined;
  },
};

/** The number of proxies, or their addresses. */
export const proxies: SettingKind<number | readonly string[]> = {
  may: `${whole(1, 16).may} (of proxies), or ${listSetting(network).may}`,
  read: text => whole(1, 16).read(text) ?? (text === '' ? undefined : listSetting(network).read(text)),
};
