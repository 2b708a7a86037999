// The class model takes bare legs below a skirt or shorts for clothes: what has the shape of legs and her own color is skin.
import { quantile } from '../../pixels/pixels.ts';
import type { Chain } from '../skeleton.ts';
import type { Places } from './body-regions.ts';
import type { Grid } from './coarse-photo-grid.ts';

/** In tolerances of her skin's tone: shins and knees are hers, what covers the hips is not, and how far a leg goes on. */
const [HERS, NOT_HERS, GOES_ON] = [1.3, 2.4, 1.8];
/** Light against that of her face: black leggings have no hue either. */
const LIGHT = [0.45, 1.6] as const;
/** Light of a cell against the middle of both shins. */
const NEAR = [0.35, 1.7] as const;
/** Where a calf and an ankle are measured, of the shin; an ankle is so much narrower, and this narrow, in statures. */
const [CALF, ANKLE] = [0.35, 0.7];
const NARROWS = 0.76;
const NARROW = 0.062;
/** From the axis of a leg, in statures. */
const WIDEST = 0.06;
const LEAST = 12; // cells

type Where = (i: number) => boolean;

/** Width of what is hers around a leg in a row, in statures. */
function widthAt({ person, width, cell }: Grid, [, knee, ankle]: Chain, at: number, stature: number): number {
  const [x, y] = [0, 1].map((k) => Math.floor((knee[k]! + (ankle[k]! - knee[k]!) * at) / cell)) as [
    number,
    number,
  ];
  const row = y * width;
  if (!person[row + x]) return 0;
  let [left, right] = [x, x];
  while (left > 0 && person[row + left - 1]) left--;
  while (right < width - 1 && person[row + right + 1]) right++;
  return ((right - left + 1) * cell) / stature;
}

const isLegShaped = (grid: Grid, leg: Chain, stature: number): boolean => {
  const [calf, ankle] = [CALF, ANKLE].map((at) => widthAt(grid, leg, at, stature)) as [number, number];
  return ankle > 0 && ankle < NARROW && ankle < calf * NARROWS;
};

/** Cells joined to `seeds` where `is`. */
function joined({ width }: Grid, seeds: readonly number[], is: Where): Set<number> {
  const out = new Set(seeds);
  for (const i of out)
    for (const j of [i - 1, i + 1, i - width, i + width]) if (!out.has(j) && is(j)) out.add(j);
  return out;
}

/** Changes the classes of `grid`. `skinAway`: see {@link skinDistance}. */
export function findLegsByColor(
  grid: Grid,
  places: Places,
  skinAway: Float32Array,
  { legs, stature }: { legs: readonly [Chain, Chain]; stature: number },
): void {
  const { light, person, classes } = grid;
  const middleOf = (plane: Float32Array, is: Where): number => {
    const values = [...person.keys()].filter((i) => person[i] && is(i)).map((i) => plane[i]!);
    return values.length < LEAST ? NaN : quantile(values, 0.5);
  };
  const along =
    (from: number, to: number): Where =>
    (i) =>
      places.leg[i]! < 0.022 &&
      places.alongLeg[i]! > from &&
      places.alongLeg[i]! < to &&
      places.hand[i]! > 0.05;
  const [knees, shins, hips] = [along(0.85, 1.1), along(1.15, 1.6), along(0, 0.25)];
  if (!(middleOf(skinAway, shins) < HERS && middleOf(skinAway, knees) < HERS)) return;
  if (!(middleOf(skinAway, hips) > NOT_HERS)) return;
  const lit = middleOf(light, shins);
  const face = middleOf(light, (i) => classes.face[i]! > 0.9);
  if (!(lit > face * LIGHT[0] && lit < face * LIGHT[1])) return;
  if (!legs.every((leg) => isLegShaped(grid, leg, stature))) return;
  const isLeg: Where = (i) =>
    person[i] === 1 &&
    places.leg[i]! < WIDEST &&
    skinAway[i]! < GOES_ON &&
    light[i]! > lit * NEAR[0] &&
    light[i]! < lit * NEAR[1];
  const seeds = [...person.keys()].filter((i) => shins(i) && isLeg(i));
  const leg = joined(grid, seeds, isLeg);
  const give = (i: number, from: 'skin' | 'clothes', to: 'skin' | 'clothes'): void => {
    classes[to][i]! += classes[from][i]!;
    classes[from][i] = 0;
  };
  for (const i of leg) give(i, 'clothes', 'skin');
  // Brown shorts above them it takes for skin.
  if (!(middleOf(skinAway, along(0.25, 0.75)) > NOT_HERS)) return;
  const isShorts: Where = (i) =>
    places.alongLeg[i]! < 0.85 && places.down[i]! > 0.8 && places.hand[i]! > 0.05 && skinAway[i]! > NOT_HERS;
  for (let i = 0; i < person.length; i++)
    if (person[i] && !leg.has(i) && isShorts(i)) give(i, 'skin', 'clothes');
}
