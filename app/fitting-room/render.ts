// Puts a look on the photo: bottom layers first, then face, hair and hands back from the original.
import type { Drawing, Look, WornGarment } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { hemHeight } from './frame.ts';
import { isDrawn, isShod, makePiece } from './garment.ts';
import type { Drawn } from './garment.ts';
import { makeBareLegs, makeLegwear } from './garment-legwear.ts';
import { makeShoes } from './garment-shoes.ts';
import { blurInto } from './blur.ts';
import { acrossOf } from './layer.ts';
import type { Layer } from './layer.ts';
import { paintStitched } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Piece, Sheet } from './piece.ts';
import { clamp, lerp, smoothstep } from './pixels.ts';
import type { Picture } from './pixels.ts';
import { isHandFree, keptInFront } from './zones.ts';

/** Under a head covering legs are never shown bare: these tights are worn instead. */
const MODEST_TIGHTS = { fabric: 'plain', colour: '#2b2629' } as const;

/** Socks of looks stored before socks could be drawn. */
function withSocks(garment: WornGarment): WornGarment {
  if (garment.slot !== 'legwear' || garment.drawing.kind !== 'undrawn') return garment;
  const drawing: Drawing = { kind: 'socks', length: garment.name.includes('long') ? 0.6 : 0.22 };
  return { ...garment, drawing };
}

/** Order of painting; within one rank the look's own order holds. */
function rank({ drawing }: Drawn): number {
  switch (drawing.kind) {
    case 'legwear':
    case 'socks':
      return 0;
    case 'shoes':
      return drawing.shaft > 0.5 ? 4 : 1;
    case 'top':
      return drawing.tucked ? 2 : 5;
    case 'trousers':
    case 'skirt':
      return 3;
    case 'dress':
      return 5;
    case 'coat':
      return 6;
    case 'scarf':
      return 7;
    case 'umbrella':
    case 'bag':
      return 8;
  }
}

/** Lower hem of what covers the legs, in pixels of the crop, or null when nothing new does. */
function legHem(model: BodyModel, garments: readonly Drawn[]): number | null {
  const hems = garments.flatMap(({ drawing }) => {
    if (drawing.kind === 'skirt' || drawing.kind === 'dress') return [hemHeight(model.frame, drawing.length)];
    if (drawing.kind !== 'trousers') return [];
    const { hips, knees, ankles } = model.frame;
    return drawing.length >= 0
      ? [lerp(knees[1], ankles[1], drawing.length)]
      : [lerp(knees[1], hips[1], -drawing.length)];
  });
  return hems.length ? Math.max(...hems) : null;
}

/** @param worn coverage of what is already drawn on chest and neck: there is cloth, not skin. */
function paintSkin(model: BodyModel, canvas: Canvas, bare: Uint8Array, worn: Uint8Array): void {
  const { skin, shading, width } = model;
  for (let i = 0; i < bare.length; i++) {
    const cover = (bare[i]! / 255) * (1 - worn[i]! / 255);
    if (cover < 0.004) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    const light = clamp(shading.low[i]! / Math.max(0.4, shading.wide[i]!), 0.7, 1.15) * 0.3 + 0.7;
    for (const c of [0, 1, 2] as const) {
      const o = i * 4 + c;
      canvas.pixels[o] = lerp(canvas.pixels[o]!, lerp(skin.near(x, y, c), skin.neck[c], 0.7) * light, cover);
    }
    canvas.catches[i] = Math.max(canvas.catches[i]!, bare[i]!);
  }
}

/** Skin on a limb, shaded as something round. */
function paintLimbs(model: BodyModel, canvas: Canvas, limbs: Layer): void {
  const { skin, shading, width, light: from } = model;
  for (let i = 0; i < limbs.alpha.length; i++) {
    const cover = limbs.alpha[i]! / 255;
    if (cover < 0.004) continue;
    const y = Math.floor(i / width);
    const across = acrossOf(limbs, i) * 2 - 1;
    const round = 0.85 + 0.19 * Math.sqrt(Math.max(0, 1 - across * across)) + across * from * 0.14;
    const fall = Math.min(1.15, shading.low[i]! / Math.max(0.4, shading.wide[i]!));
    const light = round * (0.78 + 0.22 * fall) + shading.detail[i]! / 4000;
    for (const c of [0, 1, 2] as const) {
      const o = i * 4 + c;
      // Shadows on skin are warm: blue falls first.
      const value = skin.near(i - y * width, y, c) * Math.pow(light, 1 + c * 0.12);
      canvas.pixels[o] = lerp(canvas.pixels[o]!, value, cover);
    }
    canvas.catches[i] = Math.max(canvas.catches[i]!, limbs.alpha[i]!);
  }
}

