import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw TCP connection. */
export interface RawSocket {
  readonly socket: Socket;
  /** Everything received so far. */
  readonly heard: string;
  /** Resolves when something was received, or the server has disconnected. */
  readonly answered: Promise<unknown>;
  /** Resolves when the server has disconnected. */
  readonly closed: Promise<unknown>;
}

export async function openRawSocket(port: number): Promise<RawSocket> {
  const socket = connect({ port, host: '127.0.0.1' });
  let heard = '';
  socket.on('error', () => {}); // 'close' follows
  const closed = new Promise(resolve => {
    socket.on('close', resolve);
  });
  const answered = new Promise(resolve => {
    socket.on('data', data => resolve((heard += data.toString('latin1'))));
  });
  await once(socket, 'connect');
  return {
    socket,
    get heard() {
      return heard;
    },
    answered: Promise.race([answered, closed]),
    closed,
  };
}

/** An upgrade request with some headers changed; null removes one. */
export function upgradeRequest(changes: Readonly<Record<string, string | null>> = {}): string {
  const headers: Readonly<Record<string, string | null>> = {
    Host: '127.0.0.1',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...changes,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return ['GET /api/play HTTP/1.1', ...lines, '', ''].join('\r\n');
}

interface Frame {
  /** The first byte: FIN, three reserved bits, and the opcode. */
  readonly first: number;
  readonly payload?: Uint8Array;
  readonly isMasked?: boolean;
  /** A false length. */
  readonly claims?: bigint;
}

/** One frame, valid or not by RFC 6455. */
export function frameOf({ first, payload = new Uint8Array(), isMasked = true, claims }: Frame): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const length = claims ?? BigInt(payload.length);
  const head =
    length < 126n
      ? Buffer.from([first, mask | Number(length)])
      : Buffer.concat([Buffer.from([first, mask | 127]), bigEndian(length)]);
  if (!isMasked) return Buffer.concat([head, payload]);
  const key = randomBytes(4);
  return Buffer.concat([head, key, payload.map((byte, at) => byte ^ (key[at % 4] ?? 0))]);
}

function bigEndian(length: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(length);
  return bytes;
}

const TEXT = 0x81;

export const textFrame = (message: object): Buffer =>
  frameOf({ first: TEXT, payload: Buffer.from(JSON.stringify(message)) });

/** A WebSocket that has sent a hello and reads nothing from then on. */
export async function dialDeaf(port: number, hello: object): Promise<RawSocket> {
  const line = await openRawSocket(port);
  line.socket.write(upgradeRequest());
  await line.answered;
  if (!line.heard.startsWith('HTTP/1.1 101')) {
    line.socket.destroy();
    return line;
  }
  line.socket.pause();
  line.socket.write(textFrame(hello));
  return line;
}

/** Frames after which a server must close the connection. */
export const BROKEN_FRAMES: readonly Buffer[] = [
  frameOf({ first: TEXT, payload: Buffer.from([0xc3, 0x28, 0xff]) }), // invalid UTF-8
  frameOf({ first: TEXT, payload: Buffer.from('{}'), isMasked: false }),
  frameOf({ first: 0xc1, payload: Buffer.from('{}') }), // compressed without agreement
  frameOf({ first: 0x83, payload: Buffer.from('{}') }), // an unknown opcode
  frameOf({ first: 0x80, payload: Buffer.from('{}') }), // a continuation without a start
  frameOf({ first: 0x09 }), // a fragmented ping
  frameOf({ first: 0x89, payload: Buffer.alloc(126) }), // a ping that is too long
  frameOf({ first: 0x88, payload: Buffer.from([0x03]) }), // half a close code
  frameOf({ first: 0x88, payload: Buffer.from([0x00, 0x01]) }), // an invalid close code
  frameOf({ first: TEXT, claims: 2n ** 62n }),
  frameOf({ first: TEXT, claims: 17n * 1024n }), // longer than allowed
  Buffer.concat([
    frameOf({ first: 0x01, payload: Buffer.alloc(9_000, 'a') }),
    frameOf({ first: 0x80, payload: Buffer.alloc(9_000, 'a') }), // fragmented and longer than allowed
  ]),
  Buffer.concat([frameOf({ first: 0x01 }), frameOf({ first: TEXT, payload: Buffer.from('{}') })]), // a text within a fragmented text
];
