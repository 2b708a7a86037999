import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { LegwearDrawing, SocksDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import {
  BALL_HALF,
  bareLegAt,
  feetFrom,
  measureFoot,
  INSTEP_HALF,
  lowerLeg,
} from '../../person/measures/foot.ts';
import { coverOldGarment } from '../../cloth/cover-old-garment.ts';
import {
  acrossAtPixel,
  addBand,
  addCones,
  isLeg,
  legPart,
  newLayer,
  PART,
  placePixel,
} from '../../cloth/layer.ts';
import { garmentReach } from '../../cloth/garment-reach.ts';
import type { Layer, Station } from '../../cloth/layer.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { chartAround, polyline } from '../../pixels/paths.ts';
import { stitch, trimSheet } from '../../tailoring/trim.ts';
import { clamp, lerp, lerpPoint, smoothstep } from '../../pixels/pixels.ts';
import { legAxisAt } from '../bottoms/cover-legs.ts';
import { isHandFree, legUnderHem } from '../../person/measures/arm-zones.ts';
import { addToes, TOES_FROM, toeShade } from './bare-toes.ts';

/** Of a leg's coverage on the plate: its rim is no skin beside tights. */
const SOLID = 1.5;

/** As the photo has them, inside new shoes, or bare in open ones. */
export type Feet = 'own' | 'shod' | 'open';

/** Its visible outline; under loose trousers, a leg of likely width; on the plate, the painted leg. */
function legAxis(model: BodyModel, side: Side, feet: Feet): Station[] {
  const { knee, calf, ankle } = lowerLeg(model, side);
  const below: Station[] = [
    [side.knee, knee],
    [lerpPoint(side.knee, side.ankle, 0.34), calf],
    [lerpPoint(side.knee, side.ankle, 0.72), lerp(calf, ankle, 0.68)],
  ];
  const leg: Station[] = [
    [side.hip, side.thigh * 0.95],
    [lerpPoint(side.hip, side.knee, 0.55), lerp(side.thigh * 0.9, knee, 0.55)],
    ...(model.undressed ? below.map((station) => bareLegAt(model, ...station) ?? station) : below),
  ];
  if (feet === 'own') return [...leg, [side.ankle, ankle], [lerpPoint(side.ankle, side.heel, 0.6), ankle]];
  const { toe, floor, unit, ...foot } = measureFoot(model, side);
  leg.push([[foot.ankle[0], foot.from], foot.ankleHalf], [foot.ankle, foot.ankleHalf]);
  const instep: Station = [lerpPoint(foot.ankle, toe, 0.5), unit * INSTEP_HALF];
  if (feet === 'open') {
    const ball = [BALL_HALF + 0.025, TOES_FROM - 0.02].map((up): Station => {
      return [[toe[0], floor - unit * up], unit * BALL_HALF];
    });
    return [...leg, instep, ...ball];
  }
  // A shoe presses the foot together: it must not stand out beside a pointed toe.
  return [...leg, instep, [toe, unit * 0.09], [[toe[0], floor - unit * 0.05], unit * 0.06]];
}

function bodyRun(model: BodyModel, column: number, y: number, sign: -1 | 1, most: number): number {
  const row = clamp(Math.round(y), 0, model.height - 1) * model.width;
  const body = garmentReach(model, 0.5);
  let d = 1;
  while (d < most && body[row + column + sign * d]! > 127) d++;
  return d - 0.5;
}

export function legEdges(model: BodyModel, side: Side, y: number): [number, number] {
  const { ankles, torso } = model.frame;
  const axis = legAxis(model, side, 'shod');
  let k = 0;
  while (k < axis.length - 2 && axis[k + 1]![0][1] < y) k++;
  const [[a, above], [b, below]] = [axis[k]!, axis[k + 1]!];
  const t = clamp((y - a[1]) / (b[1] - a[1] || 1), 0, 1);
  const x = lerp(a[0], b[0], t);
  const half = lerp(above, below, smoothstep(0, 1, t));
  const column = Math.round(x);
  const bare = model.classes.skin[Math.round(y) * model.width + column]! > 127;
  const free = smoothstep(ankles[1] - torso * 0.12, ankles[1], y);
  const reach = (sign: -1 | 1): number => {
    const run = bodyRun(model, column, y, sign, half * (bare ? 1.4 : 1) + 2) + sign * (column - x);
    return lerp(bare ? run : Math.min(run, half), half, free);
  };
  return [x + 0.5 - reach(-1), x + 0.5 + reach(1)];
}

/** From the hips to where feet begin the plate has legs: one outline for bare legs, tights and socks. Changes `layer`. */
function layPlateLegs(model: BodyModel, layer: Layer): void {
  const { frame, classes, width } = model;
  const isLegAt = legUnderHem(model);
  const feet = feetFrom(model);
  const [top, low] = [frame.hips[1], Math.max(...frame.sides.map(({ ankle }) => feet(ankle[0])))];
  const isAbove = (x: number, y: number): boolean => y < feet(x);
  const of = (i: number, x: number, y: number): number =>
    isAbove(x, y) && isLegAt(i, x, y) ? classes.skin[i]! + classes.clothes[i]! : 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(model.height, low); y++) {
    const [left, right] = frame.sides.map((side) => legAxisAt(side, y)) as [number, number];
    const middle = clamp(Math.round((left + right) / 2), 0, width - 1);
    layPlateLeg(layer, y, [0, middle], frame.sides[0], isAbove, of);
    layPlateLeg(layer, y, [middle, width], frame.sides[1], isAbove, of);
  }
}