/**
 * Takes the old clothes off where the look brings new ones, down to the wall behind: so no rim of them shows beside
 * a narrower garment.
 */
function undress(model: BodyModel, canvas: Canvas, garments: readonly Drawn[]): void {
  const { classes, width, height, frame, covering } = model;
  const kinds = new Set(garments.map(({ drawing }) => drawing.kind));
  const upper = kinds.has('top') || kinds.has('dress');
  const lower = kinds.has('trousers') || kinds.has('skirt') || kinds.has('dress');
  if (!upper && !lower) return;
  const seam = model.oldWaist;
  const from = upper ? 0 : seam;
  // Trouser hems lie on the shoes: they go only when new shoes hide what is under them.
  const to = lower ? frame.ankles[1] + frame.torso * (kinds.has('shoes') ? 0.14 : 0.03) : seam;
  const cloth = classes.clothes.slice();
  // Below the hips whatever is not room, skin or held is cloth: trousers' rims are doubtful to the class model.
  const legs = Math.max(0, Math.round(frame.hips[1] + frame.torso * 0.12)) * width;
  for (let i = lower ? legs : cloth.length; i < cloth.length; i++)
    cloth[i] = Math.max(cloth[i]!, 255 - classes.background[i]! - classes.others[i]! - classes.skin[i]!);
  blurInto(cloth, cloth, width, height, Math.max(1.4, frame.size * 0.0042));
  for (let y = Math.max(0, Math.floor(from)); y < Math.min(height, to); y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (cloth[i]! < 3 || covering?.pixels[i]) continue;
      // Low down, what the class model takes for a bag is a trouser's rim, unless a hand holds it.
      const held = i < legs || !isHandFree(model, x, y) ? classes.others[i]! : 0;
      const body = Math.max(classes.skin[i]!, classes.hair[i]!, classes.face[i]!, held) / 255;
      const cover =
        smoothstep(0.01, i < legs ? 0.08 : 0.05, cloth[i]! / 255) * (1 - smoothstep(0.4, 0.8, body));
      if (cover <= 0) continue;
      uncover(model, canvas, i, cover);
    }
  }
}

/** Takes something of the photo away, down to the wall or floor behind. */
function uncover(model: BodyModel, canvas: Canvas, i: number, cover: number): void {
  const y = Math.floor(i / model.width);
  for (const c of [0, 1, 2] as const) {
    const o = i * 4 + c;
    canvas.pixels[o] = lerp(canvas.pixels[o]!, model.backdrop(i - y * model.width, y, c), cover);
  }
  canvas.catches[i] = canvas.catches[i]! * (1 - cover);
}

function paintGround(canvas: Canvas, ground: Uint8Array): void {
  for (let i = 0; i < ground.length; i++) {
    const dark = (ground[i]! / 255) * 0.45;
    if (dark > 0.004) for (let c = 0; c < 3; c++) canvas.pixels[i * 4 + c]! *= 1 - dark;
  }
}

/** Shoes are cleared once, before anything is painted: legs and hems may lie over them. */
function clearFor(model: BodyModel, canvas: Canvas, piece: Piece): void {
  const { clear } = piece;
  if (!clear) return;
  for (let i = 0; i < clear.length; i++) if (clear[i]! > 5) uncover(model, canvas, i, clear[i]! / 255);
}

/** What has been painted so far, beyond the pixels themselves. */
interface Progress {
  /** Coverage of upper garments. */
  worn: Uint8Array;
  /** Coverage of arms painted anew. */
  arms: Uint8Array;
  /** Shirt collar waiting for the jumper it lies on. */
  collar: Sheet[];
}

