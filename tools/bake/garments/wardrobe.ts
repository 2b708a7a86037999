// Every garment that is baked, by name.
import type { StandardArm } from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import type { Body } from '../body/standard-body.ts';
import { BAGS, draftBag } from '../accessories/bags.ts';
import { HATS } from '../accessories/hats.ts';
import { draftHose, HOSE } from '../accessories/hose.ts';
import { draftScarf, SCARVES } from '../accessories/scarves.ts';
import type { Cloth, Draft } from '../draft.ts';
import { draftFlaredSkirt, draftGatheredSkirt, draftStraightSkirt } from './skirts.ts';
import { gradedForMan } from './grade.ts';
import { draftTop } from './tops.ts';
import type { TopMeasures } from './top-measures.ts';
import { draftTrousers } from './trousers.ts';
import { UPPER_WARDROBE } from './upper-wardrobe.ts';

const DENIM: Cloth = { stretch: 1e-7, bend: 1.2e-5, fold: 2e-3, friction: 0.9, thickness: 0.45 };
const SUITING: Cloth = { stretch: 1e-7, bend: 1e-5, fold: 1e-4, friction: 0.3, thickness: 0.5 };
const COTTON: Cloth = { stretch: 1e-7, bend: 1e-5, fold: 2e-5, friction: 0.25, thickness: 0.5 };
const SATIN: Cloth = { stretch: 1e-7, bend: 3e-5, fold: 4e-4, friction: 0.15, thickness: 0.4 };

const JEANS = { waist: 97, band: 4, drop: 1.2, forks: [5.2, 11.8] as const, wear: 0.07, cloth: DENIM };
const TROUSERS = { waist: 100, band: 4, drop: 1.4, forks: [5.4, 12] as const, wear: 0.01, cloth: SUITING };

const PRESSED: Cloth = { stretch: 1e-7, bend: 2e-6, fold: 5e-6, friction: 0.3, thickness: 1 };
const FLEECE: Cloth = { stretch: 5e-7, bend: 8e-6, fold: 1e-4, friction: 0.5, thickness: 0.6 };

type MakeDraft = (poses: readonly Body[]) => Draft;

const FIRST_DROPS: ReadonlyMap<string, MakeDraft> = new Map([
  ...Object.entries<MakeDraft>({
    'jeans-slim': (p) =>
      draftTrousers({ ...JEANS, name: 'jeans-slim', hipEase: -2, knee: 39, hem: 31, hemHeight: 6 }, p),
    'jeans-straight': (p) =>
      draftTrousers({ ...JEANS, name: 'jeans-straight', hipEase: -0.5, knee: 41, hem: 38, hemHeight: 5 }, p),
    'jeans-wide': (p) =>
      draftTrousers(
        { ...JEANS, name: 'jeans-wide', hipEase: 0.5, knee: 53, hem: 54, hemHeight: 7, wear: 0.03 },
        p,
      ),
    'trousers-straight': (p) =>
      draftTrousers(
        { ...TROUSERS, name: 'trousers-straight', hipEase: 0.5, knee: 46, hem: 42, hemHeight: 5 },
        p,
      ),
    'trousers-wide': (p) =>
      draftTrousers({ ...TROUSERS, name: 'trousers-wide', hipEase: 1, knee: 62, hem: 66, hemHeight: 4 }, p),
    'skirt-flared': (p) =>
      draftFlaredSkirt(
        { name: 'skirt-flared', waist: 104, band: 4, length: 70, angle: 2.7, seed: 4, cloth: COTTON },
        p,
      ),
    'skirt-maxi': (p) =>
      draftFlaredSkirt(
        { name: 'skirt-maxi', waist: 104, band: 4, length: 96, angle: 2, seed: 9, cloth: COTTON },
        p,
      ),
    'skirt-pleated': (p) =>
      draftFlaredSkirt(
        {
          ...{ name: 'skirt-pleated', waist: 104, band: 4, length: 70, angle: 1.35, seed: 5, pleats: 15 },
          cloth: PRESSED,
        },
        p,
      ),
    'skirt-satin': (p) =>
      draftFlaredSkirt(
        { name: 'skirt-satin', waist: 104, band: 3, length: 74, angle: 1.9, seed: 7, cloth: SATIN },
        p,
      ),
    'skirt-gathered': (p) =>
      draftGatheredSkirt(
        { name: 'skirt-gathered', waist: 104, band: 4, length: 70, fullness: 1.9, folds: 28, cloth: SUITING },
        p,
      ),
    'skirt-pencil': (p) =>
      draftStraightSkirt(
        { name: 'skirt-pencil', waist: 104, band: 4, length: 58, hipEase: 1, taper: 1.5, cloth: SUITING },
        p,
      ),
    joggers: (p) =>
      draftTrousers(
        {
          ...{ ...TROUSERS, name: 'joggers', hipEase: 4, knee: 46, hem: 36, hemHeight: 12, wear: 0.05 },
          cuff: { height: 6, drawnIn: 0.66 },
          cloth: FLEECE,
        },
        p,
      ),
  }),
  ...UPPER_WARDROBE.map((m): [string, MakeDraft] => [m.name, (p) => draftTop(m, p)]),
  ...HOSE.map((m): [string, MakeDraft] => [m.name, (p) => draftHose(m, p)]),
  ...SCARVES.map((m): [string, MakeDraft] => [m.name, (p) => draftScarf(m, p)]),
  ...HATS,
  ...BAGS.map((m): [string, MakeDraft] => [m.name, () => draftBag(m)]),
]);

/** What most looks wear falls a second time, into other folds. */
const TWICE: readonly string[] = ['jeans-straight', 'trousers-straight', 'tee', 'tee-long', 'shirt', 'knit'];

/** What hangs otherwise on a flat chest and wide shoulders: `man-tee` is cut for him. */
const FOR_MEN: readonly string[] = ['tee', 'tee-long', 'shirt', 'blouse', 'knit', 'knit-fine'];

function armOf({ joints }: Body): StandardArm {
  const at = (name: string): readonly [number, number] => {
    const [x, y] = joints[`right ${name}`]!;
    return [x, y];
  };
  return { shoulder: at('shoulder'), elbow: at('elbow'), wrist: at('wrist') };
}

export interface Pattern {
  body: 'woman-average' | 'man-average';
  draft: MakeDraft;
}

const patternForMan = (m: TopMeasures): [string, Pattern] => {
  const name = `man-${m.name}`;
  const graded = gradedForMan({ ...m, name });
  return [
    name,
    { body: 'man-average', draft: (poses) => ({ ...draftTop(graded, poses), arm: armOf(poses.at(-1)!) }) },
  ];
};

export const WARDROBE: ReadonlyMap<string, Pattern> = new Map([
  ...[
    ...FIRST_DROPS,
    ...TWICE.map((name): [string, MakeDraft] => [
      `${name}-2`,
      (poses) => ({ ...FIRST_DROPS.get(name)!(poses), name: `${name}-2`, seed: 2 }),
    ]),
  ].map(([name, draft]): [string, Pattern] => [name, { body: 'woman-average', draft }]),
  ...UPPER_WARDROBE.filter(({ name }) => FOR_MEN.includes(name)).map(patternForMan),
]);
