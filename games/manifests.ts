import type { Manifest } from './manifest.ts';
import { manifests as alcatraz } from './alcatraz/manifest.ts';
import { manifests as pi } from './pi/manifest.ts';
import { manifests as spyfall } from './spyfall/manifest.ts';
import { manifests as tczew } from './tczew/manifest.ts';

/** Every title, in the order in which it is shown. A new game is added here. */
export const MANIFESTS: readonly Manifest[] = [...pi, ...spyfall, ...alcatraz, ...tczew];

export const manifestOf = (id: string): Manifest | undefined => MANIFESTS.find(manifest => manifest.id === id);
