import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { type Kind, returnOrderOf } from './components.ts';
import { alcatraz } from './game.ts';
import { gapFor, returnPlaceOf } from './items.ts';
import { michal, offerOf, openOf, perform, prison, sheetOf, type Stated, stockOn, use } from './scene.fixture.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));

describe('ALC-11 Item tokens: taking, paying, returning', () => {
  test('ALC-11.1 what is not there cannot be taken', () => {
    expect(table({ prisoners: [{}, { at: 4 }], stock: { 4: [] } }).refuses(michal, use())).toBe('ALC-11.1');
    const visiting = table({ prisoners: [{}, { at: 6 }], stock: { 6: ['key'] } });
    expect(visiting.refuses(michal, use({ take: 'knife' }))).toBe('ALC-11.1');
    expect(offerOf(visiting, michal, 'useLocation')).toMatchObject({ take: { oneOf: ['key'] } });
  });

  test('ALC-11.2 a payment is one item of any kind, the Gun included, or 1 Cash, which disappears', () => {
    const yard = table({ dark: [6], prisoners: [{}, { at: 5, items: ['gun', 'knife'], cash: 1 }] });
    expect(offerOf(yard, michal, 'useLocation')).toMatchObject({ pay: { oneOf: ['cash', 'knife', 'gun'] } });
    const cash = yard.play(michal, use({ pay: 'cash', take: 'key' }));
    expect(sheetOf(cash, michal)).toMatchObject({ cash: 0, items: ['gun', 'key', 'knife'] });
    const gun = yard.play(michal, use({ pay: 'gun', returnTo: 6, take: 'key' }));
    expect([sheetOf(gun, michal).items, stockOn(gun, 6)]).toEqual([['key', 'knife'], ['gun']]);
    for (const pay of ['tools', null, 'strength'])
      expect(yard.refuses(michal, { ...use({ take: 'key' }), pay })).toBe('ALC-11.2');
    expect(yard.refuses(michal, use({ pay: 'cash', returnTo: 5, take: 'key' }))).toBe('ALC-11.2');
  });

  test('ALC-11.3 a location accepts a kind only while it has a gap for it', () => {
    const { open } = prison({ prisoners: [{}, { items: ['key'] }] });
    expect([gapFor(open, 11, 'key'), gapFor(open, 11, 'knife'), gapFor(open, 5, 'key')]).toEqual([1, 0, 0]);
    const yard = table({ prisoners: [{}, { at: 5, items: ['key'] }] });
    expect(yard.refuses(michal, use({ pay: 'key', returnTo: 9, take: 'drugs' }))).toBe('ALC-11.4');
  });

  test('ALC-11.4 the payer chooses among the gaps', () => {
    const yard = table({ prisoners: [{ items: ['key'] }, { at: 5, items: ['key'] }], stock: { 6: ['tools'] } });
    expect(offerOf(yard, michal, 'useLocation')).toMatchObject({
      returnTo: { by: 'pay', cases: { key: { oneOf: [6, 11] } } },
    });
    const paid = yard.play(michal, use({ pay: 'key', returnTo: 6, take: 'drugs' }));
    expect(stockOn(paid, 6)).toEqual(['key', 'tools']);
  });

  test('ALC-11.5 pay and return first, then take; capacity is tested after paying', () => {
    const full = table({ prisoners: [{}, { at: 5, items: ['key', 'key', 'key'], cash: 1 }] });
    const swapped = full.play(michal, use({ pay: 'key', returnTo: 11, take: 'drugs' }));
    expect(sheetOf(swapped, michal).items).toEqual(['drugs', 'key', 'key']);
    expect(full.refuses(michal, use({ pay: 'cash', take: 'drugs' }))).toBe('ALC-15.17');
    expect(swapped.hears('audience').map(({ type }) => type)).toEqual(['locationUsed', 'paid', 'itemsTaken']);
  });

  test('ALC-11.6 and EX-1i a token used for a task returns to its main location, then to 5, then to 6', () => {
    const mains = { drugs: 4, tools: 7, knife: 9, clothes: 10, key: 11, gun: 6 };
    for (const [kind, main] of Object.entries(mains) as [Kind, number][]) expect(returnOrderOf(kind)[0]).toBe(main);
    expect(returnOrderOf('key').slice(0, 3)).toEqual([11, 5, 6]);
    const at11 = (stock: Stated['stock']) =>
      table({
        tasks: [{ card: 'A1', at: 11 }],
        prisoners: [{}, { at: 11, items: ['clothes', 'key'] }],
        ...(stock ? { stock } : {}),
      }).play(michal, perform('1.key', '1.clothes'));
    expect(stockOn(at11({}), 11)).toEqual(['key', 'key', 'key']);
    const keys: Kind[] = ['key', 'key', 'key'];
    expect(stockOn(at11({ 11: keys, 5: ['drugs'], 6: ['drugs'] }), 5)).toContain('key');
    expect(stockOn(at11({ 11: keys, 5: ['key'], 6: ['drugs'] }), 6)).toContain('key');
  });

  test('ALC-11.7 there is always a gap for a held token; the rules say so if there were none', () => {
    const { open } = prison({ dark: [6], prisoners: [{ items: ['gun'] }, { items: ['key', 'key', 'knife'] }] });
    for (const kind of ['gun', 'key', 'knife'] as const)
      expect(gapFor(open, returnPlaceOf(open, kind), kind)).toBeGreaterThan(0);
    expect(() => returnPlaceOf(prison().open, 'key')).toThrow('no location has a place');
  });

  test('ALC-11.8 and EX-4h an exchange for two gives exactly two, or one where a single token is left', () => {
    const infirmary = (items: Kind[], drugs: Kind[]) =>
      table({ dark: [4], prisoners: [{}, { at: 4, items }], stock: { 4: drugs } });
    const three = infirmary(['key', 'key', 'key'], ['drugs', 'drugs']);
    expect(three.refuses(michal, use({ pay: 'key', returnTo: 11 }))).toBe('ALC-11.8');
    const two = infirmary(['key', 'key'], ['drugs', 'drugs']).play(michal, use({ pay: 'key', returnTo: 11 }));
    expect(sheetOf(two, michal).items).toEqual(['drugs', 'drugs', 'key']);
    const last = infirmary(['key', 'key', 'key'], ['drugs']).play(michal, use({ pay: 'key', returnTo: 11 }));
    expect(sheetOf(last, michal).items).toEqual(['drugs', 'key', 'key']);
    const yard = table({ dark: [5], prisoners: [{}, { at: 5, items: ['key'] }] });
    expect(yard.refuses(michal, use({ pay: 'key', returnTo: 11, take: 'drugs' }))).toBe('ALC-11.8');
  });

  test('ALC-11.9 the Gun stands for any kind, and returns only to its own icon', () => {
    const one = table({
      dark: [6],
      tasks: [{ card: 'A1', at: 11 }],
      prisoners: [{}, { at: 11, items: ['gun', 'key'] }],
    }).play(michal, perform('1.key', '1.gun'));
    expect(stockOn(one, 6)).toEqual(['gun']);
    expect(
      openOf(one)
        .stock.flat()
        .filter(kind => kind === 'gun'),
    ).toHaveLength(1);
  });

  test('ALC-11.10 and EX-4r what lay there before the payment counts; an item may be paid back to this very place', () => {
    const infirmary = (drugs: Kind[]) =>
      table({ dark: [4], prisoners: [{}, { at: 4, items: ['drugs'] }], stock: { 4: drugs } });
    const one = infirmary(['drugs']).play(michal, use({ pay: 'drugs', returnTo: 4 }));
    expect([sheetOf(one, michal).items, stockOn(one, 4)]).toEqual([['drugs'], ['drugs']]);
    expect(infirmary([]).refuses(michal, use({ pay: 'drugs', returnTo: 4 }))).toBe('ALC-11.1');
    const yard = table({ prisoners: [{}, { at: 5, items: ['key'] }], stock: { 5: [] } });
    expect(yard.refuses(michal, use({ pay: 'key', returnTo: 5, take: 'key' }))).toBe('ALC-11.1');
  });
});
