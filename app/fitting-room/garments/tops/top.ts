// Tops: T-shirts, shirts, knitwear, and the bodice of a dress.
import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { Neckline, TopDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { addBand, newLayer, PART } from '../../cloth/layer.ts';
import { rowMiddle, rowAround, type Row } from '../../person/measures/row-spans.ts';
import { bodyTop } from '../../person/measures/shoulder-line.ts';
import {
  bandSeam,
  coverThroat,
  visibleInside,
  rollNeckPatch,
  shapeNeck,
  type NeckShape,
} from './neckline.ts';
import type { Line, Piece } from '../../cloth/piece.ts';
import { clamp, lerp, smoothstep, type Point } from '../../pixels/pixels.ts';
import { shareAlongArm } from '../../person/measures/arm-zones.ts';
import { cutArmholes, type Strap, type Armholes } from './armhole.ts';
import { subtractMask, outlineMask } from '../../tailoring/coverage.ts';
import { line, shifted } from '../../pixels/paths.ts';
import { stitch } from '../../tailoring/trim.ts';
import { collarBackShape, SHIRT_BACK } from '../../tailoring/collar-back.ts';
import { shirtTail, shirtTrims } from './shirt-trims.ts';
import { ribbing, topDetails } from './top-details.ts';
import { bareArms } from './bare-arms.ts';
import { limitTopEase } from './top-ease.ts';
import { makeSleeves, setInSleeves } from './sleeves.ts';
import { heightAtTorsoShare, torsoShareAt } from '../../person/measures/body-frame.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';

/** What else of the look a top has to meet. */
export interface TopPlace {
  /** Waistband of the bottom worn with it, in torso lengths; null when none is drawn. */
  waistband: number | null;
  /** Another garment's sleeves lie over this one: no bare arms. */
  underLayer: boolean;
  /** A jumper lies over it: a shirt is buttoned up, its collar lies on the jumper. */
  underTop: boolean;
}

/** How far a top hangs free of the waist instead of following it, 0..1: by how wide it is cut. */
const hangs = (fit: number): number => smoothstep(1.05, 1.17, fit);

/** Torso rows from armpit to hem; towards the shoulder they lead to the shoulder joints. */
export function torsoRows(model: BodyModel, fit: number, hem: number, count = 9): Row[] {
  const { frame } = model;
  const [a, b] = frame.sides;
  const widthAt = (t: number): number => frame.outline(t).right - frame.outline(t).left;
  // The wider it is cut, the straighter it hangs from the chest to the hips.
  const straight = hangs(fit);
  return Array.from({ length: count + 1 }, (_, k) => {
    const t = lerp(0.14, hem, k / count);
    const row = frame.outline(Math.min(t, 1.06));
    const hung = lerp(widthAt(0.38), widthAt(1.05), clamp((t - 0.38) / 0.67, 0, 1));
    const body = row.right - row.left;
    const half = (lerp(body, Math.max(body, hung), t > 0.38 ? straight : 0) / 2) * fit;
    const { y, left, right } = rowAround(heightAtTorsoShare(frame, t), rowMiddle(row), half);
    const toShoulder = t < 0.35 ? smoothstep(0.35, 0.14, t) : 0;
    return {
      y,
      left: lerp(left, a.shoulder[0] - a.upperArm * 0.15, toShoulder),
      right: lerp(right, b.shoulder[0] + b.upperArm * 0.15, toShoulder),
    };
  });
}

/** What is tucked in is no wider than the body: beside the waistband nothing stands out. */
function tuckIn({ frame }: BodyModel, rows: Row[]): void {
  for (const [k, row] of rows.slice(-2).entries()) {
    const share = [0.45, 1][k]!;
    const body = frame.outline(Math.min(torsoShareAt(frame, row.y), 1.2));
    const inset = (body.right - body.left) * 0.008;
    row.left = lerp(row.left, Math.max(row.left, body.left + inset), share);
    row.right = lerp(row.right, Math.min(row.right, body.right - inset), share);
  }
}

/** A hem that sags a little in the middle, from right to left. */
export const saggedHem = ({ left, right, y }: Row, sag: number): Point[] =>
  line((t, share) => [lerp(right, left, t), y + sag * share], [0, 0, 0.25, 0.8, 0.5, 1, 0.75, 0.8, 1, 0]);

/** Beside a headscarf, above the slope of the shoulders, no cloth stands out. */
export function clipBesideHeadscarf(model: BodyModel, cloth: Uint8Array): void {
  const { frame, width } = model;
  const slope = heightAtTorsoShare(frame, -0.19);
  for (let i = 0; i < slope * width; i++)
    if (cloth[i]! > 0)
      cloth[i] = cloth[i]! * smoothstep(slope - frame.torso * 0.03, slope, Math.floor(i / width));
}

/**
 * Highest row of each column where a new neckline may bare skin. From the neck outward a shoulder only falls: what
 * rises there is the old collar, standing off.
 */
function slopeOf(model: BodyModel, hole: Uint8Array): Int32Array {
  const { frame, width, classes } = model;
  const out = new Int32Array(width);
  const row = Math.round(lerp(frame.mouth[1], frame.shoulders[1], 0.6)) * width;
  const middle = Math.round(lerp(frame.mouth[0], frame.shoulders[0], 0.6));
  for (const sign of [-1, 1] as const) {
    let lowest = 0;
    for (let x = middle; x > 0 && x < width - 1 && hole[row + x]! > 0; x += sign) {
      const top = bodyTop(model, x);
      // Hair hides where the shoulder begins.
      const free = classes.background[(top - 1) * width + x]! > 100;
      lowest = free ? Math.max(lowest, top) : 0;
      out[x] = lowest;
    }
  }
  return out;
}

/**
 * Old cloth inside the new neckline: there her own skin is painted, a little way under the new edge too, so that no
 * rim is left between the two.
 */
function bareNeck(model: BodyModel, hole: Uint8Array): Uint8Array {
  const { width, height, classes, frame, covering } = model;
  const chin = Math.round(lerp(frame.mouth[1], frame.shoulders[1], 0.35)) * width;
  const slope = slopeOf(model, hole);
  // Wide enough to take in the shade under the old neckline, which would stay as a line across the chest.
  const mask = blurredBytes(classes.clothes, width, height, frame.size * 0.009);
  const wide = blurredBytes(hole, width, height, Math.max(1.5, frame.size * 0.003));
  for (let i = 0; i < mask.length; i++) {
    const isBeside = wide[i]! < 3 || i < chin || Math.floor(i / width) < slope[i % width]!;
    if (isBeside || (covering?.pixels[i] ?? 0) > 127) {
      mask[i] = 0;
      continue;
    }
    const free = (1 - smoothstep(0.2, 0.6, classes.background[i]! / 255)) * (1 - classes.face[i]! / 255);
    // Of the tip of a V the blur leaves little, and the cloth's edge there is uneven.
    const under = smoothstep(0.01, 0.1, wide[i]! / 255);
    const soft = smoothstep(0.02, 0.26, mask[i]! / 255) * (1 - classes.hair[i]! / 255);
    // At least where undressing goes down to the wall, or the wall would show as a pale rim beside neck and hair.
    const body = (classes.skin[i]! + classes.hair[i]!) / 255;
    const gone = smoothstep(0, 0.02, mask[i]! / 255) * (1 - smoothstep(0.4, 0.8, body));
    mask[i] = under * Math.max(soft, gone) * free * 255;
  }
  return mask;
}

function seams(model: BodyModel, drawing: TopDrawing, neck: NeckShape, hem: Row, knitted: boolean): Line[] {
  const { size } = model.frame;
  const lines = bandSeam(drawing.neck, neck, size);
  // Knitwear ends in ribbing instead.
  if (!drawing.tucked && !knitted) {
    const edge = drawing.neck === 'shirt' ? shirtTail(model, hem) : saggedHem(hem, size * 0.006);
    lines.push(stitch(shifted(edge, 0, -size * 0.009), size * 0.0013, 0.66, 0.35));
  }
  return lines;
}

/** From here on, in torso lengths below the shoulders, arms lie before the cloth beside them, wholly from the pit on; how wide it may be on them at first, in shoulder widths. */
const [SLANTS, PIT, FLAP] = [0.16, 0.31, 0.12] as const;

/** Beside and below the armpits the photo's own arms lie before the cloth. */
function withArms({ classes, frame, width }: BodyModel, outside: Uint8Array): Uint8Array {
  const cut = outside.slice();
  const { shoulders, shoulderWidth } = frame;
  const rowAt = (down: number): number => Math.round(heightAtTorsoShare(frame, down));
  const pit = rowAt(PIT) * width;
  const firstSkin = (sign: -1 | 1): number => {
    let x = Math.round(shoulders[0] + sign * shoulderWidth * 0.25);
    while (Math.abs(x - shoulders[0]) < shoulderWidth && classes.skin[pit + x]! < 128) x += sign;
    return x;
  };
  const [left, right] = [firstSkin(-1), firstSkin(1)];
  const end = rowAt(0.45) * width;
  for (let i = rowAt(SLANTS) * width; i < end; i++) {
    const y = Math.floor(i / width);
    const x = i - y * width;
    // Above the pit the armhole comes in to the body's edge in a slant: a cut across would leave a square flap on the arm.
    const above = (PIT - torsoShareAt(frame, y)) / (PIT - SLANTS);
    if (above > 0 && Math.max(left - x, x - right) < above * shoulderWidth * FLAP) continue;
    if (
      classes.skin[i]! > cut[i]! &&
      frame.sides.some((side) => shareAlongArm(side, x, y) > (above > 0 ? 0.08 : 0.15))
    )
      cut[i] = classes.skin[i]!;
  }
  return cut;
}

/** A narrow facing along each armhole. */
function armholeLines(model: BodyModel, { edges }: Armholes): Line[] {
  const { size, sides } = model.frame;
  return edges.map((edge, k) =>
    stitch(shifted(edge, -sides[k]!.sign * size * 0.006, size * 0.001), size * 0.0013, 0.64, 0.4),
  );
}

/** How wide a sleeveless top is on the shoulder, where it is not a shell. */
const STRAPS: Partial<Record<Neckline, Strap>> = { scoop: 'tank', straps: 'thin' };

export function makeTop(model: BodyModel, drawing: TopDrawing, cloth: Cloth, place: TopPlace): Piece {
  const { frame, width, height } = model;
  const layer = newLayer(width, height);
  // No gap between hem and waistband: the midriff is not ours to show.
  const hem =
    place.waistband === null
      ? drawing.hem
      : drawing.tucked
        ? place.waistband + 0.03
        : Math.max(drawing.hem, place.waistband + 0.03);
  const rows = torsoRows(model, drawing.fit, hem);
  if (drawing.tucked) tuckIn(model, rows);
  const last = rows[rows.length - 1]!;
  const veiled = model.covering?.veiled ?? false;
  const sleeve = veiled ? Math.max(drawing.sleeve, 0.98) : drawing.sleeve;
  const neck = shapeNeck(model, veiled && drawing.neck !== 'turtle' ? 'crew' : drawing.neck, {
    // Buttoned up under a jumper.
    drop: place.underTop && drawing.neck === 'shirt' ? 0.085 : undefined,
  });
  const bareShoulders = sleeve < 0.06;
  const armholes = bareShoulders ? cutArmholes(model, neck, STRAPS[drawing.neck] ?? 'shell') : null;
  const tailed = drawing.neck === 'shirt' && !drawing.polo && !drawing.tucked;
  const hemLine = tailed ? shirtTail(model, last) : saggedHem(last, frame.torso * 0.02);
  addBand(layer, rows, PART.body, neck.upper, hemLine);
  limitTopEase(model, layer, (drawing.fit - 1) * frame.shoulderWidth * 0.35, hangs(drawing.fit));

  const hole = outlineMask(model, [neck.hole]);
  if (neck.hole.length > 0) subtractMask(layer.alpha, hole);
  else coverThroat(model, layer, neck);
  if (armholes) subtractMask(layer.alpha, withArms(model, armholes.outside));
  const bare = neck.hole.length > 0 ? bareNeck(model, hole) : undefined;
  const bareLimbs = place.underLayer
    ? undefined
    : (bareArms(model, bareShoulders ? 0 : sleeve, armholes?.outside) ?? undefined);
  let sleeves: Uint8Array | undefined;
  if (!bareShoulders) {
    // Pressed to the arm by the sleeve over it, so that no wide hem stands out beside that one.
    const fit = place.underLayer ? Math.min(drawing.sleeveFit, 1) * 0.88 : drawing.sleeveFit;
    sleeves = setInSleeves(model, layer, makeSleeves(model, sleeve, fit));
  }
  if (veiled) clipBesideHeadscarf(model, layer.alpha);
  const knitted = cloth.fabric === 'knit' || cloth.fabric === 'cable';
  const lines = seams(model, drawing, neck, last, knitted);
  if (armholes) lines.push(...armholeLines(model, armholes));
  const trims =
    drawing.neck === 'shirt'
      ? shirtTrims(model, cloth, neck, layer, last.y, place.underTop, place.underLayer, drawing.polo)
      : null;
  const details = topDetails(model, drawing, cloth, neck, last);
  const back = drawing.neck === 'shirt' || drawing.hood ? [collarBackShape(model, SHIRT_BACK)] : [];
  const inside = outlineMask(model, [visibleInside(model, drawing.neck, neck), ...back]);
  return {
    bare,
    bareLimbs,
    inside,
    sheets: [
      {
        layer,
        cloth,
        manner: 'top',
        shadow: 0.35,
        sleeves,
        cut: {
          kind: 'top',
          sleeve: bareShoulders ? 0 : sleeve,
          hem: last.y,
          held: drawing.tucked ? last.y - frame.torso * 0.03 : undefined,
          loose: clamp((drawing.fit - 1.02) * 6, 0, 1),
        },
        lines: [...lines, ...(trims?.lines ?? []), ...details.lines],
        buttons: trims?.buttons,
        patches: [...(drawing.neck === 'turtle' ? [rollNeckPatch(model)] : []), ...details.patches],
      },
      ...(knitted && !drawing.tucked ? [ribbing(model, layer, cloth, bareShoulders ? 0 : sleeve, last)] : []),
      ...details.sheets,
      ...(place.underTop ? [] : (trims?.sheets ?? [])),
    ],
    collar: place.underTop ? trims?.sheets : undefined,
    hidesCollar: drawing.neck === 'turtle' || drawing.neck === 'shirt',
    upper: true,
  };
}
