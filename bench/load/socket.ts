import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** The client's end of a WebSocket. */
export interface LoadSocket {
  /** Text if it is a string, else binary. */
  send(payload: string | Buffer): void;
  close(): void;
}

export interface DialOptions {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Every message, with the bytes of its frame. The payload is overwritten when this returns. */
  hear(payload: Buffer, bytes: number, line: LoadSocket): void;
  /** Called when the connection is lost. */
  lost?(problem: string): void;
}

// A load generator must cost less than the servers it measures. This speaks just enough WebSocket for servers that
// send whole, unmasked, uncompressed messages, reads into one buffer for all sockets, and copies nothing.

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

const incoming = Buffer.allocUnsafe(1 << 20);
/** Any non-zero key, so that the server must unmask. */
const mask = randomBytes(4).map(byte => byte | 1);

export function openLoadSocket({ port, path, headers = {}, hear, lost }: DialOptions): Promise<LoadSocket> {
  return new Promise((resolve, reject) => {
    let isOpen = false;
    let isOver = false;
    let rest: Buffer | undefined; // of an incomplete frame

    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: incoming, callback: receive } });
    const line: LoadSocket = {
      send: payload => void socket.write(frame(typeof payload === 'string' ? TEXT : BINARY, Buffer.from(payload))),
      close() {
        isOver = true;
        socket.destroy();
      },
    };
    const isHearing = (): boolean => !isOver;
    const fail = (problem: string): void => {
      if (isOver) return;
      line.close();
      if (isOpen && lost) return lost(problem);
      const error = new Error(`${path}: ${problem}`);
      if (isOpen) throw error;
      reject(error);
    };

    function receive(length: number): boolean {
      const came = incoming.subarray(0, length);
      let data: Buffer = rest ? Buffer.concat([rest, came]) : came;
      rest = undefined;
      if (!isOpen) {
        const end = data.indexOf('\r\n\r\n');
        if (end !== -1 && !data.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
          fail(data.toString('latin1', 0, end));
          return false;
        }
        isOpen = end !== -1;
        if (isOpen) resolve(line);
        data = isOpen ? data.subarray(end + 4) : data;
      }
      if (isOpen) data = readFrames(data);
      if (data.length > 0) rest = Buffer.from(data);
      return true;
    }

    /** The rest after the last complete frame. */
    function readFrames(data: Buffer): Buffer {
      let at = 0;
      while (isHearing() && data.length >= at + 2) {
        const short = (data[at + 1] ?? 0) & 0x7f;
        const header = short < 126 ? 2 : short === 126 ? 4 : 10;
        if (data.length < at + header) break;
        const length =
          short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
        const end = at + header + length;
        if (data.length < end) break;
        read((data[at] ?? 0) & 0xf, data.subarray(at + header, end), end - at);
        at = end;
      }
      return data.subarray(at);
    }

    function read(kind: number, payload: Buffer, bytes: number): void {
      if (kind === TEXT || kind === BINARY) hear(payload, bytes, line);
      else if (kind === PING) socket.write(frame(PONG, payload));
      else if (kind === CLOSE) fail(`closed: ${payload.subarray(2).toString() || payload.toString('hex')}`);
    }

    socket.on('error', error => fail(error.message));
    socket.on('close', () => fail('the connection is gone'));
    const request = {
      Host: `127.0.0.1:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const lines = Object.entries(request).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
}

function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const extended = length < 126 ? 0 : 2;
  const framed = Buffer.allocUnsafe(6 + extended + length);
  framed[0] = 0x80 | kind;
  framed[1] = 0x80 | (extended ? 126 : length);
  if (extended) framed.writeUInt16BE(length, 2);
  framed.set(mask, 2 + extended);
  const start = 6 + extended;
  for (let at = 0; at < length; at++) framed[start + at] = (payload[at] ?? 0) ^ (mask[at & 3] ?? 0);
  return framed;
}
