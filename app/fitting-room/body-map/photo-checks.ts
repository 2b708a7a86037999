// Is this photo good enough to dress? What spoils it asks for another one; what could be better is advice.
import type { ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import { judgeCover } from './occlusion-checks.ts';
import { FINDING_CODES, findingOf, type Finding, type FindingCode } from './photo-findings.ts';
import { judgeLight } from './light-check.ts';
import type { Luminance } from './luminance.ts';
import { judgeStance, readStance } from './stance-checks.ts';

/** What the checks read of a photo; the luminance at any size. */
export interface Photographed {
  people: readonly (readonly Landmark[])[];
  classes: ClassMaps;
  luminance: Luminance;
}

/** Everything worth telling about a photo, gravest first; an empty list or only hints means a good photo. */
export function checkPhoto({ people, classes, luminance }: Photographed): Finding[] {
  const [marks] = people;
  if (!marks) return [findingOf('nobody')];
  const stance = readStance(marks, luminance.width, luminance.height);
  if (!stance) return [findingOf('not-standing')];
  const codes: FindingCode[] = [
    ...judgeStance(stance),
    ...judgeLight(classes, luminance, marks, stance.torso),
  ];
  if (people.length > 1) codes.push('several-people');
  const findings = codes.map(findingOf);
  // Advice on clothes is for a photo that is kept: under a refusal it is noise.
  if (isGoodPhoto(findings)) codes.push(...judgeCover(classes, marks, codes.includes('arms-raised')));
  return FINDING_CODES.filter((code) => codes.includes(code)).map(findingOf);
}

/** True when nothing but hints was found. */
export const isGoodPhoto = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.hint);
