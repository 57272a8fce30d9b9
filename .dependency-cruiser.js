// Which room may import which. What is not listed here is shut.

const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;
const anyNpm = '^node_modules/';

/** One door: files that match `from` may import what matches one of `to`; $1 is the game (or example) they belong to. */
const door = (from, ...to) => ({ from: { path: from }, to: { path: to } });
const builtIns = (...from) => ({ from: { path: from }, to: { dependencyTypes: ['core'] } });

const aBot = 'games/[^/]+/bot';
const theShelf = '^games/shelf[.]ts$';
/** What telling is, for any game. */
const aTelling = '^games/telling[.]ts$';
/** What hints are, for any game. */
const someHints = '^games/hints[.]ts$';

const rooms = [
  door('^kernel/', '^kernel/', npm('@noble/ciphers', '@noble/hashes')),

  door('^games/([^/]+)/rules/', '^kernel/', '^games/$1/rules/'),
  door('^games/([^/]+)/bot', '^kernel/', '^games/$1/(rules/|bot)'),
  door(
    '^games/([^/]+)/ui/',
    '^kernel/',
    aTelling,
    '^games/$1/(rules|ui|text)/',
    '^games/$1/(telling|hints)',
    '^text/',
    '^web/(desk|kit|screen)/',
    npm('solid-js'),
  ),
  door('^games/([^/]+)/text/', '^games/$1/text/'),
  door(aTelling, '^kernel/'),
  door('^games/([^/]+)/telling', '^kernel/', aTelling, '^games/$1/(rules/|telling|text/messages[.]ts$)'),
  door(someHints, '^kernel/', aTelling),
  door('^games/([^/]+)/hints', '^kernel/', someHints, '^games/$1/rules/'),
  door('^games/title[.]ts$', '^kernel/', aTelling, '^text/'),
  door('^games/manifest[.]ts$', '^games/title[.]ts$'),
  door('^games/([^/]+)/manifest[.]ts$', '^games/(manifest|title)[.]ts$', '^games/$1/(rules/|telling)'),
  door('^games/manifests[.]ts$', '^games/manifest[.]ts$', '^games/[^/]+/manifest[.]ts$'),
  door('^games/full-titles[.]ts$', '^games/(title|manifest)[.]ts$', `^${aBot}[.]ts$`),
  door(theShelf, '^games/(title|manifests|full-titles)[.]ts$'),
  door('^examples/([^/.]+)', '^kernel/', '^examples/$1[/.]'),

  door('^bots/', '^kernel/', '^bots/', theShelf, '^games/[^/]+/rules/', `^${aBot}`),
  door('^text/', '^kernel/', aTelling, '^text/', npm('@fluent/bundle')),
  door(
    '^cli/',
    '^kernel/',
    theShelf,
    aTelling,
    '^bots/',
    '^server/',
    '^cli/',
    '^text/',
    '^games/[^/]+/text/',
    npm('@fluent/bundle'),
  ),
  door('^tables/', '^kernel/', theShelf, '^bots/index[.]ts$', '^tables/', npm('@noble/hashes')),
  door('^server/', '^kernel/', theShelf, '^bots/', '^tables/', '^server/', '^text/', '^games/[^/]+/text/', anyNpm),
  door(
    '^web/',
    '^kernel/',
    theShelf,
    aTelling,
    '^games/(title|manifest|manifests|full-titles|hints)[.]ts$',
    '^bots/index[.]ts$',
    '^tables/',
    '^web/',
    '^text/',
    '^games/[^/]+/(ui|text)/',
    anyNpm,
  ),
  builtIns(
    '^cli/',
    '^server/',
    '^bots/pool[.]',
    '^web/((kit-page/)?vite[.]config|service/plugin)[.]ts$',
    '^examples/[^/]+[.]mjs$',
  ),
];

const tests = [
  door('^testkit/', '^kernel/', '^testkit/', npm('vitest', 'fast-check')),
  door('[.](test|fixture)[.]ts$', '^testkit/', npm('vitest', 'fast-check')),
  door('^games/([^/]+)/.*[.]test[.]ts$', '^bots/', '^games/$1/', npm('@fluent/bundle', '@fluent/syntax')),
  door('^(kernel|testkit|bots|tables|server|cli)/.*[.]test[.]ts$', '^examples/'),
  door('^tables/.*[.](test|fixture)[.]ts$', '^server/store/', '^bots/'),
  door('^tables/(shared-)?store[.]contract[.]ts$', npm('vitest')),
  door('^(text|cli)/.*[.](test|fixture)[.]ts$', npm('@fluent/syntax')),
  door('^games/[^/]+/(text/.*|hints)[.]test[.]ts$', '^kernel/', '^text/', aTelling),
  builtIns('^testkit/', '^(text|tables)/.*[.]fixture[.]ts$', '[.]test[.]ts$'),
];

const workshop = [
  door('^(bench|e2e)/', '.'),
  door('^tools/', '^tools/', '^text/', '^testkit/citations[.]ts$', '^package[.]json$', anyNpm),
  door('^[^/]+[.](ts|js)$', '^tools/', anyNpm),
  builtIns('^tools/', '^[^/]+[.](ts|js)$'),
];

export default {
  allowed: [...rooms, ...tests, ...workshop],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-imports-of-tests', severity: 'error', from: {}, to: { path: '[.]test[.]ts$' } },
  ],
  options: {
    parser: 'tsc',
    // Type-only imports are imports.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
