import { expect, test } from 'vitest';
import { SHARE_PAGES } from './share-pages.ts';

const thing = { url: 'https://stylecast.example/look/0-ab12', title: 'A coat & a scarf' };

test('the five share pages, in their order', () => {
  expect(SHARE_PAGES.map(({ name }) => name)).toEqual([
    'Facebook',
    'Twitter',
    'Pinterest',
    'LinkedIn',
    'WhatsApp',
  ]);
});

test('each page gets the whole link and nothing that breaks its address', () => {
  for (const { name, addressOf } of SHARE_PAGES) {
    const address = new URL(addressOf(thing));
    expect(address.protocol, name).toBe('https:');
    const values = [...address.searchParams.values()];
    expect(
      values.some((value) => value.includes(thing.url)),
      name,
    ).toBe(true);
    for (const value of values.filter((each) => each.includes('scarf'))) expect(value).toContain(thing.title);
  }
});
