// Restores what is in front of everything painted: face, hair, hands, a head covering.
import { blurInto } from './pixels/blur.ts';
import { blurredBytes } from './pixels/blurred-copies.ts';
import type { Canvas } from './cloth/canvas.ts';
import {
  alongSegment,
  boxAroundPoints,
  distance,
  distanceToSegment,
  eachPixelAround,
  lerp,
  smoothstep,
  cropPlane,
} from './pixels/pixels.ts';
import type { BodyModel } from './person/body-model.ts';
import { crossesBody, isHandHidden } from './person/measures/crossing-arm.ts';
import { gapBeforeHand } from './person/measures/hand-gap.ts';
import { shareAlongArm } from './person/measures/arm-zones.ts';

/** Coverage of painted neck and chest, of upper garments and of sleeves. */
interface Progress {
  bare: Uint8Array;
  worn: Uint8Array;
  sleeves: Uint8Array;
}

const isNew = ({ crop }: BodyModel, { pixels }: Canvas, i: number): boolean =>
  pixels[i * 4] !== crop.data[i * 4] ||
  pixels[i * 4 + 1] !== crop.data[i * 4 + 1] ||
  pixels[i * 4 + 2] !== crop.data[i * 4 + 2];

/** Share of light that the deepest shadow leaves: what is darker is black cloth. */
const DEEPEST = 0.3;

/** Only the shadow of something new. */
function isOnlyShaded({ crop }: BodyModel, { pixels }: Canvas, i: number): boolean {
  const o = i * 4;
  const red = pixels[o]! / Math.max(1, crop.data[o]!);
  const green = pixels[o + 1]! / Math.max(1, crop.data[o + 1]!);
  const blue = pixels[o + 2]! / Math.max(1, crop.data[o + 2]!);
  const most = Math.max(red, green, blue);
  return most < 1.02 && most > DEEPEST && most - Math.min(red, green, blue) < 0.1;
}

function shadeUnderHair(model: BodyModel, canvas: Canvas, keep: Uint8Array, { bare, worn }: Progress): void {
  const { classes, width, height, frame } = model;
  const soft = blurredBytes(classes.hair, width, height, frame.size * 0.006);
  const drop = Math.round(frame.size * 0.005) * width;
  const from = Math.max(drop, Math.floor(frame.mouth[1]) * width);
  const shade: HairShade = { model, canvas, keep, bare, worn, soft, drop };
  for (let i = from; i < soft.length; i += width) shadeHairRow(shade, i, Math.min(soft.length, i + width));
}

interface HairShade extends Pick<Progress, 'bare' | 'worn'> {
  model: BodyModel;
  canvas: Canvas;
  keep: Uint8Array;
  soft: Uint8Array;
  drop: number;
}

function shadeHairRow(
  { model, canvas, keep, bare, worn, soft, drop }: HairShade,
  from: number,
  to: number,
): void {
  const { classes, width } = model;
  for (let i = from; i < to; i++) {
    const near = (soft[i - drop]! / 255) * (1 - keep[i]! / 255) * (canvas.catches[i]! / 255);
    if (near < 0.01 || !isNew(model, canvas, i)) continue;
    const own = bare[i]! > 0 || isOnlyShaded(model, canvas, i) ? classes.skin[i]! : 0;
    const skin = (Math.max(bare[i]!, own) / 255) * (1 - worn[i]! / 255);
    // Skin next to the photo's own lies in that shadow already.
    const close =
      smoothstep(0.3, 0.7, model.skin.closeTo(i % width, Math.floor(i / width))) *
      (1 - classes.clothes[i]! / 255);
    const dark = near * (1 - skin * Math.max(close, own / 255));
    // Shadows on skin are warm: blue falls first.
    for (let c = 0; c < 3; c++) canvas.pixels[i * 4 + c]! *= 1 - dark * lerp(0.42, 0.24 + 0.05 * c, skin);
  }
}

/** A cuff's shadow fades out toward the hand; a hard end would look like a bracelet. */
function fadeShadowAtHands(model: BodyModel, canvas: Canvas, keep: Uint8Array, worn: Uint8Array): void {
  const { frame, classes, crop, width, height } = model;
  const reach = frame.shoulderWidth * 0.16;
  for (const { wrist } of frame.sides) {
    const box = boxAroundPoints([wrist], reach, width, height);
    const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0];
    if (wide < 3 || tall < 3) continue;
    const near = cropPlane(keep, width, box);
    blurInto(near, near, wide, tall, frame.size * 0.005);
    for (let k = 0; k < near.length; k++) {
      const i = (box.y0 + Math.floor(k / wide)) * width + box.x0 + (k % wide);
      if (near[k]! < 8 || keep[i] === 255 || classes.skin[i]! < 128 || !isOnlyShaded(model, canvas, i))
        continue;
      const share = Math.min(1, (near[k]! / 255) * 1.6) * (1 - worn[i]! / 255);
      for (let c = 0; c < 3; c++)
        canvas.pixels[i * 4 + c] = lerp(canvas.pixels[i * 4 + c]!, crop.data[i * 4 + c]!, share);
    }
  }
}