const raise = (mask: Uint8Array, by: Uint8Array): void => {
  for (let i = 0; i < mask.length; i++) if (by[i]! > mask[i]!) mask[i] = by[i]!;
};

function paintPiece(model: BodyModel, canvas: Canvas, piece: Piece, seed: number, done: Progress): void {
  if (piece.ground) paintGround(canvas, piece.ground);
  if (piece.bareLimbs) paintLimbs(model, canvas, piece.bareLimbs);
  if (piece.bare) paintSkin(model, canvas, piece.bare, done.worn);
  for (const sheet of piece.sheets) paintStitched(model, canvas, sheet, seed);
  if (!piece.upper) return;
  if (piece.bareLimbs) raise(done.arms, piece.bareLimbs.alpha);
  for (const sheet of piece.sheets) raise(done.worn, sheet.layer.alpha);
  if (piece.hidesCollar) done.collar = [];
  if (piece.collar) done.collar = piece.collar;
}

/** The collar of a shirt comes out over the jumper, under any coat. */
function layCollar(model: BodyModel, canvas: Canvas, done: Progress): void {
  for (const sheet of done.collar) paintStitched(model, canvas, sheet, 1.3);
  done.collar = [];
}

/** Legs that the look leaves bare: her own where the photo shows them, painted where it shows trousers. */
function bareLegs(model: BodyModel, garments: readonly Drawn[]): Piece | null {
  const hem = legHem(model, garments);
  if (hem === null || garments.some(({ drawing }) => drawing.kind === 'legwear')) return null;
  if (model.covering?.veiled) return makeLegwear(model, { kind: 'legwear' }, MODEST_TIGHTS, isShod(garments));
  return makeBareLegs(model, Math.max(0, hem - model.frame.torso * 0.12), isShod(garments));
}

function longestSleeve(garments: readonly Drawn[]): number | null {
  const sleeves = garments.flatMap(({ drawing }) =>
    drawing.kind === 'coat'
      ? [1]
      : drawing.kind === 'top' || drawing.kind === 'dress'
        ? [drawing.sleeve]
        : [],
  );
  return sleeves.length ? Math.max(...sleeves) : null;
}

/** Lays the painted crop over a copy of the photo, keeping what must stay in front. */
function finish(model: BodyModel, canvas: Canvas, keep: Uint8Array): Picture {
  const { photo, box, crop, width, height } = model;
  const data = new Uint8ClampedArray(photo.data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const kept = keep[i]! / 255;
      if (kept === 1) continue;
      const o = ((box.y0 + y) * photo.width + box.x0 + x) * 4;
      for (let c = 0; c < 3; c++) data[o + c] = lerp(canvas.pixels[i * 4 + c]!, crop.data[i * 4 + c]!, kept);
    }
  }
  return { width: photo.width, height: photo.height, data };
}

/**
 * Draws a look on the analysed photo. Pure and repeatable: the same model and look give the same bytes.
 * @returns opaque RGBA of the photo's size; pixels of {@link lockedPixels} equal the photo's.
 */
export function render(model: BodyModel, look: Look): Picture {
  const garments = look.garments.map(withSocks).filter(isDrawn);
  const ordered = [...garments].sort((a, b) => rank(a) - rank(b));
  const canvas: Canvas = {
    pixels: new Uint8ClampedArray(model.crop.data),
    catches: model.classes.background.map((value) => 255 - value),
  };
  undress(model, canvas, garments);
  for (const garment of ordered)
    if (garment.drawing.kind === 'shoes')
      clearFor(model, canvas, makeShoes(model, garment.drawing, garment.cloth));
  const legs = bareLegs(model, garments);
  const pixels = model.width * model.height;
  const done: Progress = { worn: new Uint8Array(pixels), arms: new Uint8Array(pixels), collar: [] };
  if (legs) paintPiece(model, canvas, legs, 1, done);
  ordered.forEach((garment, index) => {
    if (rank(garment) >= 6) layCollar(model, canvas, done);
    paintPiece(model, canvas, makePiece(model, garment, ordered), 1.7 + index * 0.37, done);
  });
  layCollar(model, canvas, done);
  const sleeve = model.covering?.veiled ? null : longestSleeve(garments);
  return finish(model, canvas, keptInFront(model, sleeve, done.arms));
}
