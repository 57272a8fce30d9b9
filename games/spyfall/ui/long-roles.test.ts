import { expect, test } from 'vitest';
import { LANGUAGES } from '#text';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import { wordsFrom } from '../../../text/words.ts';
import { PLACES, ROLES } from '../rules/places.ts';
import { roleName } from '../telling/names.ts';
import { withSoftHyphens } from '../../../web/kit/soft-hyphens.ts';

/** What fits beside a player's name and points on the narrowest phone. */
const LONGEST_PART = 12;

test.each(LANGUAGES)('no part of a role is too long for a table on a phone, in %s', language => {
  const words = wordsFrom(language, [sourceOf('games/spyfall/text', language)]);
  const lines = PLACES.flatMap(place => ROLES.map(role => roleName(place, role)));
  const parts = lines.flatMap(line => withSoftHyphens(words.say(line, () => '')).split(/[\s\u00ad-]/));
  expect(parts.length).toBeGreaterThanOrEqual(lines.length);
  expect(parts.filter(part => part.length > LONGEST_PART)).toEqual([]);
});
