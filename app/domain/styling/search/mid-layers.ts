// A second knit of hers between the first and her coat, on a day for which one is too little.
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { Option } from './garment-option.ts';

/** As it is worn under a coat, made once: what is known of a garment is kept by the object. */
const known = new WeakMap<Garment, Garment>();

export function asMidLayer(knit: Garment): Garment {
  let mid = known.get(knit);
  if (!mid) known.set(knit, (mid = { ...knit, slot: 'jacket' }));
  return mid;
}

/** Whether a jacket of the pools is such a knit. */
export const isMidLayer = (garment: Garment): boolean =>
  garment.slot === 'jacket' && !isOfKind(garment, 'jacket');

/** What costs a look its line. */
const BULK = 2;

/** Knits of hers that go over another. */
export const midLayers = (knits: readonly Option[]): Option[] =>
  knits
    .filter(({ garment }) => isOfKind(garment, 'over another knit'))
    .map(({ garment, cost }) => ({ garment: asMidLayer(garment), cost: cost + BULK }));
