import { botsFor } from '#bots';
import type { Scalar } from '#kernel';
import { nameIn, SHELF, type Title, titleNamed } from '#shelf';
import { type CheckedLine, computedLine } from '#telling';
import { loadCliWords } from './speech.ts';
import { lineOfSheet, listKindOf, optionNames, settingsOf, settingText } from './tables.ts';
import { cliLine, type CliWords } from './line.ts';

/** The usage of a command; with a title, also its options and bots. */
export function helpOn(command: string, sent: readonly string[], words: CliWords): string {
  const title = sent.map(id => titleNamed(id)).find(one => one !== undefined) ?? SHELF[0];
  const usage = words.say(computedLine(`cli-usage-${command}`, { titles: SHELF.map(({ id }) => id).join(', ') }));
  const isAboutTitle = command === 'play' || command === 'simulate';
  return [usage, ...(title && isAboutTitle ? titleLines(title, loadCliWords(words.language, title)) : [])].join('\n');
}

function titleLines(title: Title, { say, language }: CliWords): string[] {
  const name = nameIn(title, language);
  return [
    '',
    say({ key: 'cli-help-bots', args: { title: name, bots: Object.keys(botsFor(title)).join(', ') } }),
    say({ key: 'cli-help-options', args: { title: name } }),
    ...optionNames(title).flatMap(option => [
      `  ${say(title.telling.option(option))}:`,
      ...settingLines(title, option).map(line => `    ${say(line)}`),
    ]),
  ];
}

/** The values of an option, one line each. */
function settingLines(title: Title, option: string): CheckedLine[] {
  const usual = lineOfSheet(title, option)?.usual;
  const settings = settingsOf(title, option);
  const meaningOf = (value: Scalar): CheckedLine => title.telling.setting(option, value);
  const list = listKindOf(title, option);
  if (list)
    return [
      list === 'ordered' ? cliLine('cli-help-list-ordered', { option }) : cliLine('cli-help-list-some', { option }),
      ...settings.map(value => cliLine('cli-help-value', { value: settingText(value), meaning: meaningOf(value) })),
    ];
  const range = rangeOf(settings);
  if (range)
    return [cliLine('cli-help-range', { option, ...range, usual: String(usual), meaning: meaningOf(usual as Scalar) })];
  return settings.map(value => {
    const args = { option, value: settingText(value), meaning: meaningOf(value) };
    return value === usual ? cliLine('cli-help-usual', args) : cliLine('cli-help-setting', args);
  });
}

/** Consecutive whole numbers, too many to list; undefined: another list. */
function rangeOf(settings: readonly Scalar[]): { from: string; to: string } | undefined {
  const [first] = settings;
  const isRange = settings.length > 9 && settings.every((one, at) => typeof first === 'number' && one === first + at);
  return isRange ? { from: String(first), to: String(settings.at(-1)) } : undefined;
}
