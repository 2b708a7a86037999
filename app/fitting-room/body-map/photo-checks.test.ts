import { expect, test } from 'vitest';
import {
  GOOD_PEOPLE,
  NEGATIVES,
  readBodyMap,
  readPhoto,
  readReading,
} from '../../../tests/people/read-person.ts';
import { checkPhoto, FINDING_CODES, isGoodPhoto, luminanceOf } from './photo-checks.ts';
import type { Finding } from './photo-checks.ts';

async function findingsOf(name: string): Promise<Finding[]> {
  const photo = await readPhoto(name);
  const { classes } = await readBodyMap(name);
  return checkPhoto({ people: readReading(name).people, classes, luminance: luminanceOf(photo) });
}

test.each(GOOD_PEOPLE)('%s is accepted', async (name) => {
  expect((await findingsOf(name)).filter((finding) => !finding.hint)).toEqual([]);
});

const EXPECTED: Record<string, string> = {
  'negative-back-view': 'not-facing',
  'negative-blurred': 'blurred',
  'negative-cropped-feet': 'feet-missing',
  'negative-tiny-figure': 'too-small',
  'negative-too-dark': 'too-dark',
  'negative-two-people': 'several-people',
};

test.each(NEGATIVES)('%s is refused for its own reason', async (name) => {
  const findings = await findingsOf(name);
  expect(findings.map((finding) => finding.code)).toContain(EXPECTED[name]);
  expect(isGoodPhoto(findings)).toBe(false);
  expect(findings.some((finding) => finding.blocking)).toBe(false);
});

test('a picture of nobody is the only finding that blocks', async () => {
  const { classes } = await readBodyMap('woman-01-slim-light');
  const luminance = luminanceOf(await readPhoto('woman-01-slim-light'));
  const findings = checkPhoto({ people: [], classes, luminance });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'nobody', blocking: true });
});

test('the words are plain: whole sentences, no exclamation mark', async () => {
  const said = await Promise.all(NEGATIVES.map(findingsOf));
  for (const finding of said.flat()) {
    expect(FINDING_CODES).toContain(finding.code);
    expect(finding.sentence).toMatch(/^[A-Z][^!]*\.$/);
    expect(finding.fix).toMatch(/^[A-Z][^!]*\.$/);
  }
});
