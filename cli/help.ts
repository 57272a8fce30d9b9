import { botsFor } from '#bots';
import { SHELF, type Title, titleNamed } from '#shelf';
import type { Words } from '#text';
import { wordsIn } from './speech.ts';
import { lineOfSheet, optionNames, settingsOf, written } from './tables.ts';

/** How a command is used; if it is about a title, also that title's options and bots. */
export function helpOn(command: string, sent: readonly string[], words: Words): string {
  const title = sent.map(titleNamed).find(one => one !== undefined) ?? SHELF[0];
  const usage = words.say({ key: `cli-usage-${command}`, args: { titles: SHELF.map(({ id }) => id).join(', ') } });
  const isAboutTitle = command === 'play' || command === 'simulate';
  return [usage, ...(title && isAboutTitle ? titleLines(title, wordsIn(words.language, title)) : [])].join('\n');
}

function titleLines(title: Title, { say }: Words): string[] {
  return [
    '',
    say({ key: 'cli-help-bots', args: { title: title.name, bots: Object.keys(botsFor(title)).join(', ') } }),
    say({ key: 'cli-help-options', args: { title: title.name } }),
    ...optionNames(title).flatMap(option => {
      const usual = lineOfSheet(title, option)?.usual;
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