function layPlateLeg(
  layer: Layer,
  y: number,
  [from, to]: readonly [number, number],
  side: Side,
  isAbove: (x: number, y: number) => boolean,
  of: (i: number, x: number, y: number) => number,
): void {
  const row = y * layer.width;
  let [first, last] = [-1, -1];
  for (let x = from; x < to; x++) {
    const value = of(row + x, x, y);
    if (isAbove(x, y)) layer.alpha[row + x] = Math.min(255, value * SOLID);
    if (value < 128) continue;
    if (first < 0) first = x;
    last = x;
  }
  const along = (y - side.hip[1]) / (side.toe[1] - side.hip[1] || 1);
  for (let x = from; x < to; x++)
    if (layer.alpha[row + x]! > 0 && isAbove(x, y)) {
      const alpha = layer.alpha[row + x]!;
      placePixel(layer, row + x, legPart(side.sign), (last + 1 - x - 0.5) / (last + 1 - first || 1), along);
      layer.alpha[row + x] = alpha;
    }
}

function legLayer(model: BodyModel, feet: Feet, stockinged: boolean): Layer {
  const { frame, width, height, undressed } = model;
  const layer = newLayer(width, height);
  for (const side of frame.sides) {
    const part = legPart(side.sign);
    addCones(layer, legAxis(model, side, feet), part, [0, 1], true);
    if (feet === 'open') addToes(layer, measureFoot(model, side), part, stockinged);
  }
  const shod = feet !== 'own';
  const floor = (shod ? frame.ankles[1] + frame.torso * 0.01 : height) * width;
  const close = garmentReach(model, 0.5);
  const from = feetFrom(model);
  for (let i = 0; i < layer.alpha.length; i++) {
    if (!layer.alpha[i] || i >= floor) continue;
    const begins = from(i % width);
    const free = undressed
      ? +(i / width >= begins)
      : smoothstep(begins - frame.torso * 0.1, begins, Math.floor(i / width));
    layer.alpha[i] = layer.alpha[i]! * lerp(close[i]! / 255, 1, shod ? free : 0);
  }
  if (undressed) layPlateLegs(model, layer);
  return layer;
}

/** The photo's trousers are wavy, legs are not. @param from pixels: what lies above stays. */
function evenOut({ frame, width, height }: BodyModel, { alpha }: Layer, from: number): void {
  const soft = blurredBytes(alpha, width, height, Math.max(1.2, frame.size * 0.007));
  const floor = Math.min(alpha.length, Math.floor(frame.ankles[1]) * width);
  for (let i = Math.max(0, Math.floor(from)) * width; i < floor; i++)
    if (alpha[i]! > 0) alpha[i] = smoothstep(0.42, 0.58, soft[i]! / 255) * 255;
}

/** -1 where none is within `most` pixels. */
function legBeside({ alpha, part }: Layer, i: number, most: number): number {
  for (let d = 1; d <= most; d++)
    for (const j of [i + d, i - d]) if (alpha[j]! > 127 && isLeg(part[j]!)) return j;
  return -1;
}

/** Where the photo is its own plate. Changes `layer`. */
function takeInOldLegs(model: BodyModel, layer: Layer): void {
  const { frame, classes } = model;
  const knee = frame.knees[1] - frame.torso * 0.3;
  const low = frame.ankles[1] + frame.torso * 0.08;
  const crotch = frame.hips[1] + frame.torso * 0.2;
  coverOldGarment(model, layer, classes.clothes, {
    grow: 1,
    part: PART.waist,
    rows: [frame.hips[1], crotch],
    share: (x, y) => (y > frame.hips[1] && y < crotch && isHandFree(model, x, y) ? 1 : 0),
  });
  const skin = blurredBytes(classes.skin, model.width, model.height, Math.max(1.4, frame.size * 0.004));
  coverOldGarment(model, layer, classes.skin, {
    grow: 1,
    part: PART.waist,
    rows: [knee, low],
    share: (x, y, i) =>
      y > knee && y < low && isHandFree(model, x, y)
        ? // A crumb of skin with none around it is the old trousers' shade: it has been taken off.
          smoothstep(0.22, 0.38, skin[i]! / 255)
        : 0,
    goOn: (_x, _y, i) => legBeside(layer, i, Math.round(frame.torso * 0.05)),
  });
  evenOut(model, layer, knee);
}

