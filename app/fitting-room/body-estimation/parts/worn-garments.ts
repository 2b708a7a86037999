// Garments and their colors, from cells that the pose gives: chest, belly, flank, sleeve, thigh, shin.
import { colorBins, colorDistance, colorModel, type ColorModel } from './color-histogram.ts';
import type { Grid } from './coarse-photo-grid.ts';
import type { Part } from '../person.ts';
import type { Places } from './body-regions.ts';
import { cellFinder } from './search-areas.ts';

export interface WornAreas {
  /** A part without an entry is not worn, or not told by its colors. */
  models: Partial<Record<Part, ColorModel>>;
  present: ReadonlySet<Part>;
  bins: Uint16Array;
  distinct: boolean;
  /** Coat and trousers have the same colors: only their places tell them apart. */
  alike: boolean;
  /** Height above the floor, shares of stature. */
  hem: number;
  sleeved: boolean;
  hat: boolean;
  scarf: boolean;
}

/** Distance of colors from which two clothes differ. */
const DIFFERENT = 0.62;

/** Distance of colors below which two clothes cannot be told apart. */
const ALIKE = 0.5;
const NOT_SKIN = 2.6; // tolerances from the skin's tone

/** Shares of an area's cells from which on what is seen there counts. */
const [SKIRT, LONG_SLEEVES, BARE_ANKLES, SCARF, HAT] = [0.25, 0.15, 0.6, 0.5, 0.2];
/** Cells of cloth that tell a color from its neighbors', or trousers below a hem. */
const [ENOUGH, SHINS, THIGHS] = [12, 30, 40];

type Where = (i: number) => boolean;

type Known = ColorModel | null | undefined;

/** NaN where one is unknown: neither the same nor different. */
const apart = (a: Known, b: Known): number => (a && b ? colorDistance(a, b) : NaN);
const same = (a: Known, b: Known): boolean => apart(a, b) < DIFFERENT;
const differ = (a: Known, b: Known): boolean => apart(a, b) >= DIFFERENT;

interface Search {
  grid: Grid;
  places: Places;
  skinAway: Float32Array;
  cellsIn: ReturnType<typeof cellFinder>;
  isCloth: Where;
  colorsOf: (cells: readonly number[], least?: number) => ColorModel | null;
}

function searchOf(grid: Grid, places: Places, skinAway: Float32Array, bins: Uint16Array): Search {
  const { clothes, others, skin, hair } = grid.classes;
  const isCloth = (i: number): boolean => {
    const cloth = clothes[i]! + others[i]!;
    const bare = skin[i]!;
    return cloth > Math.max(0.5, bare + hair[i]!) || (cloth + bare > 0.7 && skinAway[i]! > NOT_SKIN);
  };
  const colorsOf: Search['colorsOf'] = (cells, least) => colorModel(bins, cells, least);
  return { grid, places, skinAway, cellsIn: cellFinder(grid, places), isCloth, colorsOf };
}

const CLOTHED = ['chest', 'chestSide', 'belly', 'bellySide', 'sleeve', 'thigh', 'shin'] as const;
type Clothed = (typeof CLOTHED)[number];

interface Samples {
  cells: Record<Clothed, number[]>;
  at: Record<Clothed, Known>;
}

function takeSamples({ cellsIn, isCloth, colorsOf }: Search): Samples {
  const of = <T>(what: (area: Clothed) => T) =>
    Object.fromEntries(CLOTHED.map((area) => [area, what(area)])) as Record<Clothed, T>;
  const cells = of((area) => cellsIn(area, isCloth));
  return { cells, at: of((area) => colorsOf(cells[area], ENOUGH)) };
}

const opensAt = ({ at }: Samples, center: Known, flank: Known): boolean =>
  differ(center, flank) && apart(flank, at.sleeve) < Math.min(DIFFERENT, apart(center, at.sleeve));
const opensAtChest = (samples: Samples): boolean => opensAt(samples, samples.at.chest, samples.at.chestSide);
const opensAtBelly = (samples: Samples): boolean => opensAt(samples, samples.at.belly, samples.at.bellySide);

const hasSkirt = ({ cellsIn, isCloth }: Search): boolean =>
  cellsIn('betweenThighs', () => true).length > cellsIn('onThighs', isCloth).length * SKIRT;

type Outfit = 'open coat' | 'closed coat' | 'dress' | 'separates';

