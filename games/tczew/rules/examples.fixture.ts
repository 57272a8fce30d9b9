import { EVENTS } from './components.ts';
import type { CardNo } from './kinds.ts';
import type { EventCard } from './vocabulary.ts';

/** Events that are on no card: the examples of section 14.F, and words of the vocabulary that the fifty do not use. */
export function example(event: Omit<EventCard, 'no' | 'epoch'>): CardNo {
  const no = 901 + [...EVENTS.keys()].filter(one => one > 900).length;
  EVENTS.set(no, { ...event, no, epoch: 3 });
  return no;
}

const rival = { kind: 'one', among: 'rivals' } as const;
const anyone = { kind: 'one', among: 'anyone' } as const;
const self = { kind: 'self' } as const;

export const EX = {
  rats: example({
    theme: 'vermin',
    hostile: true,
    target: anyone,
    guards: [{ kind: 'reduce', service: 'health' }],
    each: [
      {
        op: 'remove',
        pick: { from: { owner: 'target', cats: ['trade', 'housing'] }, n: { die: 'K3' }, by: 'target' },
        to: 'used',
      },
    ],
  }),
  fire: example({
    theme: 'fire',
    hostile: true,
    target: rival,
    guards: [{ kind: 'shield', service: 'fire' }],
    each: [
      {
        op: 'remove',
        pick: { from: { owner: 'target', types: ['object', 'special'] }, n: 3, by: 'actor', shape: 'connected' },
        to: 'used',
      },
    ],
  }),
  scandal: example({
    theme: 'crime',
    hostile: true,
    target: rival,
    guards: [{ kind: 'cancel', service: 'police', atLeast: 3 }],
    each: [
      {
        op: 'remove',
        pick: { from: { owner: 'target', cats: ['sport'] }, n: 3, by: 'actor' },
        to: 'actorHand',
        as: 'taken',
      },
    ],
    after: [{ op: 'hinder', who: 'actor', what: ['draw'], turns: 1 }],
  }),
  strike: example({
    theme: 'unrest',
    hostile: true,
    target: {
      kind: 'extreme',
      metric: { count: { owner: 'target', cats: ['industry'] } },
      order: 'most',
      among: 'rivals',
    },
    guards: [{ kind: 'cancel', service: 'police', atLeast: 2 }],
    each: [
      { op: 'hinder', who: 'target', what: ['turn'], turns: 1 },
      { op: 'hinder', who: 'target', what: ['swap'], turns: 2 },
    ],
  }),
  mayor: example({
    theme: 'politics',
    hostile: false,
    target: self,
    each: [
      { op: 'ward', who: 'actor', themes: 'all', turns: 3, uses: 1 },
      { op: 'x.plebiscite', n: 2, bonus: 1 },
    ],
  }),
  /** A column of up to three cards, compulsory. */
  storm: example({
    theme: 'storm',
    hostile: true,
    target: rival,
    each: [
      {
        op: 'remove',
        pick: { from: { owner: 'target' }, n: 2, by: 'actor', must: true, shape: 'column' },
        to: 'current',
        as: 'lost',
      },
      { op: 'draw', who: 'actor', n: { var: 'lost', times: 2, plus: -1 } },
    ],
  }),
  block: example({
    theme: 'fire',
    hostile: true,
    target: rival,
    each: [
      {
        op: 'remove',
        pick: { from: { owner: 'target' }, n: 3, by: 'chance', shape: 'connected' },
        to: 'ownerHand',
      },
    ],
  }),
  /** Scattered cards change hands. */
  annex: example({
    theme: 'politics',
    hostile: true,
    target: rival,
    each: [
      {
        op: 'takeOver',
        touch: false,
        pick: { from: { owner: 'target', cats: ['trade'] }, n: 'all', by: 'chance' },
        newOwner: 'actor',
        as: 'taken',
      },
    ],
  }),
  spy: example({
    theme: 'crime',
    hostile: true,
    target: rival,
    each: [
      { op: 'reveal', who: 'target', to: 'actor' },
      { op: 'handMove', from: 'target', n: 1, by: 'actor', to: 'actorHand', as: 'stolen' },
    ],
  }),
  tax: example({
    theme: 'economy',
    hostile: true,
    target: { kind: 'everyone' },
    each: [{ op: 'handMove', from: 'target', n: 2, by: 'giver', to: 'used', cats: ['trade'] }],
  }),
  museum: example({
    hostile: false,
    target: self,
    each: [
      { op: 'fetch', who: 'actor', from: 'used', n: 2, by: 'chance', types: ['object'], to: 'hand' },
      { op: 'build', who: 'actor', n: { metric: { count: { owner: 'actor', cats: ['town_hall'] } }, per: 2, cap: 1 } },
    ],
  }),
  /** Hits the owner of the parish church, the actor too. */
  bells: example({
    theme: 'culture',
    hostile: true,
    target: { kind: 'ownerOf', nos: [114] },
    each: [{ op: 'hinder', who: 'target', what: ['place', 'event'], turns: 1 }],
  }),
  poorest: example({
    hostile: false,
    target: { kind: 'extreme', metric: { hand: 'target' }, order: 'least', among: 'anyone' },
    each: [{ op: 'draw', who: 'target', n: 1 }],
  }),
  holiday: example({
    hostile: false,
    target: self,
    each: [{ op: 'extraMove', n: 2, kinds: ['event', 'swap'] }],
  }),
  /** Two ticks at the start of turns, shortened by the police. */
  siege: example({
    theme: 'war',
    hostile: true,
    target: { kind: 'allRivals' },
    guards: [{ kind: 'reduce', service: 'police', max: 1 }],
    each: [
      { op: 'roll', die: 'K3', as: 'force' },
      {
        op: 'ongoing',
        holder: 'target',
        ticks: 2,
        at: 'turnStart',
        do: [
          {
            op: 'remove',
            pick: { from: { owner: 'target', types: ['object'] }, n: { var: 'force' }, by: 'chance' },
            to: 'used',
          },
        ],
      },
    ],
  }),
  /** Conditions of all kinds. */
  oracle: example({
    hostile: false,
    target: self,
    requires: {
      all: [
        { not: { left: { hand: 'actor' }, cmp: '>', right: { const: 3 } } },
        {
          any: [
            { left: { cells: 'actor' }, cmp: '<', right: { const: 2 } },
            { left: { cells: 'actor' }, cmp: '=', right: { const: 4 } },
          ],
        },
      ],
    },
    before: [{ op: 'roll', die: 'K6', as: 'luck' }],
    each: [{ op: 'table', on: 'luck', rows: [{ lo: 6, hi: 6, do: [{ op: 'draw', who: 'actor', n: 2 }] }] }],
  }),
} as const;
