import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';
import type { Scheme } from './cookies.ts';

/** The client of a request, as far as its headers are trusted. */
export interface RequestSource {
  readonly address: string;
  readonly scheme: Scheme;
  /** Whether it was forwarded by an untrusted proxy. */
  readonly isUntrusted: boolean;
}

type Trust = (address: string, hop: number) => boolean;

/** The same check as Fastify's trustProxy; upgraded sockets never become a Fastify request. */
function trust(trusted: Config['trustProxy']): Trust {
  if (trusted === null) return () => false;
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : proxyAddr.compile([...trusted]);
}

/** Finds the client of a request. Forwarding headers count only as far as proxies are trusted. */
export function sources(trusted: Config['trustProxy']): (request: IncomingMessage) => RequestSource {
  const isTrusted = trust(trusted);
  return request => {
    const { headers } = request;
    if (!isTrusted(request.socket.remoteAddress ?? '', 0)) {
      const isUntrusted = [headers['x-forwarded-for'], headers.forwarded, headers.via].some(Boolean);
      return { address: request.socket.remoteAddress ?? '', scheme: 'http', isUntrusted };
    }
    const scheme = lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    return { address: proxyAddr(request, isTrusted), scheme, isUntrusted: false };
  };
}

/** Whether an address is that of a trusted proxy. */
export function proxiesAmong(trusted: Config['trustProxy']): (address: string) => boolean {
  const isTrusted = trust(trusted);
  return address => isTrusted(address, 0);
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header].flat().join().split(',').at(-1)?.trim();
