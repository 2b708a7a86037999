// Which garments she wears and in which colours, from seeds that the pose gives: chest, belly, flank, sleeve, thigh, shin.
import { clamp, quantile } from '../../pixels/pixels.ts';
import { colorBins, colourDistance, colourModel, type ColourModel } from './color-histogram.ts';
import type { Grid } from './cell-grid.ts';
import type { Part } from '../person.ts';
import type { Places } from './body-regions.ts';

export interface WornAreas {
  /** Colours of what she wears; a part without an entry is not worn, or not told by its colours. */
  models: Partial<Record<Part, ColourModel>>;
  /** Labels that can occur at all. */
  present: ReadonlySet<Part>;
  bins: Uint16Array;
  /** Top and bottom are told apart by their colours. */
  distinct: boolean;
  /** Coat and trousers have the same colours: only their places tell them apart. */
  alike: boolean;
  /** Height of a coat's hem above the floor, shares of stature. */
  hem: number;
  /** What looks like arms are sleeves. */
  sleeved: boolean;
  /** Headwear is on the head, on the chest, or both. */
  hat: boolean;
  scarf: boolean;
}

/** Two clothes differ from this distance of their colours on. */
const DIFFERENT = 0.62;

/** Two clothes nearer than this cannot be told apart by colour. */
const ALIKE = 0.5;
/** Skin that far from her own tone (in tolerances) is cloth. */
const NOT_SKIN = 2.6;

type Where = (i: number) => boolean;

/** Colours, where they are known. */
type Known = ColourModel | null | undefined;

