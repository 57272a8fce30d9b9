import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Who counts as one stranger. A household has one IPv4 address, but 2^64 of IPv6: those count as one.
 * Sockets for both write IPv4 addresses into IPv6 ones; those are read as what they are.
 */
export function strangerAt(address: string): string {
  const bare = withoutZone(address);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'elsewhere';
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
}

/** A larger network around an address: of 24 bits for IPv4, of 48 bits for IPv6, which one customer may have. */
export function networkAt(address: string): string {
  const stranger = strangerAt(address);
  if (isIPv4(stranger)) return `${stranger.split('.', 3).join('.')}.0/24`;
  return stranger.endsWith('::/64') ? `${stranger.split(':', 3).join(':')}::/48` : stranger;
}

const HERE = new BlockList();
HERE.addSubnet('127.0.0.0', 8, 'ipv4');
HERE.addAddress('::1', 'ipv6');

/** Whether a request comes from the machine we run on. A proxy on it that is not trusted makes everybody look so. */
export function isHere(address: string): boolean {
  const bare = withoutZone(address);
  return HERE.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Whether a server that listens there is reached by others. */
export const isEverywhere = (host: string): boolean => EVERYWHERE.has(host);

/** By which addresses others nearby reach this machine. */
export const addressesHere = (): string[] =>
  Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );

const withoutZone = (address: string): string => address.split('%', 1)[0] ?? '';

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [numbersIn(head), numbersIn(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

const numbersIn = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap(group => (group.includes('.') ? pairOf(group) : Number.parseInt(group, 16)));

/** An IPv4 address at the end of an IPv6 one. */
function pairOf(address: string): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
