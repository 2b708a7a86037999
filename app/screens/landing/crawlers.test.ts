import { expect, test } from 'vitest';
import { robots, sitemap } from './crawlers.ts';

test('the sitemap lists the public pages by their full address', () => {
  const xml = sitemap('https://stylecast.test');
  expect(xml).toContain('<loc>https://stylecast.test/</loc>');
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
