import type { TitleName } from '../title.ts';

/** Published in Ukrainian under a name of its own. */
export const titleName: TitleName = { name: 'Spyfall', translations: { uk: 'Знахідка для шпигуна' } };
