import { beforeAll, expect, test } from 'vitest';
import {
  GOOD_PEOPLE,
  NEGATIVES,
  readBodyMap,
  readPhoto,
  readReading,
  TRUTH_PEOPLE,
} from '../../../tests/people/load-person.ts';
import { blurred } from '../pixels/blur.ts';
import { lumaAt, type Picture } from '../pixels/pixels.ts';
import { resizePicture } from '../pixels/resize.ts';
import { FINDING_CODES } from './photo-findings.ts';
import type { Finding } from './photo-findings.ts';
import { toLuminance, type Luminance } from './luminance.ts';
import { checkPhoto, isGoodPhoto } from './photo-checks.ts';

/** What is found on a photo, and on what a lens or a smaller picture leaves of its light. */
async function findingsOf(
  name: string,
  lightOf: (photo: Picture) => Luminance = toLuminance,
): Promise<Finding[]> {
  const picture = await readPhoto(name);
  const { classes } = await readBodyMap(name);
  return checkPhoto({ people: readReading(name).people, classes, luminance: lightOf(picture), picture });
}
const codesOf = (findings: readonly Finding[]) => findings.map(({ code }) => code);

test.each(GOOD_PEOPLE)('%s is accepted, and nothing is left to advise', async (name) => {
  expect(codesOf(await findingsOf(name))).toEqual([]);
});

/** What each photo in loose clothes is advised; what they wear stands in tests/people-truth. */
const ADVISED: Record<string, string[]> = {
  'm01-average-hoodie-cap': ['long-clothes'],
  'm02-tall-plaid-pocket': ['hands-hidden'],
  'm03-plus-tee-shorts': ['long-clothes'],
  'm04-short-open-coat': ['long-clothes'],
  'w01-slim-aline-skirt': ['long-clothes'],
  'w02-average-open-coat': ['arms-in-front', 'hands-hidden', 'long-clothes', 'neck-covered'],
  'w03-plus-hoodie': ['hands-hidden'],
  'w04-tall-wide-trousers': ['long-clothes'],
  'w05-petite-strapless': ['long-clothes'],
  'w06-average-plaid-shorts': ['arms-in-front'],
  'w07-plus-closed-coat': ['long-clothes', 'neck-covered'],
  'w08-average-sweater-midi': ['hands-hidden', 'long-clothes'],
};

test.each(TRUTH_PEOPLE)('%s is accepted, with advice', async (name) => {
  const findings = await findingsOf(name);
  expect(codesOf(findings)).toEqual(ADVISED[name]);
  expect(isGoodPhoto(findings)).toBe(true);
});

/** The light of a picture as a lens or a shake of so many pixels would leave it. */
function softened(photo: Picture, sigma: number): Luminance {
  const { width, height, values } = toLuminance(photo);
  return { width, height, values: new Uint8Array(blurred(values, width, height, sigma)) };
}
const resized = (photo: Picture, width: number, height: number): Luminance =>
  toLuminance(resizePicture(photo, width, height));

test.each([
  ['a little soft, as a phone makes it', (photo: Picture) => softened(photo, 1), true],
  ['sent by a messenger, at half the size', (photo: Picture) => resized(photo, 512, 768), true],
  ['from an old phone, 320 pixels wide', (photo: Picture) => resized(photo, 320, 480), true],
  ['shaken', (photo: Picture) => softened(photo, 6), false],
])('%s', async (_, lightOf, good) => {
  for (const name of ['woman-03-plus-dark', 'w05-petite-strapless']) {
    expect(codesOf(await findingsOf(name, lightOf)).includes('blurred')).toBe(!good);
  }
});

const EXPECTED: Record<string, string> = {
  'negative-back-view': 'not-facing',
  'negative-blurred': 'blurred',
  'negative-cropped-feet': 'feet-missing',
  'negative-tiny-figure': 'too-small',
  'negative-too-dark': 'too-dark',
  'negative-two-people': 'several-people',
};

/** Each of them read once for both of its tests. */
let refused: Map<string, Finding[]>;
beforeAll(async () => {
  const read = NEGATIVES.map(async (name) => [name, await findingsOf(name)] as const);
  refused = new Map(await Promise.all(read));
});

test.each(NEGATIVES)('%s is refused for its own reason', (name) => {
  const findings = refused.get(name)!;
  expect(findings.map((finding) => finding.code)).toContain(EXPECTED[name]);
  expect(isGoodPhoto(findings)).toBe(false);
  expect(findings.some((finding) => finding.blocking)).toBe(false);
});

/** As an old print has it: `tone` is added to red and taken from blue in the middle tones. */
function printed({ width, height, data }: Picture, tone: number): Picture {
  const out = new Uint8ClampedArray(data);
  for (let i = 0; i < width * height; i++) {
    const light = lumaAt(data, i);
    const by = tone * Math.sin((light / 255) * Math.PI);
    out.set([light + by, light, light - by], i * 4);
  }
  return { width, height, data: out };
}

test.each(['woman-01-slim-light', 'woman-03-plus-dark', 'w02-average-open-coat'])(
  '%s in black and white, or toned brown, is asked for in color, and may be used all the same',
  async (name) => {
    const photo = await readPhoto(name);
    const { classes } = await readBodyMap(name);
    const { people } = readReading(name);
    for (const tone of [0, 8]) {
      const picture = printed(photo, tone);
      const findings = checkPhoto({ people, classes, luminance: toLuminance(picture), picture });
      expect(codesOf(findings)).toContain('black-and-white');
      expect(isGoodPhoto(findings)).toBe(false);
      expect(findings.some(({ blocking }) => blocking)).toBe(false);
    }
  },
);

test('a picture of nobody is the only finding that blocks', async () => {
  const { classes } = await readBodyMap('woman-01-slim-light');
  const picture = await readPhoto('woman-01-slim-light');
  const findings = checkPhoto({ people: [], classes, luminance: toLuminance(picture), picture });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'nobody', blocking: true });
});

test('the words are plain: whole sentences, no exclamation mark', () => {
  const said = [...refused.values()].flat();
  expect(said.length).toBeGreaterThanOrEqual(NEGATIVES.length);
  for (const finding of said) {
    expect(FINDING_CODES).toContain(finding.code);
    expect(finding.sentence).toMatch(/^[A-Z][^!]*\.$/);
    expect(finding.fix).toMatch(/^[A-Z][^!]*\.$/);
  }
});
