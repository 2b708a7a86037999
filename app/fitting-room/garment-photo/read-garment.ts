import { clamp, distance, unitVector, type Picture, type Point } from '../pixels/pixels.ts';
import type { CutOut } from './cut-out/cut-by-colors.ts';
import { cutGarment, softMask, type Cut } from './cut-out/cut-garment.ts';
import { pairAspectRatio } from './form-cues.ts';
import { formFigures } from './form-figures.ts';
import { formsByFigures } from './forms-by-figures.ts';
import { frontOpening } from './front-opening.ts';
import { clothColors } from './garment-colors.ts';
import { shapesOf } from '../../domain/looks/garment-surface.ts';
import type { Drawing } from '../../domain/looks/look.ts';
import type { Form } from './garment-forms.ts';
import type { Doubt, GarmentReading, GarmentShape } from './garment-reading.ts';
import { isGarment, shapeOf, type Told } from './garment-shape.ts';
import { guessForms } from './guess-form.ts';
import type { SeenObject } from './cut-out/salient-object.ts';
import { distanceInside } from './cut-out/mask-shapes.ts';
import { armpitsOfSeams, type ArmpitGuess } from './landmarks/armhole.ts';
import { findLandmarks, type Build, type FoundLandmarks } from './landmarks/find-landmarks.ts';
import { frontNeckline } from './landmarks/front-neckline.ts';
import { outlineNeckline } from './landmarks/outline-neckline.ts';
import type { LandmarkName } from './landmarks/garment-landmarks.ts';
import { isRoll, neckKind } from './landmarks/neck-kind.ts';
import { SIDES, type HalfOutline, type Halves, type Side } from './landmarks/half-outlines.ts';
import { areFolded, sleeveLength } from './landmarks/sleeve-length.ts';
import { proportionsOf } from './proportions.ts';

const SMALL_SIDE = 200;

/** For guesses that need no sharp picture. */
function shrunken({ width, height, mask, lab }: Cut): CutOut {
  const scale = Math.max(1, Math.max(width, height) / SMALL_SIDE);
  const [across, down] = [Math.round(width / scale), Math.round(height / scale)];
  const small: CutOut = {
    width: across,
    height: down,
    mask: new Uint8Array(across * down),
    lab: new Float32Array(across * down * 3),
  };
  const { planes } = lab;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [from, row] = [Math.floor(x * scale), Math.floor(y * scale)];
      const i = Math.min(height - 1, row + (scale >> 1)) * width + Math.min(width - 1, from + (scale >> 1));
      const at = y * across + x;
      small.mask[at] = mask[i]!;
      small.lab[at * 3] = planes[0][i]! / 100;
      small.lab[at * 3 + 1] = planes[1][i]! / 250;
      small.lab[at * 3 + 2] = planes[2][i]! / 250;
    }
  return small;
}

function touchesBorder({ width, height, mask }: Cut): boolean {
  let touching = 0;
  for (let x = 0; x < width; x++) touching += mask[x]! + mask[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) touching += mask[y * width]! + mask[y * width + width - 1]!;
  return touching > 0.01 * (width + height);
}

/** Of the picture: how deep along a border is looked, of a border how much must be covered, how much nearer to the ground. */
const BORDER = { deep: 0.03, covered: 0.05, nearer: 1.4 } as const;

/** What runs out of the picture and is of the ground's color more than of the garment's is a piece of ground. */
function hasGroundAtBorder({ width, height, mask, lab: { planes } }: Cut): boolean {
  const deep = Math.ceil(BORDER.deep * Math.max(width, height));
  type Place = readonly [x0: number, y0: number, x1: number, y1: number];
  const meanOf = ([x0, y0, x1, y1]: Place, isCloth: 0 | 1) => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let y = y0; y < y1; y++)
      for (let i = y * width + x0; i < y * width + x1; i++) {
        if (mask[i] !== isCloth) continue;
        for (let c = 0; c < 3; c++) sum[c]! += planes[c]![i]!;
        count++;
      }
    return { count, color: sum.map((value) => value / (count || 1)) };
  };
  const apart = (a: readonly number[], b: readonly number[]) =>
    Math.hypot(...a.map((value, c) => value - b[c]!));
  const within = 3 * deep + 1;
  const cloth = meanOf([within, within, width - within, height - within], 1);
  const borders: readonly Place[] = [
    [0, 0, deep, height],
    [width - deep, 0, width, height],
    [0, 0, width, deep],
    [0, height - deep, width, height],
  ];
  return borders.some((border) => {
    const [own, ground] = [meanOf(border, 1), meanOf(border, 0)];
    if (ground.count === 0 || own.count < BORDER.covered * (own.count + ground.count)) return false;
    return BORDER.nearer * apart(own.color, ground.color) < apart(own.color, cloth.color);
  });
}