/** @param hem of the skirt over them, in pixels: well above it nothing is drawn. */
export function makeLegwear(
  model: BodyModel,
  { sheer }: LegwearDrawing,
  cloth: Cloth,
  feet: Feet,
  hem = 0,
): Piece {
  const { frame } = model;
  const layer = legLayer(model, feet, true);
  const waist = Array.from({ length: 5 }, (_, k) => frame.outline(lerp(0.9, 1.2, k / 4)));
  addBand(layer, waist, PART.waist);
  if (!model.undressed) takeInOldLegs(model, layer);
  const from = Math.floor(clamp(hem - frame.torso * 0.14, 0, model.height)) * model.width;
  layer.alpha.fill(0, 0, from);
  const tights = (over: Layer): Sheet[] => [
    { layer: over, cloth: { gloss: 0.12, ...cloth }, manner: 'legs', shadow: 0.2 },
  ];
  return sheer ? { bareLimbs: layer, sheets: tights(seenThrough(layer)) } : { sheets: tights(layer) };
}

function seenThrough(layer: Layer): Layer {
  const alpha = layer.alpha.map(
    (value, i) => value * lerp(0.58, 0.86, (acrossAtPixel(layer, i) * 2 - 1) ** 2),
  );
  return { ...layer, alpha };
}

export function makeSocks(model: BodyModel, drawing: SocksDrawing, cloth: Cloth, feet: Feet): Piece {
  const layer = legLayer(model, feet, true);
  const { sides, size } = model.frame;
  const top = (x: number): number => {
    const side = Math.abs(x - sides[0].ankle[0]) < Math.abs(x - sides[1].ankle[0]) ? sides[0] : sides[1];
    return lerp(side.ankle[1], side.knee[1], drawing.length);
  };
  for (let i = 0; i < layer.alpha.length; i++) {
    if (layer.alpha[i] === 0) continue;
    const y = Math.floor(i / model.width);
    layer.alpha[i] = layer.alpha[i]! * clamp(y - top(i - y * model.width) + 0.5, 0, 1);
  }
  const lines = sides.map((side) => {
    const [x, y] = lerpPoint(side.ankle, side.knee, drawing.length);
    const reach = side.calf * 1.2;
    const points = polyline(chartAround([x, y + size * 0.008]), [-reach, 0, reach, 0]);
    return stitch(points, size * 0.0014, 0.7, 0.4);
  });
  const knitted: Cloth = cloth.fabric === 'plain' ? { ...cloth, fabric: 'rib', scale: 0.55 } : cloth;
  return { sheets: [{ layer, cloth: knitted, manner: 'legs', shadow: 0.2, lines }] };
}

function toeSheet(model: BodyModel): Sheet {
  const feet = model.frame.sides.map((side) => measureFoot(model, side));
  return trimSheet(toeShade(feet, model.width, model.height), { fabric: 'plain', colour: '#3a1a10' }, 0);
}

/** Below `top` (pixels), where the photo shows trousers; on a plate, feet, and the thigh that its shorts cover. */
export function makeBareLegs(model: BodyModel, top: number, feet: Feet): Piece {
  const { classes, width, height, frame, undressed } = model;
  const shod = feet !== 'own';
  const layer = legLayer(model, feet, false);
  const { alpha } = layer;
  if (!undressed) evenOut(model, layer, 0);
  const seen = blurredBytes(classes.skin, width, height, Math.max(1.2, frame.size * 0.003));
  const from = feetFrom(model);
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] === 0) continue;
    const y = Math.floor(i / width);
    const begins = from(i % width);
    const low = smoothstep(begins - frame.torso * 0.02, begins, y);
    const shoe = shod ? 0 : low * (classes.others[i]! / 255);
    const shown = smoothstep(0.5, 0.95, seen[i]! / 255) * (shod ? 1 - low : 1);
    const own = undressed && y < begins ? (1 - classes.clothes[i]! / 255) * (1 - low) : shown;
    alpha[i] = y < top ? 0 : alpha[i]! * (1 - shoe) * (1 - own);
  }
  return { bareLimbs: layer, sheets: feet === 'open' ? [toeSheet(model)] : [] };
}
