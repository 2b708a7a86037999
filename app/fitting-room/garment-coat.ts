// Coats, blazers, cardigans, jackets: a second body over the first, open or closed.
import type { Cloth, CoatDrawing } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { hemHeight } from './frame.ts';
import { flatLayer } from './garment-shirt-trims.ts';
import { keepToBody, sagged, torsoRows } from './garment-top.ts';
import { addBand, mergeOver, newLayer, PART } from './layer.ts';
import type { Row } from './layer.ts';
import { shapeNeck } from './neckline.ts';
import type { Button, Line, Piece, Sheet } from './piece.ts';
import { lerp, smoothstep } from './pixels.ts';
import type { Point } from './pixels.ts';
import { curve, fillMask } from './shapes.ts';
import { makeSleeves, setIn } from './sleeves.ts';

const ROWS = 9;

/** The coat's body below the chest: hangs from the widest point instead of following the waist. */
function coatRows(model: BodyModel, drawing: CoatDrawing): Row[] {
  const { frame } = model;
  const bottom = hemHeight(frame, drawing.length);
  const hip = frame.outline(1.1);
  const hipHalf = (hip.right - hip.left) / 2;
  return Array.from({ length: ROWS + 1 }, (_, k) => {
    const y = lerp(frame.shoulders[1] + frame.torso * 0.3, bottom, k / ROWS);
    const t = (y - frame.shoulders[1]) / frame.torso;
    const row = frame.outline(Math.min(t, 1.1));
    const centre = (row.left + row.right) / 2;
    const half = ((row.right - row.left) / 2) * drawing.fit;
    const hang = Math.max(half, lerp(half, hipHalf * (drawing.fit + 0.04), smoothstep(0.3, 1.1, t)));
    const flare = Math.max(0, t - 1.05) * frame.shoulderWidth * 0.05;
    return { y, left: centre - hang - flare, right: centre + hang + flare };
  });
}

/** The front's edges, from the neck down: the gap between them is open. */
function frontEdge(model: BodyModel, drawing: CoatDrawing, sign: -1 | 1, bottom: number): Point[] {
  const { frame } = model;
  const { shoulderWidth, torso, shoulders, hips } = frame;
  const neck = shoulderWidth * 0.2;
  const gap = shoulderWidth * drawing.open;
  const lap = drawing.open === 0 ? shoulderWidth * 0.004 : 0;
  const chest = drawing.lapels ? 0.45 : drawing.open === 0 ? 0.1 : 0.3;
  return curve(
    [
      [shoulders[0] + sign * neck * 1.02, shoulders[1] + torso * 0.01],
      [shoulders[0] + sign * Math.max(gap * 0.62, lap), shoulders[1] + torso * chest],
      [hips[0] + sign * Math.max(gap * 0.72, lap), hips[1]],
      [hips[0] + sign * Math.max(gap * 0.95, lap), bottom + torso * 0.3],
    ],
    8,
  );
}

function lapel(model: BodyModel, drawing: CoatDrawing, sign: -1 | 1): Point[] {
  const { shoulders, shoulderWidth, torso } = model.frame;
  const open = Math.max(drawing.open, 0.06);
  const end = drawing.open === 0 ? 0.46 : 0.62;
  const at = (across: number, down: number): Point => [
    shoulders[0] + sign * shoulderWidth * across,
    shoulders[1] + torso * down,
  ];
  return [
    at(0.2, -0.055),
    at(0.29, -0.015),
    at(0.4, 0.16),
    at(0.335, 0.205),
    at(0.4, 0.25),
    at(Math.max(open * 0.66, 0.04), end),
    at(open * 0.6, end * 0.8),
    at(lerp(open * 0.55, 0.2, 0.35), 0.24),
    at(0.205, 0.04),
  ];
}

/** Without lapels the front edge carries a narrow band, as on a cardigan. */
function frontBand(edge: readonly Point[], width: number, sign: -1 | 1): Point[] {
  return [...edge, ...edge.map(([x, y]): Point => [x + sign * width, y]).reverse()];
}

function buttonsDown(model: BodyModel, drawing: CoatDrawing, bottom: number): Button[] {
  const { frame } = model;
  const { hips, shoulders, shoulderWidth, torso } = frame;
  const steps = drawing.lapels ? [0.72, 0.95, 1.18] : [0.42, 0.58, 0.74, 0.9];
  return steps
    .map((t): Button => {
      const gap =
        drawing.open === 0 ? 0 : drawing.open * (0.62 + 0.12 * (t - 0.5)) + (drawing.lapels ? 0.07 : 0.02);
      return {
        at: [lerp(shoulders[0], hips[0], Math.min(1, t)) + shoulderWidth * gap, shoulders[1] + torso * t],
        radius: Math.max(1.2, shoulderWidth * (drawing.lapels ? 0.024 : 0.018)),
      };
    })
    .filter((button) => button.at[1] < bottom - torso * 0.05);
}