/** So alike are garment and ground, and so unlike any garment the outline: the cut-out follows the ground. */
const [ALIKE, STRANGE] = [0.5, 25] as const;

/** What a model saw may be of any color; so much of it is disputed by the colors. */
const DISPUTED = 0.25;

function isGroundUnsure(cut: Cut, { cost }: FoundLandmarks): boolean {
  if (cut.disputed !== null) return cut.disputed > DISPUTED;
  return (cut.likeness > ALIKE && cost > STRANGE) || hasGroundAtBorder(cut);
}

const UNLIKE = 60;
/** So unlike its build (of tops, coats and dresses) an outline is no such garment's, or its corners are wrong. */
const ODD = 50;
/** What is built like a garment for the body may yet be a bag or a scarf. */
const OTHERWISE = 0.02;

function rankedForms(small: CutOut, figures: readonly number[] | null): GarmentReading['forms'] {
  const guesses = guessForms(small);
  const nearest = Math.max(0.05, guesses[0]?.far ?? 1);
  const known = figures ? formsByFigures(figures) : null;
  const chances = guesses.map(({ form, far }): { form: Form; chance: number } => {
    const alike = (nearest / Math.max(0.05, far)) ** 2;
    return { form, chance: known ? (known[form] ?? OTHERWISE * alike) : alike };
  });
  const whole = chances.reduce((sum, { chance }) => sum + chance, 0) || 1;
  return chances
    .map(({ form, chance }) => ({ form, chance: chance / whole }))
    .sort((a, b) => b.chance - a.chance);
}

const SURE = 0.5;
const ASKED_BELOW = 0.3;
const UNSURE: readonly (readonly [start: string, doubt: Doubt])[] = [
  ['armpit', 'armpit-unsure'],
  ['cuff', 'cuff-unsure'],
  ['neck', 'neck-unsure'],
  ['hem', 'hem-unsure'],
  ['leg', 'hem-unsure'],
];

function doubtsOf(cut: Cut, found: FoundLandmarks, forms: GarmentReading['forms']): Doubt[] {
  const names = Object.keys(found.landmarks) as LandmarkName[];
  const isUnsure = (start: string) =>
    names.some((name) => name.startsWith(start) && (found.landmarks[name]?.sure ?? 0) < SURE);
  return [
    ...(touchesBorder(cut) ? (['touches-border'] as const) : []),
    ...(isGroundUnsure(cut, found) ? (['ground-unsure'] as const) : []),
    ...UNSURE.filter(([start]) => isUnsure(start)).map(([, doubt]) => doubt),
    ...(found.build === 'sleeveless' ? (['no-sleeve'] as const) : []),
    ...(found.mirrored.length > 0 ? (['sleeve-hidden'] as const) : []),
    ...(found.cost > ODD && /^sleeve/.test(found.build) ? (['outline-odd'] as const) : []),
    ...((forms[0]?.chance ?? 0) < ASKED_BELOW ? (['form-unsure'] as const) : []),
  ].filter((doubt, at, all) => all.indexOf(doubt) === at);
}

function openingOf(cut: Cut, { build, halves, landmarks }: FoundLandmarks): number {
  if (build !== 'sleeved') return 0;
  const [left, right] = [landmarks['shoulder-left'], landmarks['shoulder-right']];
  if (!left || !right) return 0;
  const shoulders = Math.hypot(left.x - right.x, left.y - right.y) / halves.height;
  return frontOpening(cut.lab, halves, { shoulders, top: 0.5, end: 0.93 });
}

/** Below that sure of an armpit, the picture inside of the outline is asked. */
const ARMPIT_SEEN = 0.62;
const SEAM_SEEN = 0.1;