function outfitOf({ places }: Search, samples: Samples, isSkirt: boolean, hasScarf: boolean): Outfit {
  const { cells, at } = samples;
  const forearms = cells.sleeve.filter((i) => places.alongArm[i]! > 1.3);
  const longSleeves = forearms.length > cells.sleeve.length * LONG_SLEEVES;
  if (longSleeves && (opensAtBelly(samples) || (!hasScarf && opensAtChest(samples)))) return 'open coat';
  const inner = at.belly ?? at.chest;
  const onePiece = hasScarf || !differ(at.chest, inner) || same(at.chest, at.thigh);
  if (!isSkirt || !same(inner, at.thigh) || !onePiece) return 'separates';
  const isCoat =
    longSleeves && same(at.sleeve, at.thigh) && cells.shin.length > SHINS && differ(at.thigh, at.shin);
  return isCoat ? 'closed coat' : 'dress';
}

type Garments = [Part, readonly number[]][];

function underOpenCoat({ colorsOf }: Search, samples: Samples, hasScarf: boolean): Garments {
  const { cells, at } = samples;
  const outer = [...cells.sleeve, ...cells.chestSide, ...cells.bellySide];
  const middle = opensAtBelly(samples) ? [...cells.belly, ...(hasScarf ? [] : cells.chest)] : cells.chest;
  const legs = differ(at.thigh, colorsOf(outer)) ? [...cells.thigh, ...cells.shin] : cells.shin;
  return [
    ['outer', outer],
    ['top', middle],
    ['bottom', legs],
  ];
}

function separates(search: Search, { cells, at }: Samples, isSkirt: boolean): Garments {
  const thighs = cells.thigh.length > THIGHS ? cells.thigh : hemOverSkin(search);
  const below = cells.shin.length > SHINS && (!isSkirt || same(at.shin, search.colorsOf(thighs)));
  return [
    ['top', [...cells.chest, ...cells.chestSide, ...cells.sleeve]],
    ['bottom', [...thighs, ...(below ? cells.shin : [])]],
  ];
}

function garmentsOf(search: Search, samples: Samples, isSkirt: boolean, hasScarf: boolean): Garments {
  const { chest, belly, thigh, sleeve, shin } = samples.cells;
  const { at } = samples;
  switch (outfitOf(search, samples, isSkirt, hasScarf)) {
    case 'open coat':
      return underOpenCoat(search, samples, hasScarf);
    case 'closed coat':
      return [
        ['outer', [...sleeve, ...belly, ...thigh]],
        ['bottom', shin],
      ];
    case 'dress': {
      const hasTrousers = shin.length > SHINS && differ(at.shin, at.thigh);
      return [
        ['dress', [...chest, ...belly, ...thigh, ...sleeve]],
        ...(hasTrousers ? [['bottom', shin] as [Part, number[]]] : []),
      ];
    }
    case 'separates':
      return separates(search, samples, isSkirt);
  }
}

export function findWornGarments(grid: Grid, places: Places, skinAway: Float32Array): WornAreas {
  const bins = colorBins(grid);
  const search = searchOf(grid, places, skinAway, bins);
  const { cellsIn, colorsOf } = search;
  const { classes } = grid;
  const samples = takeSamples(search);
  const models: WornAreas['models'] = {};
  const present = new Set<Part>(['hair', 'face', 'arm', 'hand', 'leg', 'shoe']);
  const color = (part: Part, colors: ColorModel | null): void => {
    if (colors) models[part] = colors;
  };
  const scarf = findScarf(search, samples);
  for (const [part, cells] of garmentsOf(search, samples, hasSkirt(search), scarf !== null)) {
    present.add(part);
    color(part, colorsOf(cells));
  }
  if (!legsAreBare(search)) present.delete('leg');
  color('shoe', colorsOf(cellsIn('foot', (i) => classes.skin[i]! < 0.9)));
  if (anklesAreBare(search)) present.add('foot');
  const hair = cellsIn('all', (i) => classes.hair[i]! > 0.8);
  color('hair', colorsOf(hair));
  const hat = findHat(search, hair);
  if (hat || scarf) present.add('headwear');
  color('headwear', hat && scarf ? hat.map((share, i) => (share + scarf[i]!) / 2) : (hat ?? scarf));
  color('face', colorsOf(cellsIn('all', (i) => classes.face[i]! > 0.9)));
  const held = cellsIn('held', (i) => classes.others[i]! > 0.45);
  if (held.length > 3) {
    present.add('held');
    color('held', colorsOf(held));
  }
  const distinct = differ(models.top, models.bottom);
  const alike = apart(models.outer, models.bottom) < ALIKE;
  if (alike) models.bottom = models.outer!;
  return {
    ...{ models, present, bins, distinct, alike },
    hem: coatHem(search),
    sleeved: areSleeves(search, samples),
    ...{ hat: hat !== null, scarf: scarf !== null },
  };
}