export function makeCoat(model: BodyModel, drawing: CoatDrawing, cloth: Cloth): Piece {
  const { frame, width, height } = model;
  const layer = newLayer(width, height);
  const neck = shapeNeck(model, 'v', 1.15);
  const chest = torsoRows(
    model,
    drawing.fit,
    Math.min(0.98, Math.max(0.5, (hemHeight(frame, drawing.length) - frame.shoulders[1]) / frame.torso)),
  );
  addBand(layer, chest, PART.body, neck.upper, sagged(chest[chest.length - 1]!, 0));
  const thick = Math.max(0.7, frame.shoulderWidth * (drawing.lapels ? 0.018 : 0.012));
  keepToBody(model, layer, (drawing.fit - 1) * frame.shoulderWidth * 0.35, thick);
  const rows = coatRows(model, drawing);
  const last = rows[ROWS]!;
  const body = newLayer(width, height);
  addBand(body, rows, PART.coat, [], sagged(last, frame.torso * 0.012));
  mergeOver(layer, body, 200);

  const edges = [frontEdge(model, drawing, -1, last.y), frontEdge(model, drawing, 1, last.y)] as const;
  const gap = new Uint8Array(width * height);
  const { torso, shoulders, shoulderWidth } = frame;
  const lift = shoulders[1] - torso * 0.14;
  fillMask(
    gap,
    [
      [shoulders[0] - shoulderWidth * 0.2, lift],
      [shoulders[0] + shoulderWidth * 0.2, lift],
      ...edges[1],
      ...[...edges[0]].reverse(),
    ],
    width,
    height,
  );
  const closedFrom =
    drawing.open === 0
      ? shoulders[1] + torso * (drawing.lapels ? 0.45 : drawing.open === 0 ? 0.1 : 0.3)
      : Infinity;
  for (let i = 0; i < gap.length; i++) {
    if (gap[i] === 0) continue;
    if (Math.floor(i / width) < closedFrom) layer.alpha[i] = (layer.alpha[i]! * (255 - gap[i]!)) / 255;
  }
  const sleeves = setIn(model, layer, makeSleeves(model, 0.99, drawing.sleeveFit, thick));

  const trim: Sheet = {
    layer: flatLayer(
      model,
      drawing.lapels
        ? [lapel(model, drawing, -1), lapel(model, drawing, 1)]
        : [frontBand(edges[0], -shoulderWidth * 0.045, 1), frontBand(edges[1], shoulderWidth * 0.045, 1)],
      PART.coat,
    ),
    cloth,
    manner: 'trim',
    shadow: drawing.lapels ? 0.45 : 0.25,
    crisp: true,
  };
  clipTrim(trim, layer.alpha, gap, drawing.lapels);
  return {
    sheets: [
      {
        layer,
        cloth,
        manner: 'coat',
        shadow: 0.55,
        sleeves,
        lines: coatLines(model, drawing, edges, last),
        buttons: drawing.lapels || drawing.open > 0 ? [] : buttonsDown(model, drawing, last.y),
      },
      { ...trim, buttons: drawing.lapels ? undefined : buttonsDown(model, drawing, last.y) },
      ...(drawing.lapels ? [buttonSheet(model, drawing, cloth, layer.alpha, last.y)] : []),
    ],
  };
}

/** Lapels may lie over the gap's rim, bands may not leave the coat. */
function clipTrim(trim: Sheet, coat: Uint8Array, gap: Uint8Array, lapels: boolean): void {
  const { alpha } = trim.layer;
  for (let i = 0; i < alpha.length; i++) {
    const room = lapels ? Math.min(255, coat[i]! + gap[i]!) : coat[i]!;
    alpha[i] = (alpha[i]! * room) / 255;
  }
}

/** Buttons lie on the coat itself, above the lapels. */
function buttonSheet(
  model: BodyModel,
  drawing: CoatDrawing,
  cloth: Cloth,
  coat: Uint8Array,
  bottom: number,
): Sheet {
  const layer = newLayer(model.width, model.height);
  const buttons = buttonsDown(model, drawing, bottom);
  for (const { at, radius } of buttons) {
    const outline = Array.from({ length: 16 }, (_, k): Point => {
      const angle = (k / 16) * Math.PI * 2;
      return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
    });
    fillMask(layer.alpha, outline, model.width, model.height);
  }
  for (let i = 0; i < layer.alpha.length; i++) layer.alpha[i] = (layer.alpha[i]! * coat[i]!) / 255;
  return { layer, cloth, manner: 'trim', shadow: 0.5, crisp: true, buttons };
}

function coatLines(
  model: BodyModel,
  drawing: CoatDrawing,
  edges: readonly (readonly Point[])[],
  last: Row,
): Line[] {
  const { size } = model.frame;
  const lines: Line[] = [];
  if (drawing.open === 0) lines.push({ points: edges[1]!, width: size * 0.0022, tone: 0.45, strength: 0.6 });
  const hem = sagged(last, model.frame.torso * 0.012).map(([x, y]): Point => [x, y - size * 0.012]);
  lines.push({ points: hem, width: size * 0.0013, tone: 0.66, strength: 0.3 });
  return lines;
}
