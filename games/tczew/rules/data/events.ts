import type { EventCard } from '../vocabulary.ts';

/** The fifty events in the vocabulary of section 14. */
export const EVENT_CARDS: readonly EventCard[] = [
  {
    no: 151, epoch: 3, theme: 'vermin', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'reduce', service: 'health' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['trade', 'housing'] }, n: { die: 'K3' }, by: 'target' }, to: 'used' },
    ],
  },
  {
    no: 152, epoch: 3, theme: 'fire', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'shield', service: 'fire' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', types: ['object'] }, n: { die: 'K3' }, by: 'actor', shape: 'connected' }, to: 'used' },
    ],
  },
  {
    no: 153, epoch: 3, theme: 'flood', hostile: true,
    target: { kind: 'everyone' },
    guards: [{ kind: 'cancel', service: 'fire', atLeast: 2 }],
    before: [
      { op: 'roll', die: 'K6', as: 'water' },
    ],
    each: [
      { op: 'table', on: 'water', rows: [{ lo: 3, hi: 4, do: [{ op: 'remove', pick: { from: { owner: 'target', on: ['bank', 'river'] }, n: 1, by: 'chance' }, to: 'current' }] }, { lo: 5, hi: 6, do: [{ op: 'remove', pick: { from: { owner: 'target', on: ['bank', 'river'] }, n: 2, by: 'chance' }, to: 'current' }] }] },
    ],
  },
  {
    no: 154, epoch: 3, theme: 'epidemic', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'shield', service: 'health' }],
    each: [
      { op: 'ongoing', holder: 'target', ticks: 3, at: 'turnStart', stop: { left: { count: { owner: 'target', cats: ['health'] } }, cmp: '>=', right: { const: 2 } }, do: [{ op: 'roll', die: 'K6', as: 'sick' }, { op: 'table', on: 'sick', rows: [{ lo: 1, hi: 4, do: [{ op: 'remove', pick: { from: { owner: 'target', types: ['object'], leaf: true }, n: 1, by: 'target' }, to: 'used' }] }] }] },
    ],
  },
  {
    no: 155, epoch: 3, theme: 'war', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'reduce', service: 'police' }],
    each: [
      { op: 'if', cond: { left: { count: { owner: 'target', on: ['river'] } }, cmp: '>=', right: { const: 1 } }, do: [{ op: 'remove', pick: { from: { owner: 'target', on: ['river'] }, n: 2, by: 'actor' }, to: 'used' }], else: [{ op: 'hinder', who: 'target', what: ['draw'], turns: 2 }] },
    ],
  },
  {
    no: 156, epoch: 3, theme: 'crime', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'reduce', service: 'police' }],
    each: [
      { op: 'handMove', from: 'target', n: 2, by: 'chance', to: 'actorHand', as: 'loot' },
      { op: 'handMove', from: 'actor', n: { var: 'loot', plus: -1 }, by: 'giver', to: 'targetHand' },
    ],
  },
  {
    no: 157, epoch: 3, theme: 'unrest', hostile: true,
    target: { kind: 'extreme', metric: { count: { owner: 'target', cats: ['transport'] } }, order: 'most', among: 'rivals' },
    targetMust: { left: { count: { owner: 'target', cats: ['transport'] } }, cmp: '>=', right: { const: 1 } },
    guards: [{ kind: 'cancel', service: 'police', atLeast: 2 }],
    each: [
      { op: 'hinder', who: 'target', what: ['turn'], turns: 1 },
    ],
  },
  {
    no: 158, epoch: 3, theme: 'economy', hostile: true,
    target: { kind: 'allRivals' },
    each: [
      { op: 'choice', by: 'target', options: [{ key: 'closeDown', do: [{ op: 'remove', pick: { from: { owner: 'target', cats: ['trade', 'industry'] }, n: 1, by: 'target' }, to: 'current' }] }, { key: 'cutBack', do: [{ op: 'handMove', from: 'target', n: 2, by: 'chance', to: 'current' }] }] },
    ],
  },
  {
    no: 159, epoch: 3, theme: 'storm', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'reduce', service: 'fire' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['housing', 'industry', 'transport', 'religion', 'trade', 'culture', 'sport', 'monument', 'unique', 'future'], edge: true }, n: { die: 'K3' }, by: 'chance' }, to: 'used' },
    ],
  },
  {
    no: 160, epoch: 3, theme: 'war', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'reduce', service: 'police' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', types: ['object', 'service'] }, n: 2, by: 'actor', shape: 'row' }, to: 'used' },
    ],
  },
  {
    no: 161, epoch: 3, theme: 'politics', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'cancel', service: 'town_hall', atLeast: 2 }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['industry'] }, n: 2, by: 'actor' }, to: 'ownerHand' },
    ],
  },
  {
    no: 162, epoch: 3, theme: 'growth', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'fetch', who: 'actor', from: 'current', n: 1, by: 'actor', cats: ['transport', 'industry'], to: 'build' },
      { op: 'build', who: 'actor', n: 1, cats: ['housing', 'trade'] },
    ],
  },
  {
    no: 163, epoch: 3, theme: 'growth', hostile: false,
    target: { kind: 'self' },
    requires: { left: { count: { owner: 'actor', cats: ['town_hall'] } }, cmp: '>=', right: { const: 1 } },
    each: [
      { op: 'build', who: 'actor', n: 2, types: ['object'] },
    ],
  },
  {
    no: 164, epoch: 3, theme: 'economy', hostile: false,
    target: { kind: 'everyone' },
    each: [
      { op: 'draw', who: 'target', n: 1 },
    ],
    after: [
      { op: 'build', who: 'actor', n: 2, cats: ['trade', 'culture'] },
    ],
  },
  {
    no: 165, epoch: 3, theme: 'economy', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'draw', who: 'actor', n: 2 },
      { op: 'build', who: 'actor', n: 1, cats: ['transport', 'industry', 'trade'] },
    ],
  },
  {
    no: 166, epoch: 3, theme: 'politics', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'cancel', service: 'town_hall', atLeast: 2 }],
    each: [
      { op: 'reveal', who: 'target', to: 'all' },
      { op: 'handMove', from: 'target', n: 1, by: 'actor', to: 'current' },
      { op: 'hinder', who: 'target', what: ['draw'], turns: 1 },
    ],
  },
  {
    no: 167, epoch: 3, theme: 'accident', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'shield', service: 'fire' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', types: ['object'], touching: { owner: 'target', cats: ['industry'] } }, n: 1, by: 'actor', must: true }, to: 'used' },
      { op: 'remove', pick: { from: { owner: 'target', cats: ['industry'] }, n: 1, by: 'actor', must: true }, to: 'used' },
    ],
  },
  {
    no: 168, epoch: 3, theme: 'culture', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '168B', pick: { from: { owner: 'actor', types: ['object'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'if', cond: { left: { count: { owner: 'actor', epochs: [1] } }, cmp: '>=', right: { const: 1 } }, do: [{ op: 'draw', who: 'actor', n: 1 }] },
    ],
  },
  {
    no: 169, epoch: 3, theme: 'flood', hostile: true,
    target: { kind: 'some', max: 2 },
    guards: [{ kind: 'reduce', service: 'fire' }],
    each: [
      { op: 'hinder', who: 'target', what: ['draw'], turns: 2 },
    ],
  },
  {
    no: 170, epoch: 3, theme: 'crime', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'cancel', service: 'town_hall', atLeast: 2 }],
    each: [
      { op: 'suspend', who: 'target', services: ['police'], turns: 3 },
      { op: 'remove', pick: { from: { owner: 'target', cats: ['trade', 'housing'] }, n: 1, by: 'actor', must: true }, to: 'current' },
    ],
  },
  {
    no: 171, epoch: 3, theme: 'growth', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '171B', pick: { from: { owner: 'actor', cats: ['housing', 'trade', 'culture'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'ward', who: 'actor', themes: ['fire', 'epidemic', 'vermin'], uses: 1 },
    ],
  },
  {
    no: 172, epoch: 3, theme: 'politics', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    targetMust: { touching: true },
    guards: [{ kind: 'cancel', service: 'town_hall', atLeast: 2 }],
    each: [
      { op: 'takeOver', pick: { from: { owner: 'target', types: ['object', 'service'] }, n: 1, by: 'actor', must: true }, newOwner: 'actor' },
    ],
    after: [
      { op: 'x.plebiscite', n: 1, bonus: 1, ignoreTokens: true },
    ],
  },
  {
    no: 173, epoch: 4, theme: 'politics', hostile: true,
    target: { kind: 'allRivals' },
    guards: [{ kind: 'reduce', service: 'town_hall', per: 3 }],
    each: [
      { op: 'hinder', who: 'target', what: ['event', 'swap', 'plebiscite'], turns: 2 },
    ],
  },
  {
    no: 174, epoch: 4, theme: 'crime', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'cancel', service: 'police', atLeast: 3 }],
    each: [
      { op: 'if', cond: { left: { count: { owner: 'target', cats: ['unique', 'future'], covered: 'yes' } }, cmp: '>=', right: { const: 1 } }, do: [{ op: 'uncover', pick: { from: { owner: 'target', cats: ['unique', 'future'], covered: 'yes' }, n: 1, by: 'actor', must: true } }], else: [{ op: 'remove', pick: { from: { owner: 'target', cats: ['culture', 'transport'] }, n: 1, by: 'actor', must: true }, to: 'used' }] },
    ],
  },
  {
    no: 175, epoch: 4, theme: 'fire', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'shield', service: 'fire' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['religion', 'monument'] }, n: 1, by: 'actor', must: true }, to: 'used' },
    ],
  },
  {
    no: 176, epoch: 4, theme: 'unrest', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'cancel', service: 'police', atLeast: 2 }, { kind: 'reduce', service: 'police', by: 1, max: 1 }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['sport'] }, n: 2, by: 'actor' }, to: 'used' },
      { op: 'remove', pick: { from: { owner: 'target', cats: ['transport'] }, n: 1, by: 'actor' }, to: 'used' },
    ],
  },
  {
    no: 177, epoch: 4, theme: 'culture', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '177B', pick: { from: { owner: 'actor', cats: ['housing', 'transport'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'draw', who: 'actor', n: 1 },
    ],
  },
  {
    no: 178, epoch: 4, theme: 'growth', hostile: false,
    target: { kind: 'self' },
    requires: { left: { count: { owner: 'actor', cats: ['town_hall'] } }, cmp: '>=', right: { const: 1 } },
    each: [
      { op: 'if', cond: { left: { count: { owner: 'actor', types: ['object'], on: ['bank'], covered: 'no' } }, cmp: '>=', right: { const: 1 } }, do: [{ op: 'cover', with: '178B', pick: { from: { owner: 'actor', types: ['object'], on: ['bank'], covered: 'no' }, n: 1, by: 'actor', must: true } }], else: [{ op: 'draw', who: 'actor', n: 2 }] },
    ],
  },
  {
    no: 179, epoch: 4, theme: 'growth', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'choice', by: 'actor', options: [{ key: 'park', do: [{ op: 'cover', with: '179B', pick: { from: { owner: 'actor', cats: ['housing', 'culture', 'sport'], covered: 'no' }, n: 1, by: 'actor', must: true } }] }, { key: 'projects', do: [{ op: 'build', who: 'actor', n: 2, cats: ['housing', 'culture', 'sport'] }] }] },
    ],
  },
  {
    no: 180, epoch: 4, theme: 'unrest', hostile: true,
    target: { kind: 'extreme', metric: { cells: 'target' }, order: 'most', among: 'rivals' },
    guards: [{ kind: 'cancel', service: 'police', atLeast: 3 }],
    each: [
      { op: 'hinder', who: 'target', what: ['turn'], turns: 1 },
      { op: 'hinder', who: 'target', what: ['draw'], turns: 1 },
    ],
  },
  {
    no: 181, epoch: 4, theme: 'epidemic', hostile: true,
    target: { kind: 'bordering' },
    guards: [{ kind: 'cancel', service: 'health', atLeast: 3 }],
    each: [
      { op: 'handMove', from: 'target', n: 2, by: 'chance', to: 'current' },
      { op: 'hinder', who: 'target', what: ['draw'], turns: 1 },
    ],
  },
  {
    no: 182, epoch: 4, theme: 'culture', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '182B', pick: { from: { owner: 'actor', cats: ['transport', 'industry'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'build', who: 'actor', n: 1, cats: ['transport', 'culture'] },
    ],
  },
  {
    no: 183, epoch: 4, theme: 'economy', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'cancel', service: 'town_hall', atLeast: 3 }],
    each: [
      { op: 'ongoing', holder: 'target', ticks: 2, at: 'turnEnd', do: [{ op: 'remove', pick: { from: { owner: 'target', cats: ['industry', 'trade'] }, n: 1, by: 'target' }, to: 'current' }] },
    ],
  },
  {
    no: 184, epoch: 4, theme: 'culture', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '184B', pick: { from: { owner: 'actor', cats: ['transport', 'industry', 'culture'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'if', cond: { left: { count: { owner: 'actor', nos: [129] } }, cmp: '>=', right: { const: 1 } }, do: [{ op: 'draw', who: 'actor', n: 2 }] },
    ],
  },
  {
    no: 185, epoch: 4, theme: 'storm', hostile: true,
    target: { kind: 'allRivals' },
    guards: [{ kind: 'reduce', service: 'fire', max: 1 }, { kind: 'reduce', service: 'health', max: 1 }],
    before: [
      { op: 'roll', die: 'K3', as: 'frost' },
    ],
    each: [
      { op: 'hinder', who: 'target', what: ['place', 'swap'], turns: { var: 'frost', plus: 1 }, cats: ['housing', 'transport', 'sport'] },
    ],
  },
  {
    no: 186, epoch: 4, theme: 'accident', hostile: true,
    target: { kind: 'allRivals' },
    targetMust: { left: { count: { owner: 'target', on: ['river'] } }, cmp: '>=', right: { const: 1 } },
    each: [
      { op: 'choice', by: 'target', options: [{ key: 'repair', do: [{ op: 'hinder', who: 'target', what: ['turn'], turns: 1 }] }, { key: 'dismantle', do: [{ op: 'remove', pick: { from: { owner: 'target', on: ['river'] }, n: 2, by: 'target' }, to: 'used' }] }] },
    ],
  },
  {
    no: 187, epoch: 4, theme: 'crime', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'shield', service: 'police' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['sport'] }, n: 3, by: 'actor' }, to: 'actorHand' },
    ],
    after: [
      { op: 'hinder', who: 'actor', what: ['draw'], turns: 1 },
    ],
  },
  {
    no: 188, epoch: 4, theme: 'culture', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'ward', who: 'actor', themes: 'all', turns: 4, uses: 1 },
      { op: 'draw', who: 'actor', n: 1 },
      { op: 'x.plebisciteMod', who: 'actor', turns: 4, defend: 1 },
    ],
  },
  {
    no: 189, epoch: 4, theme: 'crime', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'shield', service: 'police' }],
    each: [
      { op: 'suspend', who: 'target', services: ['town_hall'], turns: 3 },
      { op: 'remove', pick: { from: { owner: 'target', cats: ['town_hall'] }, n: 1, by: 'target' }, to: 'ownerHand' },
    ],
  },
  {
    no: 190, epoch: 4, theme: 'pollution', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'shield', service: 'health' }],
    each: [
      { op: 'if', cond: { left: { count: { owner: 'target', cats: ['industry'], covered: 'no' } }, cmp: '>=', right: { const: 1 } }, do: [{ op: 'cover', with: '190B', pick: { from: { owner: 'target', cats: ['industry'], covered: 'no' }, n: 1, by: 'actor', must: true } }], else: [{ op: 'cover', with: '190B', pick: { from: { owner: 'target', types: ['object'], covered: 'no' }, n: 1, by: 'actor', must: true } }] },
    ],
  },
  {
    no: 191, epoch: 4, theme: 'politics', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    targetMust: { touching: true },
    guards: [{ kind: 'reduce', service: 'town_hall', per: 2 }],
    each: [
      { op: 'takeOver', pick: { from: { owner: 'target', types: ['object', 'service'] }, n: { die: 'K3' }, by: 'actor' }, newOwner: 'actor' },
      { op: 'x.tokens', pick: { from: { owner: 'target', touching: { owner: 'actor', start: true }, immune: 'yes', start: true }, n: 1, by: 'actor', must: true }, set: 0 },
    ],
  },
  {
    no: 192, epoch: 4, theme: 'politics', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'relocate', pick: { from: { owner: 'actor' }, n: 2, by: 'actor' }, by: 'actor' },
    ],
  },
  {
    no: 193, epoch: 4, theme: 'growth', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'extraMove', n: 2, kinds: ['place'] },
    ],
  },
  {
    no: 194, epoch: 4, theme: 'accident', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'reduce', service: 'health', max: 1 }, { kind: 'reduce', service: 'fire', max: 1 }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['transport'] }, n: { die: 'K3', plus: 1 }, by: 'target' }, to: 'used' },
    ],
  },
  {
    no: 195, epoch: 4, theme: 'politics', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    targetMust: { left: { count: { owner: 'target', cats: ['town_hall'] } }, cmp: '<=', right: { count: { owner: 'actor', cats: ['town_hall'] } } },
    each: [
      { op: 'swapHands' },
    ],
    after: [
      { op: 'x.plebisciteMod', who: 'actor', turns: 2, attack: 1 },
    ],
  },
  {
    no: 196, epoch: 4, theme: 'culture', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '196B', pick: { from: { owner: 'actor', cats: ['trade', 'culture', 'religion'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'x.tokens', pick: { from: { owner: 'actor', immune: 'no', start: true }, n: 2, by: 'actor' }, set: 2 },
    ],
  },
  {
    no: 197, epoch: 4, theme: 'economy', hostile: false,
    target: { kind: 'self' },
    requires: { left: { count: { owner: 'actor', cats: ['town_hall'] } }, cmp: '>=', right: { const: 1 } },
    each: [
      { op: 'cover', with: '197B', pick: { from: { owner: 'actor', cats: ['industry', 'trade'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'draw', who: 'actor', n: 3, keep: 5 },
    ],
  },
  {
    no: 198, epoch: 4, theme: 'growth', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '198B', pick: { from: { owner: 'actor', cats: ['transport', 'sport', 'housing'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'relocate', pick: { from: { owner: 'actor', types: ['object'] }, n: 1, by: 'actor' }, by: 'actor' },
    ],
  },
  {
    no: 199, epoch: 4, theme: 'storm', hostile: true,
    target: { kind: 'one', among: 'rivals' },
    guards: [{ kind: 'reduce', service: 'fire', max: 1 }, { kind: 'reduce', service: 'town_hall', per: 3, max: 1 }, { kind: 'shield', service: 'fire' }],
    each: [
      { op: 'remove', pick: { from: { owner: 'target', cats: ['monument'] }, n: { die: 'K3' }, by: 'target' }, to: 'used' },
    ],
  },
  {
    no: 200, epoch: 4, theme: 'culture', hostile: false,
    target: { kind: 'self' },
    each: [
      { op: 'cover', with: '200B', pick: { from: { owner: 'actor', cats: ['religion', 'culture'], covered: 'no' }, n: 1, by: 'actor', must: true } },
      { op: 'fetch', who: 'actor', from: 'used', n: 1, by: 'actor', cats: ['monument'], to: 'hand' },
    ],
  },
];
