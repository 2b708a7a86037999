import type { ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import { findOcclusions } from './occlusion-checks.ts';
import { FINDING_CODES, describeFinding, type Finding, type FindingCode } from './photo-findings.ts';
import type { Picture } from '../pixels/pixels.ts';
import { judgeColor } from './color-check.ts';
import { judgeLight } from './light-check.ts';
import type { Luminance } from './luminance.ts';
import { judgeStance, readStance } from './stance-checks.ts';

interface PhotoEvidence {
  people: readonly (readonly Landmark[])[];
  classes: ClassMaps;
  luminance: Luminance;
  picture: Picture;
}

/** Gravest first; no findings, or only hints, mean a good photo. */
export function checkPhoto({ people, classes, luminance, picture }: PhotoEvidence): Finding[] {
  const [marks] = people;
  if (!marks) return [describeFinding('nobody')];
  const stance = readStance(marks, luminance.width, luminance.height);
  if (!stance) return [describeFinding('not-standing')];
  const codes: FindingCode[] = [
    ...judgeStance(stance),
    ...judgeLight(classes, luminance, marks, stance.torso),
    ...judgeColor(classes, picture),
  ];
  if (people.length > 1) codes.push('several-people');
  const findings = codes.map(describeFinding);
  // Advice on clothes is noise next to a refusal.
  if (isGoodPhoto(findings)) codes.push(...findOcclusions(classes, marks, codes.includes('arms-raised')));
  return FINDING_CODES.filter((code) => codes.includes(code)).map(describeFinding);
}

export const isGoodPhoto = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.hint);
