import { SHELF } from '#shelf';
import { type ArgumentForm, type ParsedArguments, readArguments } from './arguments.ts';
import { Mistake, mistaken } from './mistake.ts';
import { PLAY, playMatch } from './play.ts';
import { REPLAY, replay } from './replay.ts';
import { SIMULATE, simulate } from './simulate.ts';
import { checkLanguage, languageFrom, loadCliWords } from './speech.ts';
import { helpOn } from './help.ts';
import { VERIFY, verifyFile } from './verify.ts';
import { type CliLine, cliLine, type CliWords } from './line.ts';
import { VERSION } from '../server/version.ts';

interface CliCommand {
  readonly form: ArgumentForm;
  run(given: ParsedArguments, words: CliWords): number | Promise<number>;
}

const SERVE: ArgumentForm = { words: [], options: { lang: 'text' } };
const BACKUP: ArgumentForm = { words: ['file'], options: { lang: 'text' } };
const MOVE_STORE: ArgumentForm = { words: ['from', 'to'], options: { lang: 'text' } };
const GUESTS: ArgumentForm = { words: ['table'], options: { lang: 'text' } };
const FORGET: ArgumentForm = { words: ['guest'], options: { lang: 'text' } };
const VERSIONS: ArgumentForm = { words: [], options: { lang: 'text' } };

const COMMANDS: Readonly<Record<string, CliCommand>> = {
  play: { form: PLAY, run: playMatch },
  simulate: { form: SIMULATE, run: simulate },
  replay: { form: REPLAY, run: replay },
  verify: { form: VERIFY, run: verifyFile },
  // the server is loaded only when needed
  serve: { form: SERVE, run: async (given, words) => (await import('./serve.ts')).serveTables(given, words) },
  backup: { form: BACKUP, run: async (given, words) => (await import('./backup.ts')).backUp(given, words) },
  'move-store': {
    form: MOVE_STORE,
    run: async (given, words) => (await import('./move-store.ts')).runMoveStore(given, words),
  },
  guests: { form: GUESTS, run: async (given, words) => (await import('./guests.ts')).runGuests(given, words) },
  forget: { form: FORGET, run: async (given, words) => (await import('./guests.ts')).runForget(given, words) },
  versions: { form: VERSIONS, run: async (given, words) => (await import('./versions.ts')).runVersions(given, words) },
};

const FAILED = 1;

/** Runs one command, and returns the exit code. Every error is one sentence on standard error. */
export async function main(sent: readonly string[]): Promise<number> {
  const { language, asked } = languageFrom(sent, process.env);
  const words = loadCliWords(language);
  try {
    return await dispatch(sent, words, asked);
  } catch (cause) {
    return failed(cause, words);
  }
}

/** Runs one command; throws a user's mistake. */
export async function dispatch(
  sent: readonly string[],
  words: CliWords,
  language: string | undefined,
): Promise<number> {
  const [name, ...rest] = withoutLeadingLanguage(sent);
  checkLanguage(language);
  if (name === '--version') return print(VERSION);
  if (name === 'help') return help(withoutLeadingLanguage(rest), words);
  if (name === undefined || name === '--help' || name === '-h') return help([], words);
  const command = commandNamed(name);
  const end = rest.indexOf('--');
  const options = end < 0 ? rest : rest.slice(0, end);
  if (options.includes('--help') || options.includes('-h')) return help([name, ...rest], words);
  return command.run(readArguments(command.form, rest), words);
}

/** The usage of Parlour, or of one command. */
function help([name, ...rest]: readonly string[], words: CliWords): number {
  if (name === undefined || name.startsWith('-')) return print(words.say(usage()));
  commandNamed(name);
  return print(helpOn(name, rest, words));
}

function commandNamed(name: string): CliCommand {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw mistaken('cli-unknown-command', { command: name, known: { row: Object.keys(COMMANDS) } });
  return command;
}

/** --lang and -- may also stand before the command. */
function withoutLeadingLanguage(sent: readonly string[]): readonly string[] {
  const [first, second, ...more] = sent;
  if (first?.startsWith('--lang=')) return withoutLeadingLanguage(sent.slice(1));
  if (first === '--lang') return withoutLeadingLanguage(sent.slice(2));
  return first === '--' && second !== undefined ? [second, '--', ...more] : sent;
}

const usage = (): CliLine => cliLine('cli-usage', { titles: SHELF.map(({ id }) => id).join(', ') });

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function failed(cause: unknown, words: CliWords): number {
  if (cause instanceof Mistake) {
    process.stderr.write(`${words.say(cause.line)}\n`);
    return cause.exitCode;
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  process.stderr.write(`${words.say({ key: 'cli-failed', args: { message } })}\n`);
  if (process.env['PARLOUR_DEBUG'] && cause instanceof Error) process.stderr.write(`${cause.stack ?? ''}\n`);
  return FAILED;
}
