// Which garments she wears and in which colours, from seeds that the pose gives: chest, belly, flank, sleeve, thigh, shin.
import { clamp } from '../pixels/pixels.ts';
import { binsOf, colourDistance, colourModel } from './colour-model.ts';
import type { ColourModel } from './colour-model.ts';
import type { Grid } from './grid.ts';
import type { Part } from './person.ts';
import type { Places } from './places.ts';

export interface Worn {
  /** Colours of what she wears; a part without an entry is not worn, or not told by its colours. */
  models: Partial<Record<Part, ColourModel>>;
  /** Labels that can occur at all. */
  present: ReadonlySet<Part>;
  bins: Uint16Array;
  /** Row of the trunk (0 shoulders, 1 hips) where top and bottom meet, as far as colours say; else the usual. */
  seam: number;
}

/** Two clothes differ from this distance of their colours on. */
const DIFFERENT = 0.62;

const isCloth = ({ classes }: Grid, i: number): boolean =>
  classes.clothes[i]! + classes.others[i]! > Math.max(0.5, classes.skin[i]! + classes.hair[i]!);

type Where = (i: number) => boolean;

export function wornOf(grid: Grid, places: Places): Worn {
  const bins = binsOf(grid);
  const { side, down, arm, alongArm, leg, alongLeg, hand, foot, head, height } = places;
  const { classes, person } = grid;
  const cellsWhere = (where: Where): number[] => {
    const out: number[] = [];
    for (let i = 0; i < person.length; i++) if (person[i] && where(i)) out.push(i);
    return out;
  };
  const clothWhere = (where: Where): number[] => cellsWhere((i) => isCloth(grid, i) && where(i));
  const model = (cells: readonly number[], least?: number) => colourModel(bins, cells, least);
  const middle = (i: number): boolean => Math.abs(side[i]!) < 0.3;
  const chest = clothWhere((i) => middle(i) && down[i]! > 0.12 && down[i]! < 0.5);
  const belly = clothWhere((i) => middle(i) && down[i]! > 0.5 && down[i]! < 0.8);
  const flank = clothWhere(
    (i) => Math.abs(side[i]!) > 0.55 && Math.abs(side[i]!) < 0.95 && down[i]! > 0.2 && down[i]! < 0.75,
  );
  const sleeve = clothWhere(
    (i) => arm[i]! < 0.022 && alongArm[i]! > 0.25 && alongArm[i]! < 1.75 && hand[i]! > 0.05,
  );
  const thigh = clothWhere((i) => leg[i]! < 0.03 && alongLeg[i]! > 0.3 && alongLeg[i]! < 0.8);
  const shin = clothWhere(
    (i) => leg[i]! < 0.03 && alongLeg[i]! > 1.15 && alongLeg[i]! < 1.6 && foot[i]! > 0.05,
  );
  const between = cellsWhere(
    (i) => Math.abs(side[i]!) < 0.12 && alongLeg[i]! > 0.35 && alongLeg[i]! < 0.75 && down[i]! > 1,
  );
  const [atChest, atBelly, atFlank, atSleeve, atThigh, atShin] = [
    chest,
    belly,
    flank,
    sleeve,
    thigh,
    shin,
  ].map((cells) => model(cells, 12));
  const apart = (a: ColourModel | null | undefined, b: ColourModel | null | undefined): number =>
    a && b ? colourDistance(a, b) : NaN;
  const same = (a: ColourModel | null | undefined, b: ColourModel | null | undefined): boolean =>
    apart(a, b) < DIFFERENT;
  const differ = (a: ColourModel | null | undefined, b: ColourModel | null | undefined): boolean =>
    apart(a, b) >= DIFFERENT;

  const models: Worn['models'] = {};
  const present = new Set<Part>(['hair', 'face', 'arm', 'hand', 'leg', 'shoe']);
  // Between the thighs the cloth goes on: a skirt, a dress, a long coat; wide trousers close too, but not in the middle.
  const gap = between.length;
  const rows = clothWhere((i) => leg[i]! < 0.02 && alongLeg[i]! > 0.35 && alongLeg[i]! < 0.75).length;
  const isSkirt = gap > rows * 0.25;
  const inner = atBelly ?? atChest;
  const longSleeves = sleeve.filter((i) => alongArm[i]! > 1.3).length > sleeve.length * 0.15;
  const open = longSleeves && differ(inner, atSleeve) && apart(atFlank, atSleeve) < apart(atFlank, inner);
  const whole = !open && isSkirt && same(inner, atThigh);
  const coat = whole && longSleeves && same(atSleeve, atThigh) && shin.length > 30 && differ(atThigh, atShin);

  if (open) {
    present.add('outer').add('top').add('bottom');
    models.outer = model([...sleeve, ...flank])!;
    if (inner) models.top = inner;
    const lower = atThigh && differ(atThigh, models.outer) ? [...thigh, ...shin] : shin;
    const below = model(lower.length > 20 ? lower : thigh);
    if (below) models.bottom = below;
  } else if (coat) {
    present.add('outer').add('bottom');
    models.outer = model([...sleeve, ...belly, ...thigh])!;
    if (atShin) models.bottom = atShin;
  } else if (whole) {
    present.add('dress');
    models.dress = model([...chest, ...belly, ...thigh, ...sleeve])!;
    if (atShin && differ(atShin, atThigh) && shin.length > 30) {
      present.add('bottom');
      models.bottom = atShin;
    }
  } else {
    present.add('top').add('bottom');
    const upper = model([...chest, ...flank.filter((i) => down[i]! < 0.55), ...sleeve]);
    if (upper) models.top = upper;
    const hem = clothWhere((i) => down[i]! > 0.95 && alongLeg[i]! < 0.3 && arm[i]! > 0.04 && hand[i]! > 0.05);
    const below = model(thigh.length > 20 ? [...thigh, ...shin] : hem);
    if (below) models.bottom = below;
  }
  const feet = cellsWhere((i) => foot[i]! < 0.02 && height[i]! < 0.05 && classes.skin[i]! < 0.9);
  const shoe = model(feet);
  if (shoe) models.shoe = shoe;
  const ankles = cellsWhere((i) => leg[i]! < 0.015 && alongLeg[i]! > 1.75);
  const bareAnkles = ankles.filter((i) => classes.skin[i]! > 0.6).length > ankles.length * 0.6;
  if (bareAnkles) present.add('foot');
  const hair = cellsWhere((i) => classes.hair[i]! > 0.8);
  const own = model(hair);
  if (own) models.hair = own;
  addHeadwear();
  addSkin();
  const held = cellsWhere(
    (i) => classes.others[i]! > 0.6 && hand[i]! < 0.12 && foot[i]! > 0.15 && head[i]! > 1,
  );
  if (held.length > 3) {
    present.add('held');
    const colours = model(held);
    if (colours) models.held = colours;
  }
  return { models, present, bins, seam: 0.8 };

  /** A hat covers the brow in colours that no hair has, or stands on hair of another colour. */
  function addHeadwear(): void {
    const covering = cellsWhere((i) => {
      if (head[i]! > 0.75 || classes.others[i]! + classes.clothes[i]! < 0.6) return false;
      return true;
    });
    const colours = model(covering);
    const headCells = cellsWhere((i) => head[i]! < 0.75 && classes.face[i]! < 0.5).length;
    if (!colours || covering.length < headCells * 0.2) return;
    const unlike =
      own && hair.length > headCells * 0.1 ? colourDistance(colours, own) > 0.75 : !hairLike(covering);
    if (!unlike) return;
    present.add('headwear');
    models.headwear = colours;
  }

  /** Hair is neutral or brown: its red and blue differences lie on one line, and are small. */
  function hairLike(cells: readonly number[]): boolean {
    let vivid = 0;
    for (const i of cells) {
      const [b, r] = [grid.blue[i]! - 128, grid.red[i]! - 128];
      const across = Math.abs(b * 0.75 + r * 0.66);
      if (across > 14 || b > 8 || r > 28) vivid++;
    }
    return vivid < cells.length * 0.4;
  }

  function addSkin(): void {
    const face = model(cellsWhere((i) => classes.face[i]! > 0.9));
    if (face) models.face = face;
  }
}

/** Middle tone of her skin and how far a cell's tone is from it, in tolerances. */
export function skinDistance(grid: Grid): Float32Array {
  const reds: number[] = [];
  const greens: number[] = [];
  for (let i = 0; i < grid.person.length; i++) {
    if (grid.classes.face[i]! < 0.9) continue;
    reds.push(grid.shareRed[i]!);
    greens.push(grid.shareGreen[i]!);
  }
  const out = new Float32Array(grid.person.length);
  if (reds.length < 8) return out;
  const at = (values: number[], share: number) => values[Math.floor((values.length - 1) * share)]!;
  for (const values of [reds, greens]) values.sort((a, b) => a - b);
  const [red, green] = [at(reds, 0.5), at(greens, 0.5)];
  const spread = (values: number[], low: number, high: number) =>
    clamp((at(values, 0.8) - at(values, 0.2)) / 1.7, low, high);
  const [wideRed, wideGreen] = [spread(reds, 0.012, 0.02), spread(greens, 0.007, 0.012)];
  for (let i = 0; i < out.length; i++)
    out[i] = Math.hypot((grid.shareRed[i]! - red) / wideRed, (grid.shareGreen[i]! - green) / wideGreen);
  return out;
}
