import type { Manifest } from '../games/manifest.ts';
import { MANIFESTS } from '../games/manifests.ts';
import { assets as alcatraz } from '../games/alcatraz/ui/assets.ts';
import { assets as pi } from '../games/pi/ui/assets.ts';
import { assets as spyfall } from '../games/spyfall/ui/assets.ts';
import { assets as tczew } from '../games/tczew/ui/assets.ts';
import { nameIn } from '../games/title.ts';
import type { TitleAssets } from './screen/assets.ts';
import { language } from './words/words.ts';

/** A title as a browser shows it: its manifest and its assets. */
export type TitleBox = Manifest & TitleAssets;

const ASSETS: Readonly<Record<string, TitleAssets>> = { ...pi, ...spyfall, ...alcatraz, ...tczew };

/** Every title, in the order of the manifests. */
export const BOXES: readonly TitleBox[] = MANIFESTS.map(manifest => ({ ...manifest, ...assetsOf(manifest.id) }));

function assetsOf(id: string): TitleAssets {
  const assets = ASSETS[id];
  if (!assets) throw new Error(`${id} has a manifest but no assets`);
  return assets;
}

export const boxNamed = (id: string): TitleBox | undefined => BOXES.find(box => box.id === id);

/** The name of a title in the language of the page; its id if there is no such title. */
export function titleName<Id extends string | undefined>(id: Id): string | Id {
  const box = id === undefined ? undefined : boxNamed(id);
  return box ? nameIn(box, language()) : id;
}
