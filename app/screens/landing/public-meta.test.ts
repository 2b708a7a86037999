import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJpegHeader } from '../../domain/photos/bytes/jpeg.ts';
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
  const file = readFileSync(new URL('../../../public/gallery/stylecast-og.jpg', import.meta.url));
  const { width, height } = readJpegHeader(new Uint8Array(file)) ?? {};
  expect(meta).toContainEqual({ property: 'og:image:width', content: String(width) });
  expect(meta).toContainEqual({ property: 'og:image:height', content: String(height) });
});

test('the origin is what the root loader told', () => {
  expect(originIn([{ id: 'root', data: { origin: 'https://a.test' } }, { id: 'x' }])).toBe('https://a.test');
  expect(originIn([{ id: 'root', data: undefined }])).toBe('');
  expect(originIn([])).toBe('');
});

test('search engines are told what it is, where, and that it is free to begin with', () => {
  const { offers, url } = structuredData('https://stylecast.app');
  expect([url, offers.price]).toEqual(['https://stylecast.app/', '0']);
});
