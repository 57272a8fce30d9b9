import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Config } from './config.ts';
import type { Scheme } from './cookies.ts';

/** Where a request came from, as far as it can be believed. */
export interface Source {
  readonly address: string;
  readonly scheme: Scheme;
  /** Whether a proxy says that it only passes this on, and is not believed. */
  readonly isDoubtful: boolean;
}

/** How to find out where a request came from: what proxies say counts only as far as they are trusted. */
export function sources(trusted: Config['trustProxy']): (request: IncomingMessage) => Source {
  const isTrusted = trust(trusted);
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress ?? '';
    const forwarded = listIn(headers['x-forwarded-for']);
    if (!isTrusted(peer, 0)) {
      const isDoubtful = forwarded.length > 0 || headers.forwarded !== undefined || headers.via !== undefined;
      return { address: peer, scheme: 'http', isDoubtful };
    }
    const [proto] = listIn(headers['x-forwarded-proto']).slice(-1);
    return {
      address: nearestStranger(peer, forwarded, isTrusted),
      scheme: proto === 'https' ? 'https' : 'http',
      isDoubtful: false,
    };
  };
}

/** Whether an address is that of a trusted proxy. */
export function proxiesAmong(trusted: Config['trustProxy']): (address: string) => boolean {
  const isTrusted = trust(trusted);
  return address => isTrusted(address, 0);
}

/** Every proxy adds whom it speaks for at the end: from there back, the first that is no trusted proxy is the stranger. */
function nearestStranger(peer: string, forwarded: readonly string[], isTrusted: Trust): string {
  let address = peer;
  for (const [hop, next] of forwarded.toReversed().entries()) {
    if (!isTrusted(address, hop) || !isIP(next)) return address;
    address = next;
  }
  return address;
}

type Trust = (address: string, hop: number) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', LOOPBACK],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

function trust(trusted: Config['trustProxy']): Trust {
  if (trusted === null) return () => false;
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  const list = new BlockList();
  for (const network of trusted.flatMap(one => NAMED.get(one) ?? [one])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return address => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const listIn = (header: string | string[] | undefined): string[] =>
  (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
