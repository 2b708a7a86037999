import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LABEL, readTruePerson, type TruePerson } from '../../../../tests/made-people/true-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { LimbsSeen } from './limbs-seen.ts';

const [WIDTH, HEIGHT] = [384, 576];
const PEOPLE = join(import.meta.dirname, '../../../../tests/made-people');

/** Labels of both sides follow each other. */
const between = (label: number, first: number, last: number): boolean => label >= first && label <= last + 1;
const isSeen = (label: number): boolean =>
  between(label, LABEL.upperArm, LABEL.foot) || label === LABEL.hair || label === LABEL.face;

/** Pixels of the bare body's limbs that are hidden, as a share of arms, legs and hands. */
function trulyHidden({ bare, parts }: TruePerson): { arms: number; legs: number } {
  const hidden = { arms: 0, legs: 0 };
  let whole = 0;
  bare.forEach((label, i) => {
    if (!between(label, LABEL.upperArm, LABEL.shin)) return;
    whole++;
    if (isSeen(parts[i]!) || between(label, LABEL.hand, LABEL.hand)) return;
    hidden[label < LABEL.hand ? 'arms' : 'legs']++;
  });
  return { arms: hidden.arms / whole, legs: hidden.legs / whole };
}

const hiddenOf = (steps: LimbsSeen['arms']): number =>
  steps.reduce((sum, { area, seen }) => sum + area * (1 - seen), 0);

test.each(['p00112', 'p00115', 'p00116'])(
  '%s: what is hidden of her limbs is read nearly as it is',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    const truth = trulyHidden(await readTruePerson(join(PEOPLE, name), WIDTH, HEIGHT));
    const { arms, legs } = model.limbs!;
    expect(Math.abs(hiddenOf(arms) - truth.arms)).toBeLessThan(0.15);
    expect(Math.abs(hiddenOf(legs) - truth.legs)).toBeLessThan(0.15);
    const all = [...arms, ...legs].reduce((sum, { area }) => sum + area, 0);
    expect(all).toBeGreaterThan(0.85);
    expect(all).toBeLessThan(1);
  },
);
