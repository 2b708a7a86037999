import fc from 'fast-check';
import { expect, test } from 'vitest';
import { machinePace } from '../../../tests/runner/machine-pace.ts';
import { outsideAddress, ownPath } from './link-target.ts';

const SITE = 'https://stylecast.app';

test('a path of ours is taken as it is', () => {
  for (const path of [
    '/',
    '/auth',
    '/auth?tab=signup',
    '/subscribe?tier=pro',
    '/look/0-ab12',
    '/week#day-3',
    '/a%20b',
    '/x?q=%C3%A9',
  ])
    expect(ownPath(path)).toBe(path);
});

test.each([
  ...['', 'auth', 'evil.example', '?x', '#x', '.', '..'],
  ...[
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/auth\\..\\x',
  ],
  ...[
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/x//evil.example',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil',
  ],
  ...['/%09/evil.example', '/%0d%0aSet-Cookie:x', '/%00', '/%7f'],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///x',
  ],
  ...[
    'https://evil.example',
    'http:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    '@evil.example',
  ],
  ...['/\u2028/evil', '/\uff0f/evil', '/\u202e/evil', '/"onclick=', '/<script>', '/%', '/%zz', '/ü'],
])('%j is no path of ours', (text) => {
  expect(ownPath(text)).toBeNull();
});

test('whatever is taken stays on this site', () => {
  const sign = fc.constantFrom(
    '/',
    '\\',
    '%5c',
    '%2f',
    '%09',
    '.',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 6 }), (signs) => {
      const text = `/${signs.join('')}`;
      const path = ownPath(text);
      if (path === null) return;
      const decoded = path.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      for (const way of [path, decoded]) expect(new URL(way, SITE).origin, way).toBe(SITE);
    }),
    { numRuns: 5000, seed: 20261128 },
  );
});

test('reading it takes no time, however long it is', () => {
  const most = 200 * machinePace();
  for (const text of [
    '/'.repeat(100_000),
    `/${'a/'.repeat(50_000)}\\`,
    `/${'%'.repeat(100_000)}`,
    `/${'?#'.repeat(50_000)}\n`,
  ]) {
    const begun = performance.now();
    expect(ownPath(text)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(most);
  }
});

test('another’s page is an https address without a name in it', () => {
  expect(outsideAddress('https://billing.stripe.com/p/x?a=1')).toBe('https://billing.stripe.com/p/x?a=1');
  for (const text of [
    '',
    null,
    undefined,
    'javascript:alert(1)',
    'http://x.example',
    '//x.example',
    '/x',
    'https://a@x.example',
    'https://a:b@x.example',
    'data:x',
  ])
    expect(outsideAddress(text)).toBeNull();
});
