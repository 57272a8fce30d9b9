import { constants } from 'node:os';
import { addressesHere, isEverywhere } from '../server/addresses.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type Log, openLog } from '../server/log.ts';
import { type RunningServer, serve } from '../server/serve.ts';
import { isStartFailure, placeOf } from '../server/store/open.ts';
import type { ParsedArguments } from './arguments.ts';
import { type Mistake, mistaken } from './mistake.ts';
import type { CliWords } from './line.ts';

/** The longest time a stop may take. */
const LAST_PATIENCE = 15_000;
const FAILED = 1;

/** Serves tables until it is stopped. */
export async function serveTables(_: ParsedArguments, words: CliWords, env = process.env): Promise<number> {
  const config = configIn(env);
  const log = openLog(config.log);
  const served = await serve(config, { log }).catch((error: unknown) => {
    throw notStarted(error, config);
  });
  const stopped = untilStopped(served, log);
  for (const line of announcement(served.port, config, words)) process.stdout.write(`${line}\n`);
  const code = await stopped;
  process.stdout.write(`${words.say({ key: 'cli-stopped' })}\n`);
  return code;
}

/** The configuration from the environment. */
export function configIn(env: NodeJS.ProcessEnv): Config {
  const read = readConfig(env);
  if ('problem' in read) throw mistaken('cli-bad-setting', { problem: read.problem });
  return read.config;
}

function notStarted(error: unknown, config: Config): unknown {
  const { host, port } = config;
  if (!isStartFailure(error)) return error;
  if (error.cannot === 'lock')
    return mistaken('cli-database-in-use', { file: placeOf(config), setting: settingOfStore(config) });
  if (error.cannot === 'open') return mistaken('cli-bad-database', { file: placeOf(config), message: error.message });
  return cannotListen(codeOf(error.cause), host, String(port));
}

const settingOfStore = ({ store }: Config): string => (store === null ? 'PARLOUR_DATA' : 'PARLOUR_STORE');

function cannotListen(code: string, host: string, port: string): Mistake {
  if (code === 'EADDRINUSE') return mistaken('cli-port-taken', { port });
  if (code === 'EACCES') return mistaken('cli-port-forbidden', { port });
  return mistaken('cli-no-such-host', { host, code });
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);

/** The addresses of the server: on this machine, and on the local network. */
function announcement(port: number, { host, publicUrl, basePath }: Config, { say }: CliWords): string[] {
  const isOpen = isEverywhere(host);
  const url = `${publicUrl ?? `http://${isOpen ? 'localhost' : inUrl(host)}:${port}`}${basePath}`;
  const near =
    publicUrl === null && isOpen ? addressesHere().map(address => `http://${address}:${port}${basePath}`) : [];
  return [
    say({ key: 'cli-served', args: { url } }),
    ...(near.length > 0 ? [say({ key: 'cli-served-near', args: { urls: { row: near } } })] : []),
    say({ key: 'cli-serve-stop' }),
  ];
}

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * Waits until the server is stopped or fails. The first signal stops it normally, a second one at once. After an
 * unexpected error only the store is reliable.
 */
function untilStopped(served: RunningServer, log: Log): Promise<number> {
  return new Promise(resolve => {
    let isStopping = false;

    function stop(code: number): void {
      isStopping = true;
      setTimeout(() => process.exit(FAILED), LAST_PATIENCE).unref();
      served.close().then(
        () => resolve(code),
        (error: unknown) => {
          log.fatal({ err: error }, 'could not stop in good order');
          resolve(FAILED);
        },
      );
    }

    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (isStopping) process.exit(128 + constants.signals[signal]);
        stop(0);
      });
    process.on('uncaughtException', error => {
      log.fatal({ err: error }, 'an error nobody foresaw');
      if (isStopping) process.exit(FAILED);
      stop(FAILED);
    });
  });
}