/** How dark a hand's shadow is on cloth behind it, how soft, and how far below it, in her height. */
const HAND_SHADOW = { dark: 0.3, soft: 0.007, drop: 0.005 };

/** A hand before her lies on the cloth, and is not cut out of it. */
function shadeUnderHands(model: BodyModel, canvas: Canvas, keep: Uint8Array, worn: Uint8Array): void {
  const { frame, inFront, width, height } = model;
  for (const side of frame.sides) {
    if (!crossesBody(model, side)) continue;
    const box = boxAroundPoints([side.wrist, side.index], frame.shoulderWidth * 0.5, width, height);
    const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0];
    if (wide < 3 || tall < 3) continue;
    const near = cropPlane(inFront, width, box);
    // A hand that went behind throws none.
    cropPlane(keep, width, box).forEach((kept, k) => (near[k] = Math.min(near[k]!, kept)));
    blurInto(near, near, wide, tall, frame.size * HAND_SHADOW.soft);
    const drop = Math.round(frame.size * HAND_SHADOW.drop) * wide;
    for (let k = drop; k < near.length; k++) {
      const i = (box.y0 + Math.floor(k / wide)) * width + box.x0 + (k % wide);
      const dark = (near[k - drop]! / 255) * (1 - keep[i]! / 255) * (worn[i]! / 255) * HAND_SHADOW.dark;
      for (let c = 0; c < 3; c++) canvas.pixels[i * 4 + c]! *= 1 - dark;
    }
  }
}

/** Where along it a forearm may go behind what is worn, and wholly. */
const GOES_BEHIND = [0.62, 0.68] as const;

/** The bare forearm of a hidden hand must not lie on new clothes. Changes `keep`. */
function hideForearms(model: BodyModel, canvas: Canvas, keep: Uint8Array): void {
  const { frame, inFront, lock } = model;
  for (const side of frame.sides) {
    if (!isHandHidden(model, side)) continue;
    eachPixelAround([side.elbow, side.wrist], frame.shoulderWidth * 0.35, model, (x, y, i) => {
      if (keep[i] === 0 || lock[i]! > 0 || inFront[i]! > 0) return;
      if (!isNew(model, canvas, i) || isOnlyShaded(model, canvas, i)) return;
      keep[i] = keep[i]! * (1 - smoothstep(...GOES_BEHIND, shareAlongArm(side, x, y)));
    });
  }
}

/** Along a forearm that leads to a seen hand: from here on it lies on top where no sleeve is. */
const ON_TOP = [0.05, 0.12] as const;
const PAST_WRIST = 1.15;
/** From its axis, in half widths of the wrist: her own skin, and skin that was painted under an old cuff. */
const [OWN_REACH, PAINTED_REACH] = [1.4, 1.1] as const;

/** As on the photo, the arm of a hand that lies before her lies there too. Changes `keep`. */
function bringForearms(model: BodyModel, canvas: Canvas, keep: Uint8Array, { sleeves }: Progress): void {
  const { frame, classes, ownSkin } = model;
  for (const side of frame.sides) {
    if (!model.undressed || side.behind || isHandHidden(model, side)) continue;
    const { elbow, wrist, wristRadius } = side;
    eachPixelAround([elbow, wrist], wristRadius * OWN_REACH, model, (x, y, i) => {
      if (sleeves[i]! > 100 || !isNew(model, canvas, i) || isOnlyShaded(model, canvas, i)) return;
      const along = alongSegment(elbow, wrist, x, y);
      if (along > PAST_WRIST) return;
      const away = distanceToSegment(elbow, wrist, x, y) / wristRadius;
      const own = away < OWN_REACH ? ownSkin[i]! : 0;
      const near = away < PAINTED_REACH ? classes.skin[i]! * smoothstep(0.75, 0.85, along) : 0;
      keep[i] = Math.max(keep[i]!, Math.max(own, near) * smoothstep(...ON_TOP, along));
    });
  }
}

/** Longest gap between a hand and its arm, in her height; and how near to the plate's own skin an arm is, of 255. */
const GAP = 0.006;
const LIKE_PLATE = 45;

/** In shoulder widths: hands whose knuckles are this near lie in each other. */
const CLASPED = 0.3;