/** Sets the armpits that the outline does not show. */
function armpitsBySeams(cut: Cut, { build, landmarks, mirrored }: FoundLandmarks): void {
  const corner = (name: LandmarkName): Point | null => {
    const found = landmarks[name];
    return found ? [found.x, found.y] : null;
  };
  const [left, right] = SIDES.map((side) => corner(`shoulder-${side}`));
  if (build !== 'sleeved' || !left || !right) return;
  const [ux, uy] = unitVector(left, right);
  const unsure = SIDES.filter(
    (side) => (landmarks[`armpit-${side}`]?.sure ?? 1) < ARMPIT_SEEN && !mirrored.includes(side),
  );
  const guesses = unsure.map((side): ArmpitGuess => {
    const sign = side === 'left' ? -1 : 1;
    return {
      shoulder: side === 'left' ? left : right,
      armpit: corner(`armpit-${side}`)!,
      sure: landmarks[`armpit-${side}`]!.sure,
      outward: [sign * ux, sign * uy],
      down: [-uy, ux],
      width: distance(left, right),
    };
  });
  armpitsOfSeams(cut.lab, cut, guesses).forEach(({ at: [x, y], shown, sure }, k) => {
    if (shown > SEAM_SEEN) landmarks[`armpit-${unsure[k]!}`] = { x, y, sure };
  });
}

/** From there on a front opens (front-opening.ts). */
const OPENS = 1.5;

/** From one end of the neckline over the axis to the other. */
function outlineBetween({ left, right, toPicture }: Halves, [from, to]: readonly [Point, Point]): Point[] {
  const part = ({ line }: HalfOutline, side: Side, end: Point): Point[] => {
    const points = line.slice(0, Math.ceil(line.length / 2)).map((point) => toPicture(point, side));
    const nearest = points.reduce(
      (best, point, k) => (distance(point, end) < distance(points[best]!, end) ? k : best),
      0,
    );
    return points.slice(0, nearest + 1);
  };
  return [...part(left, 'left', from).reverse(), ...part(right, 'right', to)];
}

/** Of the outline's sureness: a line inside that is less sure is a seam or a fold. */
const INSIDE_WINS = 0.75;

/** Sets the neck's front, too. */
function necklineOf(cut: Cut, { build, halves, landmarks, standing }: FoundLandmarks): Point[] {
  const [left, right] = [landmarks['neck-left'], landmarks['neck-right']];
  if (build === 'skirt' || build === 'legged' || !left || !right) return [];
  const ends = [
    [left.x, left.y],
    [right.x, right.y],
  ] as const;
  const byOutline = outlineNeckline(outlineBetween(halves, ends));
  const inside = frontNeckline(
    cut.lab,
    distanceInside(cut),
    ends,
    standing !== null && !standing.isHood && !isRoll(cut.lab, standing, ends),
  );
  const { line, front, sure } = inside && inside.sure >= byOutline.sure * INSIDE_WINS ? inside : byOutline;
  landmarks['neck-front'] = { x: front[0], y: front[1], sure };
  return line;
}

function upperOf(
  cut: Cut,
  { build, landmarks, standing }: FoundLandmarks,
  neckline: Point[],
  { proportions: { sleeve = 0 }, opening }: Told,
): Pick<GarmentReading, 'neck' | 'sleeves'> {
  const corners = (name: 'neck' | 'shoulder'): readonly [Point, Point] | null => {
    const [left, right] = [landmarks[`${name}-left`], landmarks[`${name}-right`]];
    return left && right
      ? [
          [left.x, left.y],
          [right.x, right.y],
        ]
      : null;
  };
  const [necks, shoulders] = [corners('neck'), corners('shoulder')];
  if (build === 'skirt' || build === 'legged' || !necks || !shoulders) return {};
  const hasSleeves = build === 'sleeved';
  return {
    neck: neckKind(cut.lab, {
      necks,
      shoulders,
      standing,
      line: neckline,
      sure: landmarks['neck-front']?.sure ?? 0,
      hasSleeves,
      isOpen: opening > OPENS,
    }),
    sleeves: hasSleeves ? sleeveLength(landmarks, sleeve) : 'none',
  };
}

const BUILDS_OF: Record<Exclude<GarmentShape, 'other'>, readonly Build[]> = {
  top: ['sleeved', 'sleeveless'],
  'open-top': ['sleeved', 'sleeveless'],
  dress: ['sleeved', 'sleeveless'],
  skirt: ['skirt'],
  trousers: ['legged'],
  shorts: ['legged'],
};

/** Shorter sleeves than so are none; longer ones than so are long, in lengths of the arm. */
const [SLEEVE, LONG_SLEEVE] = [0.1, 0.7] as const;

