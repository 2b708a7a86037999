// Every garment that is baked, by name.
import type { Body } from '../body/standard-body.ts';
import type { Draft } from '../draft.ts';
import { draftTrousers, type TrouserMeasures } from './trousers.ts';

const DENIM = { stretch: 1e-7, bend: 1.2e-5, fold: 2e-3, friction: 0.6, thickness: 0.5 };

const TROUSERS: readonly TrouserMeasures[] = [
  {
    name: 'jeans-straight',
    ...{ waist: 97, band: 4, hipEase: 3, knee: 44, hem: 40, hemHeight: 2.5, drop: 1, forks: [4.4, 10] },
    cloth: DENIM,
  },
];

export const WARDROBE: ReadonlyMap<string, (poses: readonly Body[]) => Draft> = new Map(
  TROUSERS.map((measures) => [measures.name, (poses) => draftTrousers(measures, poses)]),
);
