import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { DressDrawing, SkirtDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, hemHeight, torsoShareAt } from '../../person/measures/body-frame.ts';
import { closeSlits } from '../tops/armpit.ts';
import { legEdges } from '../footwear/legwear.ts';
import { makeTop, type TopPlace } from '../tops/top.ts';
import { skirtDetails } from './skirt-details.ts';
import { beltSheet, cutAbove } from './waistband.ts';
import { addBand, overlayLayer, newLayer, PART, type Layer } from '../../cloth/layer.ts';
import { rowHalfWidth, rowMiddle, rowAround, type Row } from '../../person/measures/row-spans.ts';
import type { Line, Piece, Sheet } from '../../cloth/piece.ts';
import { saggingLine } from '../../pixels/paths.ts';
import { stitch } from '../../tailoring/trim.ts';
import { clamp, lerp, smoothstep, type Point } from '../../pixels/pixels.ts';

const ROWS = 10;
/** In torso lengths. */
const HIP = 1.08;

type SkirtCut = Pick<SkirtDrawing, 'waist' | 'length' | 'flare' | 'pleats'>;

function skirtRows(model: BodyModel, { waist, length, flare }: SkirtCut): Row[] {
  const { frame } = model;
  const top = heightAtTorsoShare(frame, waist);
  const bottom = hemHeight(frame, length);
  const hip = frame.outline(HIP);
  const rows = Array.from({ length: ROWS + 1 }, (_, k): Row => {
    const y = lerp(top, bottom, k / ROWS);
    const t = torsoShareAt(frame, y);
    if (t < HIP) {
      const row = frame.outline(t);
      const eased = 0.03 * smoothstep(waist, waist + 0.16, t);
      const flared = 0.15 * smoothstep(waist, HIP, t) * flare;
      return rowAround(y, rowMiddle(row), rowHalfWidth(row) * (1 + eased + flared));
    }
    const down = (y - hip.y) / Math.max(1, bottom - hip.y);
    const reach = (y - hip.y) / (frame.ankles[1] - hip.y);
    const center = lerp(rowMiddle(hip), (frame.knees[0] + rowMiddle(hip)) / 2, clamp(down, 0, 1));
    const half =
      rowHalfWidth(hip) *
      ((1.05 + 0.15 * flare) * (1 + reach * 1.7 * flare) -
        Math.max(0, 0.22 - flare) * down * Math.sqrt(Math.max(0, down)));
    const [left, right] = [legEdges(model, frame.sides[0], y)[0], legEdges(model, frame.sides[1], y)[1]];
    const ease = 1 + frame.size * 0.002;
    return { y, left: Math.min(center - half, left - ease), right: Math.max(center + half, right + ease) };
  });
  return hung(rows);
}

/** Where a row lies further in than the straight line from a row above it to one below, cloth hangs past it. */
function hung(rows: readonly Row[]): Row[] {
  return rows.map((row, k) => {
    let { left, right } = row;
    for (const above of rows.slice(0, k))
      for (const below of rows.slice(k + 1)) {
        const t = (row.y - above.y) / (below.y - above.y || 1);
        left = Math.min(left, lerp(above.left, below.left, t));
        right = Math.max(right, lerp(above.right, below.right, t));
      }
    return { y: row.y, left, right };
  });
}

/** Pleats beside each other across the front, and how far a fold's edge hangs above the next one, in torso lengths. */
const PLEATS = 15;
const FOLD_RISE = 0.012;

/** How far a hem hangs lower in its middle than at its sides, `t` of the way across. */
const hemSag = ({ frame: { torso } }: BodyModel, t: number): number => torso * 0.035 * Math.sin(Math.PI * t);

/** Each pleat's hem falls to its fold and begins anew. */
function pleatedHem(model: BodyModel, row: Row): Point[] {
  const rise = model.frame.torso * FOLD_RISE;
  return Array.from({ length: PLEATS * 2 + 1 }, (_, k): Point => {
    const t = Math.ceil(k / 2) / PLEATS;
    return [lerp(row.right, row.left, t), row.y + hemSag(model, t) - (k % 2 === 0 ? rise : 0)];
  });
}

function wavyHem(model: BodyModel, row: Row, { flare, pleats }: SkirtCut): Point[] {
  if (pleats) return pleatedHem(model, row);
  const { torso } = model.frame;
  const waves = flare > 0.2 ? 7 : 3;
  const steps = waves * 6;
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const t = k / steps;
    const wave = Math.sin(t * waves * Math.PI * 2 + 1.3 + Math.sin(t * 9)) * torso * 0.022 * (flare || 0.1);
    return [lerp(row.right, row.left, t), row.y + hemSag(model, t) + wave];
  });
}

function skirtLayer(model: BodyModel, cut: SkirtCut): { layer: Layer; rows: Row[] } {
  const layer = newLayer(model.width, model.height);
  const rows = skirtRows(model, cut);
  addBand(layer, rows, PART.skirt, [], wavyHem(model, rows[ROWS]!, cut));
  return { layer, rows };
}

function waistLine(model: BodyModel, waist: number): Line {
  const row = model.frame.outline(waist);
  const { size } = model.frame;
  const y = row.y + size * 0.012;
  return stitch(saggingLine(row.left, row.right, y, size * 0.006), size * 0.0016, 0.62, 0.5);
}

export function makeSkirt(
  model: BodyModel,
  drawing: SkirtDrawing,
  cloth: Cloth,
  overhang: number | null,
): Piece {
  const { layer, rows } = skirtLayer(model, drawing);
  cutAbove(model, layer, drawing.waist, overhang);
  const lines = [waistLine(model, drawing.waist), ...skirtDetails(model, drawing, rows)];
  return {
    sheets: [
      {
        layer,
        cloth,
        manner: 'skirt',
        shadow: 0.4,
        lines,
      },
      ...(drawing.belt ? [beltSheet(model, drawing.waist, drawing.belt, layer)] : []),
    ],
  };
}

/** In torso lengths. */
export const DRESS_WAIST = 0.68;

export function makeDress(model: BodyModel, drawing: DressDrawing, cloth: Cloth, place: TopPlace): Piece {
  const bodice = makeTop(model, { ...drawing, kind: 'top', hem: DRESS_WAIST + 0.015, tucked: true }, cloth, {
    ...place,
    waistband: DRESS_WAIST - 0.02,
  });
  const { layer: skirt, rows } = skirtLayer(model, { ...drawing, waist: DRESS_WAIST });
  const [body, ...collar] = bodice.sheets as [Sheet, ...Sheet[]];
  const sleeved = body.sleeves;
  if (sleeved) for (let i = 0; i < skirt.alpha.length; i++) if (sleeved[i]! > 128) skirt.alpha[i] = 0;
  overlayLayer(body.layer, skirt, 200);
  if (sleeved) closeSlits(model, body.layer, sleeved, rows[0]!.y);
  const lines = [
    ...(body.lines ?? []),
    ...(drawing.belt || drawing.neck === 'straps' ? [] : [waistLine(model, DRESS_WAIST)]),
    ...skirtDetails(model, drawing, rows),
  ];
  return {
    ...bodice,
    sheets: [
      { ...body, lines },
      ...collar,
      ...(drawing.belt ? [beltSheet(model, DRESS_WAIST, drawing.belt, body.layer, sleeved)] : []),
    ],
  };
}
