import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The key by which clients are limited. A household has one IPv4 address but 2^64 of IPv6, which count as one. IPv4
 * addresses written as IPv6 count as IPv4.
 */
export function strangerAt(address: string): string {
  const read = parsed(address);
  if (!read) return 'elsewhere';
  if (read instanceof ipaddr.IPv4) return read.toString();
  const network = read.parts.slice(0, 4).map(part => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** IPv4 addresses written as IPv6 are IPv4. Undefined: not an address. */
function parsed(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [bare = ''] = address.split('%', 1);
  return isIP(bare) ? ipaddr.process(bare) : undefined;
}

/** The larger network of an address: 24 bits for IPv4, 48 bits for IPv6, which one customer may have. */
export function networkAt(address: string): string {
  const stranger = strangerAt(address);
  if (isIPv4(stranger)) return `${stranger.split('.', 3).join('.')}.0/24`;
  return stranger.endsWith('::/64') ? `${stranger.split(':', 3).join(':')}::/48` : stranger;
}

/** Whether a request comes from this machine. Behind an untrusted local proxy, every request seems to. */
export const isHere = (address: string): boolean => parsed(address)?.range() === 'loopback';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Whether a server listening on this host can be reached by others. */
export const isEverywhere = (host: string): boolean => EVERYWHERE.has(host);

/** The addresses of this machine on its local networks. */
export const addressesHere = (): string[] =>
  Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
