import { botsFor } from '#bots';
import type { Scalar } from '#kernel';
import { nameIn, SHELF, type Title, titleNamed } from '#shelf';
import { computedLine } from '#telling';
import { wordsIn } from './speech.ts';
import { lineOfSheet, optionNames, settingsOf, written } from './tables.ts';
import type { CliWords } from './line.ts';

/** The usage of a command; with a title, also its options and bots. */
export function helpOn(command: string, sent: readonly string[], words: CliWords): string {
  const title = sent.map(titleNamed).find(one => one !== undefined) ?? SHELF[0];
  const usage = words.say(computedLine(`cli-usage-${command}`, { titles: SHELF.map(({ id }) => id).join(', ') }));
  const isAboutTitle = command === 'play' || command === 'simulate';
  return [usage, ...(title && isAboutTitle ? titleLines(title, wordsIn(words.language, title)) : [])].join('\n');
}

function titleLines(title: Title, { say, language }: CliWords): string[] {
  const name = nameIn(title, language);
  return [
    '',
    say({ key: 'cli-help-bots', args: { title: name, bots: Object.keys(botsFor(title)).join(', ') } }),
    say({ key: 'cli-help-options', args: { title: name } }),
    ...optionNames(title).flatMap(option => {
      const usual = lineOfSheet(title, option)?.usual;
      const range = rangeOf(settingsOf(title, option));
      if (range)
        return [
          `  ${say(title.telling.option(option))}:`,
          `    ${say({ key: 'cli-help-range', args: { option, ...range, usual: String(usual), meaning: title.telling.setting(option, usual as Scalar) } })}`,
        ];
      return [
        `  ${say(title.telling.option(option))}:`,
        ...settingsOf(title, option)
          .map(value =>
            say({
              key: value === usual ? 'cli-help-usual' : 'cli-help-setting',
              args: {
                option,
                value: written(value),
                meaning: title.telling.setting(option, value),
              },
            }),
          )
          .map(line => `    ${line}`),
      ];
    }),
  ];
}

/** Consecutive whole numbers, too many to list; undefined: another list. */
function rangeOf(settings: readonly Scalar[]): { from: string; to: string } | undefined {
  const [first] = settings;
  const isRange = settings.length > 9 && settings.every((one, at) => typeof first === 'number' && one === first + at);
  return isRange ? { from: String(first), to: String(settings.at(-1)) } : undefined;
}
