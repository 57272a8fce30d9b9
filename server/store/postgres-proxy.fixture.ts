import { connect, createServer, type Socket } from 'node:net';

/** A proxy before Postgres that can cut connections at a commit. */
export interface CommitProxy {
  readonly url: string;
  /** What happens to the next commit: it reaches Postgres and its answer is lost, or it is lost itself. */
  cutNext(lost: 'answer' | 'commit'): void;
  close(): Promise<void>;
}

export function startProxy(url: string): Promise<CommitProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let lost: 'answer' | 'commit' | null = null; // null: nothing is cut

  const server = createServer(client => {
    const postgres = connect(Number(port), hostname);
    let isCut = false;
    const cut = (): void => {
      client.destroy();
      postgres.destroy();
    };
    for (const socket of [client, postgres]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    client.on('data', bytes => {
      if (lost === null || !bytes.includes('COMMIT\0')) return void postgres.write(bytes);
      isCut = true;
      if (lost === 'answer') postgres.write(bytes);
      else cut();
      lost = null;
    });
    // The answer shows that the commit is done; then both sides are cut.
    postgres.on('data', bytes => (isCut ? cut() : void client.write(bytes)));
  });
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const there = new URL(url);
      there.port = String(typeof address === 'object' && address ? address.port : 0);
      resolve({
        url: there.href,
        cutNext(what) {
          lost = what;
        },
        close: () =>
          new Promise(closed => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
