import { describe, expect, test } from 'vitest';
import { isOwnPage, type OverlayPage, overlayPageOf, pathSteps } from './links.ts';

const here = new URL('https://play.example.org/rules/pi?from=t#PI-5.1');

describe('A link', () => {
  const link = (href: string, target = '', isDownload = false): boolean =>
    isOwnPage({ href: new URL(href, here).href, target, isDownload }, here);

  test('to a page of the app is followed without a reload', () => {
    expect(link('/')).toBe(true);
    expect(link('/t/abc')).toBe(true);
    expect(link('/rules/07#PI-5.1')).toBe(true);
    expect(link('?from=home')).toBe(true);
    expect(link('/rules/pi?from=t')).toBe(true);
  });

  test('to an anchor on this page is left to the browser', () => {
    expect(link('#PI-5.2')).toBe(false);
  });

  test('to elsewhere, to a file, to another window or to the server itself is left to the browser', () => {
    expect(link('https://game-icons.net')).toBe(false);
    expect(link('mailto:ann@example.org')).toBe(false);
    expect(link('/t/abc', '_blank')).toBe(false);
    expect(link('/t/abc', '', true)).toBe(false);
    expect(link('/api/tables/abc/record?download')).toBe(false);
  });
});

describe('An address', () => {
  test('is split into decoded steps', () => {
    expect(pathSteps(here)).toEqual(['rules', 'pi']);
    expect(pathSteps(new URL('/', here))).toEqual(['']);
    expect(pathSteps(new URL('/t/a%20b/', here))).toEqual(['t', 'a b', '']);
  });

  test('that cannot be decoded is taken literally', () => {
    expect(pathSteps(new URL('/t/%E0%A4%A', here))).toEqual(['t', '%E0%A4%A']);
  });
});

describe('A link at a table', () => {
  const table = new URL('https://play.example.org/t/abc');
  const over = (href: string, shown?: OverlayPage) => overlayPageOf(new URL(href, table), { here: table, shown });

  test('to rules or settings is shown over the table, at the rule it names', () => {
    expect(over('/rules/pi')).toEqual({ page: 'rules', title: 'pi', at: '' });
    expect(over('/rules/pi#PI-5.1')).toEqual({ page: 'rules', title: 'pi', at: 'PI-5.1' });
    expect(over('/settings')).toEqual({ page: 'settings' });
  });

  test('inside the rules scrolls in them, and does not change the address', () => {
    const rules = { page: 'rules', title: 'pi', at: '' } as const;
    expect(over('#PI-6.2', rules)).toEqual({ page: 'rules', title: 'pi', at: 'PI-6.2' });
    expect(over('#main')).toBeUndefined();
  });

  test('to anywhere else is followed as everywhere', () => {
    expect(over('/')).toBeUndefined();
    expect(over('/t/abc/screen')).toBeUndefined();
    expect(over('https://elsewhere.example.org/settings')).toBeUndefined();
  });
});

describe('Below a path', () => {
  const app = new URL('https://play.example.org/parlour/t/abc');

  test('an address has the same steps', () => {
    expect(pathSteps(app, '/parlour')).toEqual(['t', 'abc']);
    expect(pathSteps(new URL('/parlour/', app), '/parlour')).toEqual(['']);
    expect(pathSteps(new URL('/parlour', app), '/parlour')).toEqual(['']);
  });

  test('only links below it are followed without a reload', () => {
    const link = (href: string) =>
      isOwnPage({ href: new URL(href, app).href, target: '', isDownload: false }, app, '/parlour');
    expect(link('/parlour/settings')).toBe(true);
    expect(link('/parlour/api/me/export')).toBe(false);
    expect(link('/settings')).toBe(false);
    expect(link('/parlour2/settings')).toBe(false);
  });
});
