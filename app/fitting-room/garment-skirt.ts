// Skirts and dresses.
import type { Cloth, DressDrawing, Hex, SkirtDrawing } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { hemHeight } from './frame.ts';
import { makeTop } from './garment-top.ts';
import type { TopPlace } from './garment-top.ts';
import { flatLayer } from './garment-shirt-trims.ts';
import { absorb, addBand, mergeOver, newLayer, PART, silhouette } from './layer.ts';
import type { Layer, Row } from './layer.ts';
import type { Line, Piece, Sheet } from './piece.ts';
import { clamp, lerp, smoothstep } from './pixels.ts';
import type { Point } from './pixels.ts';
import { curve } from './shapes.ts';
import { isHandFree } from './zones.ts';

const ROWS = 10;
/** Widest row of the hips, in torso lengths. */
const HIP = 1.08;

function skirtRows(model: BodyModel, waist: number, length: number, flare: number): Row[] {
  const { frame } = model;
  const top = frame.shoulders[1] + frame.torso * waist;
  const bottom = hemHeight(frame, length);
  const hip = frame.outline(HIP);
  const hipCentre = (hip.left + hip.right) / 2;
  const hipHalf = (hip.right - hip.left) / 2;
  return Array.from({ length: ROWS + 1 }, (_, k) => {
    const y = lerp(top, bottom, k / ROWS);
    const t = (y - frame.shoulders[1]) / frame.torso;
    if (t < HIP) {
      const row = frame.outline(t);
      const half = ((row.right - row.left) / 2) * (1.03 + 0.15 * smoothstep(waist, HIP, t) * flare);
      const centre = (row.left + row.right) / 2;
      return { y, left: centre - half, right: centre + half };
    }
    const hipY = frame.shoulders[1] + frame.torso * HIP;
    const down = (y - hipY) / Math.max(1, bottom - hipY);
    const reach = (y - hipY) / (frame.ankles[1] - hipY);
    const centre = lerp(hipCentre, (frame.knees[0] + hipCentre) / 2, clamp(down, 0, 1));
    // A pencil skirt narrows to the knee; a flared one widens with its own length.
    const half =
      hipHalf * ((1.05 + 0.15 * flare) * (1 + reach * 1.7 * flare) - Math.max(0, 0.16 - flare) * down);
    return { y, left: centre - half, right: centre + half };
  });
}

/** The hem's waves, from right to left. */
function wavyHem(model: BodyModel, row: Row, flare: number): Point[] {
  const { torso } = model.frame;
  const waves = flare > 0.2 ? 7 : 3;
  return Array.from({ length: waves * 4 + 1 }, (_, k): Point => {
    const t = k / (waves * 4);
    const sag = torso * 0.035 * Math.sin(Math.PI * t);
    const wave = Math.sin(t * waves * Math.PI * 2 + 1.3) * torso * 0.012 * (flare || 0.1);
    return [lerp(row.right, row.left, t), row.y + sag + wave];
  });
}

function skirtLayer(
  model: BodyModel,
  waist: number,
  length: number,
  flare: number,
): { layer: Layer; rows: Row[] } {
  const { frame, classes } = model;
  const layer = newLayer(model.width, model.height);
  const rows = skirtRows(model, waist, length, flare);
  const last = rows[ROWS]!;
  addBand(layer, rows, PART.skirt, [], wavyHem(model, last, flare));
  const top = rows[0]!.y;
  absorb(model, layer, classes.clothes, 1, PART.skirt, (x, y) =>
    y > top && y < last.y + frame.torso * 0.02 && isHandFree(model, x, y) ? 1 : 0,
  );
  return { layer, rows };
}

function beltSheet(model: BodyModel, waist: number, colour: Hex): Sheet {
  const { frame } = model;
  const row = frame.outline(waist);
  const band = frame.size * 0.016;
  const centre = (row.left + row.right) / 2;
  const outline: Point[] = [
    ...curve([
      [row.left - 3, row.y - band * 0.3],
      [centre, row.y + band * 0.1],
      [row.right + 3, row.y - band * 0.3],
    ]),
    ...curve([
      [row.right + 3, row.y + band * 0.7],
      [centre, row.y + band * 1.15],
      [row.left - 3, row.y + band * 0.7],
    ]),
  ];
  const layer = flatLayer(model, [outline]);
  const close = silhouette(model, 0.5);
  for (let i = 0; i < layer.alpha.length; i++) layer.alpha[i] = (layer.alpha[i]! * close[i]!) / 255;
  return {
    layer,
    cloth: { fabric: 'leather', colour, gloss: 0.3 },
    manner: 'trim',
    shadow: 0.3,
    crisp: true,
  };
}

function waistLine(model: BodyModel, waist: number): Line {
  const row = model.frame.outline(waist);
  const { size } = model.frame;
  const y = row.y + size * 0.012;
  const points = curve([
    [row.left, y],
    [(row.left + row.right) / 2, y + size * 0.006],
    [row.right, y],
  ]);
  return { points, width: size * 0.0016, tone: 0.62, strength: 0.5 };
}

export function makeSkirt(model: BodyModel, drawing: SkirtDrawing, cloth: Cloth): Piece {
  const { layer } = skirtLayer(model, drawing.waist, drawing.length, drawing.flare);
  return {
    sheets: [
      { layer, cloth, manner: 'skirt', shadow: 0.4, lines: [waistLine(model, drawing.waist)] },
      ...(drawing.belt ? [beltSheet(model, drawing.waist, drawing.belt)] : []),
    ],
  };
}

/** Where a dress's bodice meets its skirt, in torso lengths. */
export const DRESS_WAIST = 0.68;

export function makeDress(model: BodyModel, drawing: DressDrawing, cloth: Cloth, place: TopPlace): Piece {
  const bodice = makeTop(
    model,
    {
      kind: 'top',
      neck: drawing.neck,
      sleeve: drawing.sleeve,
      fit: drawing.fit,
      sleeveFit: drawing.sleeveFit,
      hem: DRESS_WAIST + 0.05,
      tucked: true,
    },
    cloth,
    { ...place, waistband: DRESS_WAIST },
  );
  const { layer: skirt } = skirtLayer(model, DRESS_WAIST, drawing.length, drawing.flare);
  const [body, ...collar] = bodice.sheets as [Sheet, ...Sheet[]];
  // One cloth: the skirt's pixels join the bodice's layer, sleeves stay in front.
  const sleeved = body.sleeves;
  if (sleeved) for (let i = 0; i < skirt.alpha.length; i++) if (sleeved[i]! > 128) skirt.alpha[i] = 0;
  mergeOver(body.layer, skirt, 200);
  const lines = [...(body.lines ?? []), ...(drawing.belt ? [] : [waistLine(model, DRESS_WAIST)])];
  return {
    bare: bodice.bare,
    bareLimbs: bodice.bareLimbs,
    inside: bodice.inside,
    sheets: [
      { ...body, lines, manner: 'top' },
      ...collar,
      ...(drawing.belt ? [beltSheet(model, DRESS_WAIST, drawing.belt)] : []),
    ],
  };
}
