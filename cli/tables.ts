import { botsFor } from '#bots';
import { type AnyBot, field, fillsBlank, readOptions, type Scalar, type OptionField, text } from '#kernel';
import { optionAgainstBots, SHELF, type Title, titleNamed } from '#shelf';
import { tellOptionProblem } from '#text';
import type { ParsedArguments } from './arguments.ts';
import { Mistake, mistaken } from './mistake.ts';

export function titleOf(id: string): Title {
  const title = titleNamed(id);
  if (!title) throw mistaken('cli-unknown-title', { title: id, known: { row: SHELF.map(one => one.id) } });
  return title;
}

/** The number of seats: as given, else the usual one. */
export function seatsOfTable({ game }: Title, given: ParsedArguments, usual: number): number {
  const { min, max } = game.seats;
  return given.whole('seats', min, max) ?? Math.min(max, Math.max(min, usual));
}

/** The bots with these names. */
export function botsNamed(title: Title, names: readonly string[]): { name: string; bot: AnyBot }[] {
  const known = botsFor(title);
  return names.map(name => {
    const bot = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!bot) throw mistaken('cli-unknown-bot', { bot: name, known: { row: Object.keys(known) } });
    return { name, bot };
  });
}

export const listIn = (sent: string | undefined): string[] => sent?.split(',').map(one => one.trim()) ?? [];

/** The options of the table: fixed ones of the title, and those given as name=value. */
function optionsFrom(title: Title, given: readonly string[]): object {
  const sent: Record<string, unknown> = { ...title.fixed };
  for (const one of given) {
    const [name = '', value] = one.split('=');
    if (value === undefined) throw mistaken('cli-option-form', { option: one });
    if (Object.hasOwn(title.fixed, name)) throw mistaken('cli-option-fixed', { option: name, title: title.name });
    if (given.filter(other => other.split('=')[0] === name).length > 1)
      throw mistaken('cli-repeated-option', { option: name });
    sent[name] = settingFrom(title, name, value);
  }
  const read = readOptions(title.game.options, sent);
  if ('options' in read) return read.options;
  throw new Mistake(
    tellOptionProblem(
      read,
      read.problem === 'badOption' ? settingsOf(title, read.option).map(written) : optionNames(title),
    ),
  );
}

/** The options of a table with bots. */
export function optionsForBots(title: Title, given: readonly string[]): object {
  const options = optionsFrom(title, given);
  const against = optionAgainstBots(title, options);
  if (against === undefined) return options;
  throw mistaken('cli-not-for-bots', { option: against, setting: String(field(options, against)) });
}

export const optionNames = (title: Title): string[] =>
  Object.keys(title.game.options).filter(name => !Object.hasOwn(title.fixed, name));

/** The option sheet's entry for an option. */
export const lineOfSheet = (title: Title, option: string): OptionField<unknown> | undefined =>
  field(title.game.options, option) as OptionField<unknown> | undefined;

/** The possible values of an option, if it has a list. */
export function settingsOf(title: Title, option: string): readonly Scalar[] {
  const blank = lineOfSheet(title, option)?.blank;
  return blank && 'oneOf' in blank ? blank.oneOf : [];
}

/** A setting as it is typed. */
export const written = (setting: Scalar): string => (setting === null ? 'none' : String(setting));

/** Typed text does not tell 2 from "2": takes the value that is written like this. */
const settingFrom = (title: Title, option: string, typed: string): unknown =>
  [...settingsOf(title, option), typed].find(setting => written(setting) === typed);

/** A line of text, such as a name. */
export function lineFrom(given: ParsedArguments, option: string, longest: number): string | undefined {
  const sent = given.text(option);
  if (sent !== undefined && !fillsBlank(text(1, longest), sent))
    throw mistaken('cli-bad-text', { option: `--${option}`, max: longest });
  return sent;
}
