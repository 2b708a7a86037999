import type { Look, WornGarment } from '../../domain/looks/look.ts';
import type { DrawnGarment } from '../cloth/drawn-garment.ts';
import { rgbOf } from '../cloth/fabric/fabrics.ts';
import type { Bakes } from '../garments/baked/choose-bake.ts';
import { makePiece } from '../garments/garment.ts';
import { cutAsHers } from '../garments/own/her-cut.ts';
import type { Surfaces } from '../own-cloth/garment-surface.ts';
import type { BodyModel } from '../person/body-model.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { valueNoise } from '../pixels/noise.ts';
import type { Box, Picture, Point } from '../pixels/pixels.ts';
import { coverageOf, cutOut, isCutOnMannequin, layOn } from './cut-out.ts';
import { boxShape, CELL, planCard, type Plan, type Shape } from './flat-lay-layout.ts';
import { mannequin } from './mannequin.ts';
import { smallItem } from './small-items.ts';

export const FLAT_LAY_WIDTH = 768;
export const FLAT_LAY_HEIGHT = 1152;

/** Tried until everything fits: all garments share one frame, so that their sizes agree. */
const BODY_HEIGHTS = [1400, 1320, 1240, 1160, 1080, 1000, 920, 850];
const PAPER = rgbOf('#ece4d8');
/** Pieces lie nearer than a tile's hang: shadows are small for their size. */
const SHADOW_SCALE = 0.9;

function paper(): Picture {
  const data = new Uint8ClampedArray(FLAT_LAY_WIDTH * FLAT_LAY_HEIGHT * 4);
  for (let y = 0; y < FLAT_LAY_HEIGHT; y++) {
    for (let x = 0; x < FLAT_LAY_WIDTH; x++) {
      const fall = 1.03 - 0.07 * (x / FLAT_LAY_WIDTH) - 0.06 * (y / FLAT_LAY_HEIGHT);
      const grain = (valueNoise(x * 0.7, y * 0.7) - 0.5) * 2.5 + (valueNoise(x * 0.02, y * 0.02) - 0.5) * 3;
      const o = (y * FLAT_LAY_WIDTH + x) * 4;
      for (let c = 0; c < 3; c++) data[o + c] = PAPER[c]! * fall + grain;
      data[o + 3] = 255;
    }
  }
  return { width: FLAT_LAY_WIDTH, height: FLAT_LAY_HEIGHT, data };
}

/** The layout is planned on a smaller mannequin, so much smaller than the largest real one. */
const PLAN_HEIGHT = 310;

interface Planned {
  cover: Uint8Array;
  box: Box;
}

function plannedOn(model: BodyModel, garment: DrawnGarment): Planned {
  const cover = coverageOf(makePiece(model, garment, [garment]), model);
  const box = contentBounds(cover, model.width, model.height) ?? { x0: 0, x1: 1, y0: 0, y1: 1 };
  return { cover, box };
}

function shapeOf(model: BodyModel, { cover, box }: Planned, height: number): Shape {
  const scale = height / PLAN_HEIGHT / CELL;
  const shape: Shape = {
    width: Math.max(1, Math.round((box.x1 - box.x0) * scale)),
    height: Math.max(1, Math.round((box.y1 - box.y0) * scale)),
    covers: new Uint8Array(0),
  };
  shape.covers = new Uint8Array(shape.width * shape.height);
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) {
      const u = Math.min(model.width - 1, Math.floor(box.x0 + (x + 0.5) / scale));
      const v = Math.min(model.height - 1, Math.floor(box.y0 + (y + 0.5) / scale));
      if (cover[v * model.width + u]! > 60) shape.covers[y * shape.width + x] = 1;
    }
  }
  return shape;
}

function columnsOf(garments: readonly DrawnGarment[]): { left: DrawnGarment[]; right: DrawnGarment[] } {
  const of = (...kinds: string[]) => garments.filter(({ drawing }) => kinds.includes(drawing.kind));
  const [outer, tops] = [of('coat').reverse(), of('top').reverse()];
  const rest = of('dress', 'trousers', 'skirt');
  if (outer.length > 0)
    return {
      left: [...outer.slice(0, 1), ...tops.slice(1)],
      right: [...outer.slice(1), ...tops.slice(0, 1), ...rest],
    };
  return tops.length > 0 ? { left: tops, right: rest } : { left: rest, right: [] };
}

function lay(
  card: Picture,
  model: BodyModel,
  garment: WornGarment,
  [x, y]: Point,
  { bakes, seed }: { bakes?: Bakes; seed: number },
): void {
  const piece = cutOut(model, garment, bakes, seed);
  if (piece)
    layOn(card, piece, Math.round(x - piece.width / 2), Math.round(y - piece.height / 2), SHADOW_SCALE);
}

/**
 * 768x1152, opaque, the same bytes for the same look; without base layers. An empty look is bare paper.
 * @param surfaces pictures of her own garments, by the id of the worn garment
 * @param bakes maps of simulated garments, by the name of their pattern
 */
export function drawFlatLay(look: Look, surfaces: Surfaces = new Map(), bakes?: Bakes): Picture {
  const card = paper();
  const { left, right } = columnsOf(look.garments.filter(isCutOnMannequin));
  const small = look.garments.flatMap((garment) => {
    const thing = smallItem(garment);
    return thing ? [{ garment, ...thing, shape: boxShape(...thing.room) }] : [];
  });
  small.sort((a, b) => b.low - a.low);
  if (left.length + right.length + small.length === 0) return card;
  const planner = mannequin(PLAN_HEIGHT);
  const hers = (model: BodyModel, garment: DrawnGarment): DrawnGarment =>
    cutAsHers(model, garment, surfaces.get(garment.id));
  const cutOn = (column: readonly DrawnGarment[]) =>
    column.map((garment) => plannedOn(planner, hers(planner, garment)));
  const cut = { left: cutOn(left), right: cutOn(right) };
  let height = BODY_HEIGHTS[0]!;
  let plan: Plan | null = null;
  for (const tried of BODY_HEIGHTS) {
    const shapes = (column: readonly Planned[]) => column.map((one) => shapeOf(planner, one, tried));
    const next = planCard(shapes(cut.left), shapes(cut.right), small, FLAT_LAY_WIDTH, FLAT_LAY_HEIGHT);
    if (plan && next.crowding >= plan.crowding) continue;
    plan = next;
    height = tried;
    if (plan.crowding < 0.01) break;
  }
  const model = mannequin(height);
  for (const [k, garment] of [...left, ...right].entries())
    lay(card, model, hers(model, garment), plan!.garments[k]!, { bakes, seed: 1.7 + k * 0.37 });
  for (const [k, { garment }] of small.entries())
    lay(card, model, garment, plan!.small[k]!, { bakes, seed: 3 + k * 0.37 });
  return card;
}