const medianOf = (plane: Float32Array, cells: readonly number[]): number =>
  cells.map((i) => plane[i]!).sort((a, b) => a - b)[cells.length >> 1]!;

/** The class model takes gray trousers for legs; their tone is not that of the skin. */
function legsAreBare({ grid, skinAway, cellsIn }: Search): boolean {
  const { skin } = grid.classes;
  const cells = cellsIn('leg', (i) => skin[i]! > 0.4);
  if (cells.length < 8) return false;
  const away = medianOf(skinAway, cells);
  const sure = cells.reduce((sum, i) => sum + skin[i]!, 0) / cells.length;
  return away < 2.2 || (away < 3.5 && sure > 0.92);
}

function anklesAreBare({ grid, cellsIn }: Search): boolean {
  const ankles = cellsIn('ankle', () => true);
  return ankles.filter((i) => grid.classes.skin[i]! > 0.6).length > ankles.length * BARE_ANKLES;
}

/** The class model takes beige sleeves for arms; they have the top's colors. */
function areSleeves({ grid, skinAway, cellsIn, colorsOf }: Search, { cells: cloth }: Samples): boolean {
  const cells = cellsIn('arm', (i) => grid.classes.skin[i]! > 0.4);
  if (cells.length < 15) return false;
  const away = medianOf(skinAway, cells);
  const upper = colorsOf([...cloth.chest, ...cloth.chestSide]);
  return away > 1.6 && (same(colorsOf(cells), upper) || away > 2.6);
}

function findScarf({ cellsIn, isCloth, colorsOf }: Search, { at }: Samples): ColorModel | null {
  const neck = cellsIn('neck', () => true);
  const cloth = neck.filter(isCloth);
  if (cloth.length < ENOUGH || cloth.length < neck.length * SCARF) return null;
  const colors = colorsOf(cloth, ENOUGH);
  return [at.sleeve, at.chestSide, at.belly].every((other) => differ(colors, other)) ? colors : null;
}

function coatHem({ places, cellsIn }: Search): number {
  const heights = cellsIn('coatSkirt', () => true).map((i) => places.height[i]!);
  if (heights.length < 10) return 0;
  heights.sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.03)]!;
}

function hemOverSkin({ grid, cellsIn, isCloth }: Search): number[] {
  const step = Math.max(1, Math.round(0.025 * 240)) * grid.width;
  return cellsIn('aroundThighs', (i) => isCloth(i) && grid.classes.skin[i + step]! > 0.6);
}

/** A hat covers the brow in colors that no hair has, or lies on hair of another color. */
function findHat({ grid, cellsIn, colorsOf }: Search, hair: readonly number[]): ColorModel | null {
  const { others, clothes, face } = grid.classes;
  const covering = cellsIn('head', (i) => others[i]! + clothes[i]! > 0.6);
  const colors = colorsOf(covering);
  const onHead = cellsIn('head', (i) => face[i]! < 0.5).length;
  if (!colors || covering.length < onHead * HAT) return null;
  const own = colorsOf(hair);
  const isUnlike =
    own && hair.length > onHead * 0.1 ? colorDistance(colors, own) > 0.75 : !isHairLike(grid, covering);
  return isUnlike ? colors : null;
}

/** Hair is neutral or brown: its red and blue differences lie on one line, and are small. */
function isHairLike(grid: Grid, cells: readonly number[]): boolean {
  let vivid = 0;
  for (const i of cells) {
    const [b, r] = [grid.blue[i]! - 128, grid.red[i]! - 128];
    const across = Math.abs(b * 0.75 + r * 0.66);
    if (across > 14 || b > 8 || r > 28) vivid++;
  }
  return vivid < cells.length * 0.4;
}
