import { expect, test } from 'vitest';
import { originIn, publicMeta, structuredData } from './public-meta.ts';

const page = {
  title: 'Help & Support · Stylecast',
  description: 'Answers.',
  path: '/help-support',
  origin: 'https://stylecast.test',
};

test('a public page says its address and its picture in full', () => {
  const meta = publicMeta(page);
  expect(meta).toContainEqual({ title: page.title });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://stylecast.test/help-support',
  });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://stylecast.test/gallery/stylecast-og.jpg',
  });
});

test('the origin is what the root loader told', () => {
  expect(originIn([{ id: 'root', data: { origin: 'https://a.test' } }, { id: 'x' }])).toBe('https://a.test');
  expect(originIn([{ id: 'root', data: undefined }])).toBe('');
  expect(originIn([])).toBe('');
});

test('search engines are told the plans as they are', () => {
  const { offers, url } = structuredData('https://stylecast.app');
  expect(url).toBe('https://stylecast.app/');
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ['Free', '0.00'],
    ['Premium', '9.99'],
    ['Pro', '29.99'],
  ]);
});