const areClasped = (model: BodyModel): boolean => {
  const { sides, shoulderWidth } = model.frame;
  const [left, right] = sides;
  return (
    distance(left.index, right.index) < shoulderWidth * CLASPED &&
    sides.every((side) => !isHandHidden(model, side))
  );
};

/** A hand that nothing joins to its arm goes behind new clothes; of clasped hands one arm holds both. Changes `keep`. */
function hideSeveredHands(model: BodyModel, canvas: Canvas, keep: Uint8Array, { sleeves }: Progress): void {
  const { frame, inFront, lock, classes, crop } = model;
  const isPlate = (i: number): boolean =>
    [0, 1, 2].every((c) => Math.abs(canvas.pixels[i * 4 + c]! - crop.data[i * 4 + c]!) < LIKE_PLATE);
  const isArm = (_x: number, _y: number, i: number): boolean =>
    sleeves[i]! > 100 || keep[i]! > 127 || inFront[i]! > 127 || (classes.skin[i]! > 100 && isPlate(i));
  const severed = frame.sides.filter(
    (side) => !isHandHidden(model, side) && gapBeforeHand(model, side, isArm) > frame.size * GAP,
  );
  if (severed.length === 1 && areClasped(model)) return;
  for (const side of severed)
    eachPixelAround([side.wrist, side.index], frame.shoulderWidth * 0.4, model, (x, y, i) => {
      if (keep[i] === 0 || lock[i]! > 0 || distance([x, y], side.index) > frame.shoulderWidth * 0.4) return;
      if (isNew(model, canvas, i)) keep[i] = 0;
    });
}

export function clearHandEdges({ handRim: { at, behind } }: BodyModel, { pixels }: Canvas): void {
  at.forEach((i, k) => pixels.set(behind[k]!, i * 4));
}

/** Only the hand's share of an edge pixel is restored, over what is there now. Leaves 0 in `keep`. */
function bringRims(
  { crop, handRim: { at, share, behind } }: BodyModel,
  canvas: Canvas,
  keep: Uint8Array,
): void {
  at.forEach((i, k) => {
    const front = Math.min(1, keep[i]! / Math.max(1, Math.floor(share[k]! * 255)));
    for (let c = 0; c < 3; c++) {
      const now = canvas.pixels[i * 4 + c]!;
      const hand = crop.data[i * 4 + c]! + (1 - share[k]!) * (now - behind[k]![c]!);
      canvas.pixels[i * 4 + c] = lerp(now, hand, front);
    }
    canvas.catches[i] = Math.max(canvas.catches[i]!, keep[i]!);
    keep[i] = 0;
  });
}

export function restoreOriginalPixels(
  model: BodyModel,
  canvas: Canvas,
  keep: Uint8Array,
  done: Progress,
): void {
  hideForearms(model, canvas, keep);
  bringForearms(model, canvas, keep, done);
  hideSeveredHands(model, canvas, keep, done);
  shadeUnderHair(model, canvas, keep, done);
  shadeUnderHands(model, canvas, keep, done.worn);
  fadeShadowAtHands(model, canvas, keep, done.worn);
  bringRims(model, canvas, keep);
  const { width, height } = model;
  for (let y = 0; y < height; y++) bringRow(model, canvas, keep, y * width, (y + 1) * width);
}

const NEAR = [
  ...[-2, -4, -6, -8].map((down) => [0, down] as const),
  ...[2, 3, 4, 5, 6].flatMap((out) => [[-out, -1] as const, [out, -1] as const]),
];

function wholeNear(keep: Uint8Array, width: number, i: number): number {
  for (const [across, down] of NEAR) {
    const at = i + down * width + across;
    if (keep[at] === 255) return at;
  }
  return -1;
}

function bringRow(model: BodyModel, canvas: Canvas, keep: Uint8Array, first: number, end: number): void {
  const { pixels, catches } = canvas;
  const { clothes, hair, skin } = model.classes;
  for (let i = first; i < end; i++) {
    const kept = keep[i]! / 255;
    if (kept === 0) continue;
    // Tips of hair on bare shoulders fade into skin that is covered now.
    const mixed = clothes[i]! > 8 || (hair[i]! > 30 && skin[i]! > 8);
    // Hair mixed with the color of old clothes is replaced by the hair's own.
    const faded = kept < 1 && mixed && isNew(model, canvas, i) && !isOnlyShaded(model, canvas, i);
    const from = faded ? wholeNear(keep, model.width, i) : i;
    if (from < 0) continue;
    for (let c = 0; c < 3; c++)
      pixels[i * 4 + c] = lerp(pixels[i * 4 + c]!, model.crop.data[from * 4 + c]!, kept);
    catches[i] = Math.max(catches[i]!, keep[i]!);
  }
}
