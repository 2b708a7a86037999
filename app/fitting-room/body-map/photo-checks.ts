import type { Need } from '../../domain/looks/photo-coverage.ts';
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
  /** What the photo lacks for many looks; asked where nothing else is to be changed. */
  lacks: () => readonly Need[];
}

/** The arms are then spoken of once. */
const OF_ARMS: readonly FindingCode[] = ['arms-raised', 'arms-in-front', 'hands-hidden', 'arms-close'];

/** Gravest first; no findings, or only hints, mean a good photo. */
export function checkPhoto({ people, classes, luminance, picture, lacks }: PhotoEvidence): Finding[] {
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
  if (isGoodPhoto(findings)) {
    codes.push(...findOcclusions(classes, marks, codes.includes('arms-raised')));
    const lacked = lacks();
    if (lacked.includes('both feet side by side')) codes.push('foot-hidden');
    if (lacked.some((need) => need !== 'both feet side by side')) codes.push('arms-in-the-way');
  }
  const isSaid = (code: FindingCode): boolean =>
    codes.includes(code) && !(codes.includes('arms-in-the-way') && OF_ARMS.includes(code));
  return FINDING_CODES.filter(isSaid).map(describeFinding);
}

export const isGoodPhoto = (findings: readonly Finding[]): boolean =>
  findings.every((finding) => finding.hint);
