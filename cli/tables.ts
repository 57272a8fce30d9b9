import { botsFor } from '#bots';
import { type AnyBot, type Blank, field, fillsBlank, readOptions, type Scalar, type OptionField, text } from '#kernel';
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
      read.problem === 'badOption' ? settingsOf(title, read.option).map(settingText) : optionNames(title),
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

/** What an option may be set to; for an option that takes several values, what each of them may be. */
export function settingsOf(title: Title, option: string): readonly Scalar[] {
  const blank = lineOfSheet(title, option)?.blank;
  if (!blank) return [];
  if ('oneOf' in blank) return blank.oneOf;
  return valuesOfList(blank) ?? [];
}

/** Whether an option takes several values, and if so whether their order matters. */
export function listKindOf(title: Title, option: string): 'some' | 'ordered' | undefined {
  const blank = lineOfSheet(title, option)?.blank;
  if (!blank || !valuesOfList(blank)) return undefined;
  return 'listOf' in blank ? 'ordered' : 'some';
}

/** The values from which a list is made; undefined: the blank takes a single value. */
function valuesOfList(blank: Blank): readonly Scalar[] | undefined {
  if ('someOf' in blank) return blank.someOf;
  return 'listOf' in blank ? blank.listOf : undefined;
}

/** A setting as it is typed. */
export const settingText = (setting: Scalar): string => (setting === null ? 'none' : String(setting));

/** A person at a keyboard cannot tell 2 from "2": take the setting that is written like this. Lists have commas. */
function settingFrom(title: Title, option: string, typed: string): unknown {
  const settings = settingsOf(title, option);
  const readOne = (text: string): unknown => [...settings, text].find(setting => settingText(setting) === text);
  return listKindOf(title, option) ? listIn(typed === '' ? undefined : typed).map(readOne) : readOne(typed);
}

/** A line of text, such as a name. */
export function lineArgument(given: ParsedArguments, option: string, longest: number): string | undefined {
  const sent = given.text(option);
  if (sent !== undefined && !fillsBlank(text(1, longest), sent))
    throw mistaken('cli-bad-text', { option: `--${option}`, max: longest });
  return sent;
}