/** @param skinAway of {@link skinDistance}. */
export function findWornGarments(grid: Grid, places: Places, skinAway: Float32Array): WornAreas {
  const bins = colorBins(grid);
  const { side, down, arm, alongArm, leg, alongLeg, hand, foot, head, face, height } = places;
  const { classes, person } = grid;
  const isCloth = (i: number): boolean => {
    const cloth = classes.clothes[i]! + classes.others[i]!;
    const skin = classes.skin[i]!;
    return cloth > Math.max(0.5, skin + classes.hair[i]!) || (cloth + skin > 0.7 && skinAway[i]! > NOT_SKIN);
  };
  const cellsWhere = (where: Where): number[] => {
    const out: number[] = [];
    for (let i = 0; i < person.length; i++) if (person[i] && where(i)) out.push(i);
    return out;
  };
  const clothWhere = (where: Where): number[] => cellsWhere((i) => isCloth(i) && where(i));
  const model = (cells: readonly number[], least?: number) => colourModel(bins, cells, least);
  const apart = (a: Known, b: Known): number => (a && b ? colourDistance(a, b) : NaN);
  const same = (a: Known, b: Known): boolean => apart(a, b) < DIFFERENT;
  const differ = (a: Known, b: Known): boolean => apart(a, b) >= DIFFERENT;

  const middle = (i: number): boolean => Math.abs(side[i]!) < 0.28;
  const beside = (i: number): boolean =>
    Math.abs(side[i]!) > 0.55 && Math.abs(side[i]!) < 0.9 && arm[i]! > 0.03;
  const between = (from: number, to: number) => (i: number) => down[i]! > from && down[i]! < to;
  const both =
    (a: Where, b: Where): Where =>
    (i) =>
      a(i) && b(i);
  const chest = clothWhere(both(middle, between(0.12, 0.45)));
  const chestSide = clothWhere(both(beside, between(0.12, 0.45)));
  const belly = clothWhere(both(middle, between(0.45, 0.8)));
  const bellySide = clothWhere(both(beside, between(0.45, 0.8)));
  const isSleeve: Where = (i) => arm[i]! < 0.02 && hand[i]! > 0.05 && alongArm[i]! > 0.25;
  const sleeve = clothWhere((i) => isSleeve(i) && alongArm[i]! < 1.75);
  const thigh = clothWhere(
    (i) => leg[i]! < 0.03 && alongLeg[i]! > 0.3 && alongLeg[i]! < 0.8 && arm[i]! > 0.04,
  );
  const shin = clothWhere(
    (i) => leg[i]! < 0.03 && alongLeg[i]! > 1.15 && alongLeg[i]! < 1.6 && foot[i]! > 0.05,
  );
  const [atChest, atBelly, atSleeve, atThigh, atShin] = [chest, belly, sleeve, thigh, shin].map((cells) =>
    model(cells, 12),
  );
  const [atChestSide, atBellySide] = [chestSide, bellySide].map((cells) => model(cells, 12));

  const models: WornAreas['models'] = {};
  const present = new Set<Part>(['hair', 'face', 'arm', 'hand', 'leg', 'shoe']);
  // Between the thighs the cloth goes on: a skirt, a dress, a long coat.
  const gap = cellsWhere(
    (i) => Math.abs(side[i]!) < 0.12 && alongLeg[i]! > 0.35 && alongLeg[i]! < 0.75 && down[i]! > 1,
  ).length;
  const onLegs = clothWhere((i) => leg[i]! < 0.02 && alongLeg[i]! > 0.35 && alongLeg[i]! < 0.75).length;
  const isSkirt = gap > onLegs * 0.25;
  const longSleeves = sleeve.filter((i) => alongArm[i]! > 1.3).length > sleeve.length * 0.15;
  const scarf = findScarf();
  const opensAt = (centre: Known, flank: Known): boolean =>
    differ(centre, flank) && apart(flank, atSleeve) < Math.min(DIFFERENT, apart(centre, atSleeve));
  const open = longSleeves && (opensAt(atBelly, atBellySide) || (!scarf && opensAt(atChest, atChestSide)));
  const inner = atBelly ?? atChest;
  const onePiece = scarf !== null || !differ(atChest, inner) || same(atChest, atThigh);
  const whole = !open && isSkirt && same(inner, atThigh) && onePiece;
  const coat = whole && longSleeves && same(atSleeve, atThigh) && shin.length > 30 && differ(atThigh, atShin);
  const coloured = (part: Part, cells: readonly number[], least?: number): void => {
    present.add(part);
    const colours = model(cells, least);
    if (colours) models[part] = colours;
  };

  if (open) {
    coloured('outer', [...sleeve, ...chestSide, ...bellySide]);
    coloured('top', opensAt(atBelly, atBellySide) ? [...belly, ...(scarf ? [] : chest)] : chest);
    coloured('bottom', differ(atThigh, models.outer) ? [...thigh, ...shin] : shin);
  } else if (coat) {
    coloured('outer', [...sleeve, ...belly, ...thigh]);
    coloured('bottom', shin);
  } else if (whole) {
    coloured('dress', [...chest, ...belly, ...thigh, ...sleeve]);
    if (shin.length > 30 && differ(atShin, atThigh)) coloured('bottom', shin);
  } else {
    coloured('top', [...chest, ...chestSide, ...sleeve]);
    const cells = thigh.length > 40 ? thigh : hemOverSkin();
    const shins = shin.length > 30 && (!isSkirt || same(atShin, model(cells))) ? shin : [];
    coloured('bottom', [...cells, ...shins]);
  }
  if (!legsAreBare()) present.delete('leg');
  const sleeved = areSleeves();
  const feet = cellsWhere((i) => foot[i]! < 0.02 && height[i]! < 0.05 && classes.skin[i]! < 0.9);
  const shoe = model(feet);
  if (shoe) models.shoe = shoe;
  const ankles = cellsWhere((i) => leg[i]! < 0.015 && alongLeg[i]! > 1.75);
  const bareAnkles = ankles.filter((i) => classes.skin[i]! > 0.6).length > ankles.length * 0.6;
  if (bareAnkles) present.add('foot');
  const hair = cellsWhere((i) => classes.hair[i]! > 0.8);
  const own = model(hair);
  if (own) models.hair = own;
  const hat = findHat();
  if (hat || scarf) {
    present.add('headwear');
    models.headwear = hat && scarf ? hat.map((share, i) => (share + scarf[i]!) / 2) : (hat ?? scarf)!;
  }
  const faceColours = model(cellsWhere((i) => classes.face[i]! > 0.9));
  if (faceColours) models.face = faceColours;
  const held = cellsWhere(
    (i) => classes.others[i]! > 0.45 && hand[i]! < 0.12 && foot[i]! > 0.15 && head[i]! > 1,
  );
  if (held.length > 3) coloured('held', held);
  const distinct = differ(models.top, models.bottom);
  const alike = apart(models.outer, models.bottom) < ALIKE;
  if (alike) models.bottom = models.outer!;
  const hem = hemOfOuter();
  return { models, present, bins, distinct, alike, hem, sleeved, hat: hat !== null, scarf: scarf !== null };

  /** Grey trousers pass for legs with the class model; their tone is not hers. */
  function legsAreBare(): boolean {
    const cells = cellsWhere(
      (i) => leg[i]! < 0.025 && alongLeg[i]! > 0.2 && alongLeg[i]! < 1.7 && classes.skin[i]! > 0.4,
    );
    if (cells.length < 8) return false;
    const away = cells.map((i) => skinAway[i]!).sort((a, b) => a - b)[cells.length >> 1]!;
    const sure = cells.reduce((sum, i) => sum + classes.skin[i]!, 0) / cells.length;
    return away < 2.2 || (away < 3.5 && sure > 0.92);
  }

  /** Beige sleeves pass for arms with the class model; they have the top's colours and not quite her tone. */
  function areSleeves(): boolean {
    const cells = cellsWhere(
      (i) => arm[i]! < 0.02 && alongArm[i]! > 0.4 && alongArm[i]! < 1.8 && classes.skin[i]! > 0.4,
    );
    if (cells.length < 15) return false;
    const away = cells.map((i) => skinAway[i]!).sort((a, b) => a - b)[cells.length >> 1]!;
    const upper = model([...chest, ...chestSide]);
    return away > 1.6 && (same(model(cells), upper) || away > 2.6);
  }

  /** A scarf hides the neck in other colours than the chest beside it has. */
  function findScarf(): ColourModel | null {
    const isNeck: Where = (i) => head[i]! > 1.02 && down[i]! < 0.05 && Math.abs(face[i]!) < 0.035;
    const neck = cellsWhere(isNeck);
    const cloth = neck.filter(isCloth);
    if (cloth.length < 12 || cloth.length < neck.length * 0.5) return null;
    const colours = model(cloth, 12);
    return differ(colours, atSleeve) && differ(colours, atChestSide) && differ(colours, atBelly)
      ? colours
      : null;
  }

  /** The lowest cells that stand off the legs further than trousers do. */
  function hemOfOuter(): number {
    const heights = cellsWhere(
      (i) => leg[i]! > 0.062 && arm[i]! > 0.05 && hand[i]! > 0.05 && foot[i]! > 0.06 && down[i]! > 1,
    ).map((i) => height[i]!);
    if (heights.length < 10) return 0;
    heights.sort((a, b) => a - b);
    return heights[Math.floor(heights.length * 0.03)]!;
  }

  /** The last cloth above bare thighs: what a long shirt leaves of shorts. */
  function hemOverSkin(): number[] {
    const step = Math.max(1, Math.round(0.025 * 240)) * grid.width;
    return clothWhere(
      (i) =>
        leg[i]! < 0.04 &&
        arm[i]! > 0.035 &&
        hand[i]! > 0.04 &&
        down[i]! > 0.9 &&
        classes.skin[i + step]! > 0.6,
    );
  }

  /** A hat covers the brow in colours that no hair has, or stands on hair of another colour. */
  function findHat(): ColourModel | null {
    const covering = cellsWhere((i) => head[i]! < 0.75 && classes.others[i]! + classes.clothes[i]! > 0.6);
    const colours = model(covering);
    const headCells = cellsWhere((i) => head[i]! < 0.75 && classes.face[i]! < 0.5).length;
    if (!colours || covering.length < headCells * 0.2) return null;
    const unlike =
      own && hair.length > headCells * 0.1 ? colourDistance(colours, own) > 0.75 : !hairLike(covering);
    return unlike ? colours : null;
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
}

/** Red and green shares of a skin tone, and how far they spread. */
interface Tone {
  red: number;
  green: number;
  wideRed: number;
  wideGreen: number;
}

function toneOf(grid: Grid, where: Where): Tone | null {
  const reds: number[] = [];
  const greens: number[] = [];
  for (let i = 0; i < grid.person.length; i++) {
    if (!grid.person[i] || !where(i)) continue;
    reds.push(grid.shareRed[i]!);
    greens.push(grid.shareGreen[i]!);
  }
  if (reds.length < 12) return null;
  const spread = (values: number[], low: number, high: number) =>
    clamp((quantile(values, 0.8) - quantile(values, 0.2)) / 1.7, low, high);
  return {
    red: quantile(reds, 0.5),
    green: quantile(greens, 0.5),
    wideRed: spread(reds, 0.012, 0.02),
    wideGreen: spread(greens, 0.007, 0.012),
  };
}

/** How far each cell's tone is from her skin's, in tolerances: from her face's, or her hands' where those are nearer. */
export function skinDistance(grid: Grid, places: Places): Float32Array {
  const { classes } = grid;
  const face = toneOf(grid, (i) => classes.face[i]! > 0.9);
  const out = new Float32Array(grid.person.length);
  if (!face) return out;
  const away = (tone: Tone, i: number): number =>
    Math.hypot(
      (grid.shareRed[i]! - tone.red) / tone.wideRed,
      (grid.shareGreen[i]! - tone.green) / tone.wideGreen,
    );
  const seen = toneOf(grid, (i) => classes.skin[i]! > 0.9 && places.hand[i]! < 0.02 && away(face, i) < 4);
  const hands = { ...(seen ?? face), wideRed: face.wideRed, wideGreen: face.wideGreen };
  for (let i = 0; i < out.length; i++)
    out[i] = seen ? Math.min(away(face, i), away(hands, i)) : away(face, i);
  return out;
}
