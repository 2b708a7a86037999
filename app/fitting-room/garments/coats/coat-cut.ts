import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { Closure, CoatDrawing, Collar } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import { neckSide } from '../../tailoring/neck-side.ts';
import { polyline, type CoordinatePairs } from '../../pixels/paths.ts';
import { clamp, lerp, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';
import { BELT, coatRows } from './coat-silhouette.ts';

export interface CoatCut {
  model: BodyModel;
  drawing: CoatDrawing;
  cloth: Cloth;
  collar: Collar;
  closure: Closure;
  /** From the shoulders down; the last is the hem. */
  rows: readonly Row[];
  hem: Row;
  /** Edges from the neck down, of the picture's left and right; the gap between them is open. */
  fronts: readonly [Point[], Point[]];
}

function collarOf({ collar, lapels }: CoatDrawing, { fabric }: Cloth): Collar {
  if (collar) return collar;
  if (lapels) return 'notch';
  return fabric === 'knit' || fabric === 'floral' || fabric === 'check' ? 'band' : 'stand';
}

function closureOf({ closure, lapels }: CoatDrawing, { fabric }: Cloth): Closure {
  if (closure) return closure;
  if (lapels || fabric === 'knit' || fabric === 'rib' || fabric === 'cable') return 'single';
  return fabric === 'floral' ? 'none' : 'zip';
}

/** In torso lengths. */
export const lapelEnd = (drawing: CoatDrawing): number =>
  drawing.closure === 'double' ? 0.5 : drawing.open < 0.05 ? 0.46 : 0.6;

/** Beginning at the neck and end at the collar: share of the gap, height below pit or shoulders. */
interface FrontCut {
  top: CoordinatePairs;
  share: number;
  pit?: number;
  down?: (drawing: CoatDrawing) => number;
}

const TAILORED: FrontCut = { top: [0.206, 0.02], share: 0.6, down: lapelEnd };
const PLAIN: FrontCut = { top: [0.195, 0], share: 0.62, down: ({ open }) => (open === 0 ? 0.34 : 0.38) };
const FRONTS: Record<Collar, FrontCut> = {
  notch: TAILORED,
  peak: TAILORED,
  shawl: { top: [0.195, 0], share: 0.6, down: (drawing) => lapelEnd(drawing) - 0.1 },
  shirt: { top: [0.22, 0.02], share: 0.8, pit: 0.06 },
  stand: { top: [0.195, 0.02], share: 0.5, pit: 0.045 },
  hood: { top: [0.195, 0.02], share: 0.55, pit: 0.06 },
  band: PLAIN,
  none: PLAIN,
};

function frontEdge(coat: Omit<CoatCut, 'fronts'>, sign: -1 | 1): Point[] {
  const { model, drawing, collar, hem } = coat;
  const { torso, shoulders, hips } = model.frame;
  const { at, front, chest, out } = neckSide(model, sign);
  const lap = drawing.open === 0 || drawing.belt ? 0.004 : 0;
  const cut = FRONTS[collar];
  const [top] = polyline(at, cut.top) as [Point];
  const across = Math.max(drawing.open * cut.share, lap);
  const from = cut.down ? chest(across, cut.down(drawing)) : front(across, cut.pit!);
  const hang = drawing.belt ? 0 : drawing.open;
  const waist: Point = [lerp(shoulders[0], hips[0], BELT) + out * lap, heightAtTorsoShare(model.frame, BELT)];
  const below: Point[] = [
    from,
    ...(drawing.belt ? [waist] : []),
    [hips[0] + out * Math.max(hang * 0.72, lap), hips[1]],
    [hips[0] + out * Math.max(hang * 0.95, lap), hem.y + torso * 0.3],
  ];
  if (collar === 'stand') return [...curve([top, from], 8).slice(0, 8), ...curve(below, 8)];
  return curve([top, ...below], 8);
}

export function measureCoatCut(model: BodyModel, drawing: CoatDrawing, cloth: Cloth): CoatCut {
  const rows = coatRows(model, drawing);
  const [collar, closure] = [collarOf(drawing, cloth), closureOf(drawing, cloth)];
  const coat = { model, drawing, cloth, collar, closure, rows, hem: rows.at(-1)! };
  return { ...coat, fronts: [frontEdge(coat, -1), frontEdge(coat, 1)] };
}

export function frontEdgeAt({ fronts }: CoatCut, sign: -1 | 1, y: number): number {
  const edge = fronts[sign < 0 ? 0 : 1];
  const k = Math.max(
    1,
    edge.findIndex((point) => point[1] >= y),
  );
  const [[x0, y0], [x1, y1]] = [edge[k - 1]!, edge[k]!];
  return lerp(x0, x1, clamp((y - y0) / (y1 - y0 || 1), 0, 1));
}

/** In pixels: below the collar of a closed coat, below a tied belt. */
export function frontClosureHeight({ model, drawing, fronts }: CoatCut): number {
  if (drawing.open === 0) return fronts[0][8]![1];
  return drawing.belt ? heightAtTorsoShare(model.frame, BELT) : Infinity;
}
