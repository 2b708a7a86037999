// Paints a sheet of cloth on the canvas: colour and relief of the fabric under the light of the photo.
import type { BodyModel } from '../person/body-model.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { toCloth } from './cloth-coordinates.ts';
import { drapeLight } from './creases/drapery-folds.ts';
import { acrossAtPixel, acrossRows, alongAtPixel, isLeg, isSleeve, PART } from './layer.ts';
import type { Sheet } from './piece.ts';
import { paintContext, panelNumber, TRUST } from './paint-context.ts';
import { bagLight, legForm, pleatAt, quiltAt, shoeLight, skirtForm } from './cloth-relief.ts';
import { SOURCE } from '../person/light-and-color/shading.ts';
import { hash } from '../pixels/noise.ts';
import { clamp, lerp, smoothstep } from '../pixels/pixels.ts';
import { torsoShareAt } from '../person/measures/body-frame.ts';

/** Range of the noise that a camera leaves on whatever it sees, in 1/255: painted cloth has it too. */
const FILM_GRAIN = 3.2;

const isRound = (part: number): boolean =>
  isSleeve(part) || isLeg(part) || part === PART.shoe || part === PART.hat;

/**
 * How far a point of the cloth is turned away, -1..1. On the shoulder body and sleeve are one round: the cloth does
 * not turn there where the two meet.
 * @param down 0 above armpit or crotch, 1 well below.
 */
function turnOf(part: number, u: number, v: number, down: number): number {
  const turn = 2 * u - 1;
  if (part === PART.leftSleeve) return turn < 0 ? turn * smoothstep(0.1, 0.34, v) : turn;
  if (part === PART.rightSleeve) return turn > 0 ? turn * smoothstep(0.1, 0.34, v) : turn;
  // Thighs meet in the crotch.
  if (part === PART.leftLeg) return turn > 0 ? turn * down : turn;
  if (part === PART.rightLeg) return turn < 0 ? turn * down : turn;
  return part === PART.body || part === PART.coat ? turn * lerp(0.55, 1, down) : turn;
}

/** The same across the whole of the hips, where trousers are one round. */
function hipTurn({ frame }: BodyModel, x: number, y: number): number {
  const { left, right } = frame.outline(Math.min(torsoShareAt(frame, y), 1.15));
  return clamp(((x - left) / (right - left || 1)) * 2 - 1, -1, 1);
}

/** Holds highlights below white, so that pale cloth keeps its folds. */
const knee = (value: number): number =>
  value <= 205 ? value : 205 + 45 * (1 - Math.exp((205 - value) / 45));

/** Shadows of the photo belong to its own folds: the deepest are taken half. */
const deepest = (light: number): number => (light < 0.82 ? 0.82 - (0.82 - light) * 0.45 : light);

/**
 * Shade of the seam where a sleeve is set in, 0..1: a fine line, and the cloth drawn in on both sides of it.
 * @param sleeve coverage of the sleeve, blurred: half of it at the seam; `inside` near 1 away from the outline.
 * @param line depth of the fine line: where a pattern is cut it must read as sewn.
 */
function armholeSeam(sleeve: number, inside: number, line: number): number {
  if (sleeve < 0.2 || sleeve > 0.8 || inside < 0.9) return 0;
  const away = (sleeve - 0.5) / 0.07;
  return (
    (line * Math.exp(-away * away * 0.7) + 0.05 * Math.exp(-away * away * 0.08)) *
    smoothstep(0.9, 0.99, inside)
  );
}

/** So far along an arm a sleeve may go behind the body, and so strong is the body's shade on it. */
const [BEHIND, BODY_SHADE] = [0.54, 0.6];

/**
 * Light on the rim of something that lies on the body: its upper edge turns to the light, its lower edge away.
 * @param near the sheet's coverage, blurred. @param side the light comes from.
 */
function edgeLight(near: Uint8Array, i: number, width: number, side: number): number {
  const down = (near[i + 2 * width] ?? 0) - (near[i - 2 * width] ?? 0);
  const right = (near[i + 2] ?? 0) - (near[i - 2] ?? 0);
  return (down - right * side * 0.8) / 255;
}

