import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { voiceWith } from './without-repeats.ts';

const LINES = ['Finish with black loafers.', 'To finish, black loafers.', 'Black loafers, and you are set.'];
const picks = (before: readonly string[]) =>
  new Set(Array.from({ length: 20 }, (_, n) => voiceWith(seededRandom(`${n}`), before).pick(LINES)));

test('a build that has been read is not said, whatever the garments, the figure and the hour in it', () => {
  expect(picks([])).toEqual(new Set(LINES));
  expect(picks(['A coat. Finish with tan leather boots and a navy wool scarf.'])).toEqual(
    new Set(LINES.slice(1)),
  );
  const voice = voiceWith(seededRandom('heard'), ["By ten it's 61°F, so the scarf can come off."]);
  expect(voice.isHeard("By noon it's 70°F, so the gloves and cap can come off.")).toBe(true);
  expect(voice.isHeard('The gloves can come off around noon.')).toBe(false);
});

test('where every build has been read the one that was read longest ago is said', () => {
  const before = ['To finish, tan boots.', 'Finish with tan boots.', 'Tan boots, and you are set.'];
  expect(picks(before)).toEqual(new Set(['Black loafers, and you are set.']));
});
