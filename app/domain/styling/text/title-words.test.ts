import { expect, test } from 'vitest';
import { STYLE_IDS } from '../../preferences/style.ts';
import { pluralizeTitle, STYLE_TITLES } from './title-words.ts';

test('of stripes every title speaks in the plural', () => {
  for (const style of STYLE_IDS)
    for (const { say } of STYLE_TITLES[style]) {
      const said = pluralizeTitle(say('stripes'));
      expect(said).not.toMatch(/stripes [a-z]+s\b| its |never fails/);
      expect(said.split(' ')).toHaveLength(say('stripes').split(' ').length);
    }
  expect(pluralizeTitle('stripes is the news')).toBe('stripes are the news');
  expect(pluralizeTitle('checks at its best')).toBe('checks at their best');
});
