import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Who counts as one stranger. A household has one IPv4 address, but 2^64 of IPv6: those count as one.
 * Sockets for both write IPv4 addresses into IPv6 ones; those are read as what they are.
 */
export function strangerAt(address: string): string {
  const read = parsed(address);
  if (!read) return 'elsewhere';
  if (read instanceof ipaddr.IPv4) return read.toString();
  const network = read.parts.slice(0, 4).map(part => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** An IPv4 address that is written as IPv6 is IPv4. Undefined: it is no address. */
function parsed(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [bare = ''] = address.split('%', 1);
  return isIP(bare) ? ipaddr.process(bare) : undefined;
}

/** A larger network around an address: of 24 bits for IPv4, of 48 bits for IPv6, which one customer may have. */
export function networkAt(address: string): string {
  const stranger = strangerAt(address);
  if (isIPv4(stranger)) return `${stranger.split('.', 3).join('.')}.0/24`;
  return stranger.endsWith('::/64') ? `${stranger.split(':', 3).join(':')}::/48` : stranger;
}

/** Whether a request comes from the machine we run on. A proxy on it that is not trusted makes everybody look so. */
export const isHere = (address: string): boolean => parsed(address)?.range() === 'loopback';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Whether a server that listens there is reached by others. */
export const isEverywhere = (host: string): boolean => EVERYWHERE.has(host);

/** By which addresses others nearby reach this machine. */
export const addressesHere = (): string[] =>
  Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