const each = (of: (share: number) => number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, v) => of(v / 255));
/** Light at a piece's rim and a little inside of it, by its coverage, blurred. */
const AT_EDGE = each((near) => lerp(0.94, 1, smoothstep(0.45, 0.98, near)));
const NEAR_EDGE = each((far) => lerp(0.97, 1, smoothstep(0.4, 1, far)));
const PUFFED = each((puff) => lerp(0.8, 1.06, smoothstep(0.45, 1, puff)));
/** Away from a top's side edges, by its place across. */
const INNER = each((u) => smoothstep(0.01, 0.14, Math.min(u, 1 - u)));

/** Paints a row of a sheet. A function of its own stays compiled; one loop over a whole sheet is compiled anew for each. */
function paintRow(
  all: ReturnType<typeof paintContext>,
  canvas: Uint8ClampedArray,
  y: number,
  x0: number,
  x1: number,
): void {
  const {
    model,
    sheet,
    seed,
    fabric,
    dim,
    darkness,
    lift,
    gloss,
    pale,
    near,
    far,
    sleeveShade,
    thick,
    puff,
    point,
    fleecy,
    creases,
    loose,
    seen,
    nearness,
    fine,
    depth,
    believed,
    seams,
    grain,
  } = all;
  const { layer, manner } = sheet;
  const { width, alpha } = layer;
  const { exposure: dusk, tint } = model;
  const { low, wide, detail, trust, source } = model.shading;
  const { size, torso, shoulders, sides } = model.frame;
  const [seamTop, seamEnd] = seams ? [-0.12, -0.06] : [-0.04, 0.12];
  const belowCrotch = smoothstep(all.crotch, all.crotch + torso * 0.3, y);
  const belowChest = smoothstep(all.chest, all.armpit, y);
  const aboveWaist = smoothstep(all.waist, all.waist - torso * 0.12, y);
  const belowArms = smoothstep(shoulders[1] + torso * 0.22, shoulders[1] + torso * 0.5, y);
  const belowSeam = smoothstep(seamTop, seamEnd, (y - shoulders[1]) / torso);
  for (let x = x0, i = y * width + x0; x < x1; x++, i++) {
    const cover = alpha[i]! / 255;
    if (cover < 0.004) continue;
    const part = layer.part[i]!;
    const u = acrossAtPixel(layer, i);
    const v = alongAtPixel(layer, i);
    const leg = isLeg(part) || part === PART.waist;
    const free = leg ? belowCrotch : 1;
    let turn = turnOf(part, u, v, leg ? free : belowChest);
    if (leg && free < 1) turn = lerp(hipTurn(model, x, y), turn, part === PART.waist ? 0 : free);
    const bow = Math.sqrt(Math.max(0, 1 - turn * turn));
    // Above the crotch a leg is part of the belly's round.
    const limb = isRound(part) ? free : 0;
    const round =
      lerp(0.8 + 0.21 * Math.sqrt(bow), 0.7 + 0.31 * bow, limb) + turn * model.light * lerp(0.12, 0.16, limb);
    const edge = AT_EDGE[near[i]!]! * NEAR_EDGE[far[i]!]!;
    const sleeve = isSleeve(part);
    // Where the photo's sleeve ended its shade would show as a ring on the new one.
    // The photo's armpits and hem corners are as dark as its own cut: at the piece's rims they mean nothing.
    const inner = manner === 'top' && part === PART.body ? INNER[layer.across[i]!]! : 1;
    const hung = part === PART.skirt;
    const old = manner === 'top' && source[i] === SOURCE.oldTop ? aboveWaist : 1;
    const share = (hung ? TRUST.skirt : believed)[source[i]!]! * old;
    const belief = (seen[i]! / 255) * 0.9 * share * (sleeve ? 0.15 : 1) * inner * (1 - 0.35 * loose);
    // Above the crotch the old pockets and their stitches are.
    const pockets = manner === 'trousers' ? lerp(0.1, 1, free) : 1;
    let light = round * lerp(1, wide[i]!, 0.35);
    if (belief > 0) {
      const seenLight =
        lerp(deepest(lerp(wide[i]!, low[i]!, hung ? 0.3 : nearness * pockets)), 1, 0.3 * pale) *
        lerp(round, 1, 0.55) *
        (manner === 'top' ? 1.045 : 1);
      light = lerp(light, seenLight, belief);
    }
    if (sleeveShade && !isRound(part)) {
      const open = 1 - sheet.sleeves![i]! / 255;
      light *= 1 - (0.24 * belowArms * sleeveShade[i]! * open) / 255;
    }
    // A sleeve that goes behind the body lies in its shade there.
    if (sleeveShade && sleeve && v > BEHIND && sides[part === PART.leftSleeve ? 0 : 1].behind)
      light *= 1 - BODY_SHADE * smoothstep(0, 1, (near[i]! - sleeveShade[i]!) / 255);
    if (sleeveShade)
      light *= 1 - armholeSeam(sleeveShade[i]! / 255, near[i]! / 255, seams ? 0.3 : 0.12) * belowSeam;
    if (part === PART.skirt) light *= skirtForm(model, x, y);
    if (manner === 'legs' && isLeg(part))
      light *= lerp(1, legForm(sides[part === PART.leftLeg ? 0 : 1], model.light, turn, y), free);
    if (part === PART.shoe) light = shoeLight(turn, v, model.light);
    if (part === PART.bag) light = bagLight(turn, v, model.light);
    light = sheet.lit ? sheet.lit[i]! / 128 : light * edge;
    if (puff) light *= PUFFED[puff[i]!]!;
    if (manner !== 'legs' && manner !== 'trim')
      light += drapeLight(part, u, v, seed, model.light) * (1 - 0.6 * belief) * free;
    if (creases) light += creases[i]! * depth * (1 - 0.5 * belief);
    light += (detail[i]! / 1000) * belief * (trust[i]! / 255) * (hung ? 0 : fine * pockets);
    // A flat piece has no round to follow: its pile would be drawn out.
    if (fleecy) [point.a, point.b] = [(x * 1000) / size, (y * 1000) / size];
    else toCloth(point, part, x, y, u, v);
    fabric(point.a, point.b, grain, panelNumber(part));
    const quilted = sheet.quilt ? quiltAt(sheet.quilt, point.a, point.b) : 0;
    if (seams) seams(i, grain);
    if (sheet.pleats && part === PART.skirt) {
      // A layer keeps 256 steps across, about one a pixel of a skirt: read from it, pleats would jog.
      const [across, bandWidth] = acrossRows(sheet.pleats.rows, x, y);
      light += pleatAt(across, v, sheet.pleats.count, 1 / bandWidth);
    }
    light += quilted;
    light += grain.relief * (0.5 + 0.5 * Math.min(1, light));
    if (thick > 0) light += thick * edgeLight(near, i, width, model.light);
    light = clamp(0.52 + (light * 0.96 - 0.52) * 1.16, 0.14, 1.28) * dim;
    // Stretched over the leg tights let light through in front.
    const sheer = manner === 'legs' ? 13 * bow ** 4 * darkness : 0;
    const shine = sheer + (gloss > 0 ? Math.pow(clamp((light - 0.72) * 2.2, 0, 1), 3) * gloss * 90 : 0);
    const o = i * 4;
    const noise = (hash(x, y) - 0.5) * FILM_GRAIN;
    const more = shine + lift;
    canvas[o] = lerp(canvas[o]!, knee(grain.red * light * tint[0] + more) * dusk + noise, cover);
    canvas[o + 1] = lerp(canvas[o + 1]!, knee(grain.green * light * tint[1] + more) * dusk + noise, cover);
    canvas[o + 2] = lerp(canvas[o + 2]!, knee(grain.blue * light * tint[2] + more) * dusk + noise, cover);
  }
}

/** Paints one sheet, blending it by its coverage. */
export function paintSheet(model: BodyModel, sheet: Sheet, canvas: Uint8ClampedArray, seed: number): void {
  const { alpha, width, height } = sheet.layer;
  const content = contentBounds(alpha, width, height);
  if (!content) return;
  const all = paintContext(model, sheet, seed, content);
  for (let y = content.y0; y < content.y1; y++) paintRow(all, canvas, y, content.x0, content.x1);
}
