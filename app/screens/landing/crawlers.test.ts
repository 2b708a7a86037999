import { expect, test } from 'vitest';
import { robots, sitemap } from './crawlers.ts';

test('the sitemap lists the public pages by their full address', () => {
  const xml = sitemap('https://stylecast.test');
  expect(xml).toContain('<loc>https://stylecast.test/</loc>');
  expect(xml).toContain('<loc>https://stylecast.test/try</loc>');
  expect(xml).toContain('<loc>https://stylecast.test/help-support</loc>');
  expect(xml).toContain('<loc>https://stylecast.test/privacy-terms</loc>');
  expect(xml).not.toContain('/profile');
});

test('crawlers stay out of what is private and find the sitemap', () => {
  const text = robots('https://stylecast.test');
  expect(text).toContain('User-agent: *');
  expect(text).toContain('Disallow: /objects/');
  expect(text).not.toContain('/look/');
  expect(text).not.toMatch(/Disallow: \/$/m);
  expect(text).toContain('Sitemap: https://stylecast.test/sitemap.xml');
});

/** As RFC 9309 reads the file: of the lines that fit a path the longest counts. */
function mayFetch(path: string): boolean {
  const lines = robots('https://stylecast.test').matchAll(/^(Allow|Disallow): (.*)$/gm);
  const [longest] = [...lines]
    .filter(([, , prefix = '']) => path.startsWith(prefix))
    .sort(([, , a = ''], [, , b = '']) => b.length - a.length);
  return longest?.[1] !== 'Disallow';
}

test.each([
  [`/api/calendar/${'0'.repeat(40)}.ics`, true],
  ['/', true],
  ['/look/abc', true],
  ['/look/abc/image.jpg', true],
  ['/help-support', true],
  ['/api/outfits/today', false],
  ['/api/calendars', false],
  ['/objects/photo.jpg', false],
  ['/verify-email?token=1', false],
  ['/reset-password?token=1', false],
])('who obeys the file and fetches %s: %s', (path, isAllowed) => {
  expect(mayFetch(path)).toBe(isAllowed);
});

test('a calendar that takes the first line that fits may subscribe too', () => {
  expect(robots('https://stylecast.test')).toMatch(/Allow: \/api\/calendar\/\n(.*\n)*Disallow: \/api\/\n/);
});
