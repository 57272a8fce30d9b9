import { expect, test } from 'vitest';
import { responseKind } from './responses.ts';

const HERE = 'https://parlour.example';
const asked = (path: string, more: Partial<Parameters<typeof responseKind>[0]> = {}): string =>
  responseKind({ method: 'GET', mode: 'cors', url: `${HERE}${path}`, ...more }, `${HERE}/`);

test.each(['/', '/t/abc', '/practice/abc', '/replay/t/abc?step=4', '/rules/pi'])(
  'a visit to %s gets the page',
  path => {
    expect(asked(path, { mode: 'navigate' })).toBe('page');
  },
);

test.each(['/assets/index-abc.js', '/icon.svg', '/manifest.webmanifest'])('%s may lie on this device', path => {
  expect(asked(path)).toBe('file');
});

test.each([
  ['/api/me', {}],
  ['/api/tables/abc/record?download', { mode: 'navigate' }],
  ['/healthz', {}],
  ['/metrics', { mode: 'navigate' }],
  ['/assets/index-abc.js', { method: 'POST' }],
  ['', { url: 'https://elsewhere.example/assets/index-abc.js' }],
] as const)('%s %j is the server’s to answer', (path, more) => {
  expect(asked(path, more)).toBe('server');
});

test('below a path, other pages of the same host are the server’s to answer', () => {
  const app = `${HERE}/parlour/`;
  const below = (path: string, mode: RequestMode = 'cors') =>
    responseKind({ method: 'GET', mode, url: `${HERE}${path}` }, app);
  expect(below('/parlour/', 'navigate')).toBe('page');
  expect(below('/parlour/t/abc', 'navigate')).toBe('page');
  expect(below('/parlour/assets/index-abc.js')).toBe('file');
  expect(below('/parlour/api/me')).toBe('server');
  expect(below('/wiki/', 'navigate')).toBe('server');
  expect(below('/parlour2/', 'navigate')).toBe('server');
});
