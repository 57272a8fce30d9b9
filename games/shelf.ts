import { loadFullTitle } from './full-titles.ts';
import { MANIFESTS } from './manifests.ts';
import { findTitle, type Title } from './title.ts';

export { findTitle, nameIn, optionAgainstBots, type PublicAct, type TimedEvent, type Title } from './title.ts';

/** Every title with its current rules and bots, for servers and the command line. */
export const SHELF: readonly Title[] = await Promise.all(MANIFESTS.map(manifest => loadFullTitle(manifest)));

/** The same, and then every title with each kept version of its rules. */
export const ALL_VERSIONS: readonly Title[] = [
  ...SHELF,
  ...(await Promise.all(
    MANIFESTS.flatMap(manifest =>
      Object.keys(manifest.kept ?? {}).map(version => loadFullTitle(manifest, Number(version))),
    ),
  )),
];

/** A title in this version of its rules, the current one if none is named. */
export const titleNamed = (id: string, version?: number): Title | undefined => findTitle(ALL_VERSIONS, id, version);