/** What she says that it is: only so it can be built; among these, what her kind of garment usually is. */
function buildsTold(drawing: Drawing | null): { builds?: Build[]; usual?: Build } {
  const shapes = drawing ? shapesOf(drawing.kind) : [];
  if (!drawing || shapes.length === 0) return {};
  const builds = [...new Set(shapes.flatMap((shape) => BUILDS_OF[shape]))];
  // A vest is a coat without sleeves, where the picture shows clear armholes.
  if (drawing.kind === 'coat') return { builds, usual: 'sleeved' };
  if (!('sleeve' in drawing)) return { builds };
  // There are tops with and without sleeves of every kind; she may name a dress by its length alone.
  if (drawing.kind === 'top' && drawing.sleeve < SLEEVE) return { builds: ['sleeveless'] };
  // Nobody calls a top without sleeves one with long ones.
  if (drawing.kind === 'top' && drawing.sleeve > LONG_SLEEVE) return { builds: ['sleeved'] };
  return { builds, usual: drawing.sleeve < SLEEVE ? 'sleeveless' : 'sleeved' };
}

/** A vest is as like its outline as that; else a coat's sleeves hang before its body. */
const VEST = 40;

function asCoat(cut: Cut, drawing: Drawing | null, found: FoundLandmarks | null): FoundLandmarks | null {
  if (drawing?.kind !== 'coat' || found?.build !== 'sleeveless' || found.cost < VEST) return found;
  return findLandmarks(cut, ['sleeved']);
}

/** The neck of the kind that she says it is; a coat without a collar has most often that of a cardigan. */
function neckTold(drawing: Drawing | null): Pick<GarmentReading, 'told'> {
  if (drawing?.kind === 'top') return { told: drawing.hood ? 'hood' : drawing.neck };
  if (drawing?.kind === 'dress') return { told: drawing.neck };
  const isBare = drawing?.kind === 'coat' && !drawing.lapels && (drawing.collar ?? 'none') === 'none';
  return isBare ? { told: 'v' } : {};
}

type Built = Pick<
  GarmentReading,
  'landmarks' | 'neckline' | 'neck' | 'sleeves' | 'shape' | 'proportions' | 'figures'
>;
const NOT_BUILT: Built = { landmarks: {}, neckline: [], shape: 'other', proportions: {} };

/** What is read of a garment for the body. */
function builtOf(cut: Cut, small: CutOut, found: FoundLandmarks, neckline: Point[], told: Told): Built {
  const figures = formFigures(small, told);
  return {
    landmarks: found.landmarks,
    neckline,
    ...upperOf(cut, found, neckline, told),
    shape: shapeOf(told),
    proportions: told.proportions,
    ...(figures && { figures }),
  };
}

/**
 * The picture of one garment, 640 to 900 pixels on its longer side; null where none is seen.
 * @param drawing of the kind that she says it is; null where she has not.
 * @param seen where a model sees it (salient-object.ts); null where there is none.
 */
export function readGarment(
  picture: Picture,
  drawing: Drawing | null = null,
  seen: SeenObject | null = null,
): GarmentReading | null {
  const cut = cutGarment(picture, seen);
  return cut && readCut(cut, drawing);
}

/** What is cut out is read again as another kind without cutting it out anew. */
export function readCut(cut: Cut, drawing: Drawing | null): GarmentReading | null {
  const { builds, usual } = buildsTold(drawing);
  const isSaid = builds !== undefined;
  const found = asCoat(cut, drawing, findLandmarks(cut, builds, usual));
  if (!found) return null;
  armpitsBySeams(cut, found);
  const neckline = necklineOf(cut, found);
  const small = shrunken(cut);
  const told: Told = {
    build: found.build,
    proportions: proportionsOf(found),
    opening: openingOf(cut, found),
  };
  // A pair is shoes or gloves.
  const isLikely = isSaid || (found.cost < UNLIKE && pairAspectRatio(small) === null);
  const isBuilt = isLikely && isGarment(told);
  const built = isBuilt ? builtOf(cut, small, found, neckline, told) : NOT_BUILT;
  const forms = rankedForms(small, built.figures ?? null);
  const doubts = doubtsOf(cut, found, forms);
  const folded = areFolded(drawing, built.sleeves, doubts, found.landmarks);
  return {
    width: cut.width,
    height: cut.height,
    mask: softMask(cut),
    turn: clamp(-found.halves.axis.askew, -45, 45),
    ...built,
    ...neckTold(drawing),
    ...(folded ? { sleeves: 'long' } : {}),
    forms,
    ...clothColors(small),
    doubts: folded ? [...doubts, 'sleeve-folded'] : doubts,
  };
}
