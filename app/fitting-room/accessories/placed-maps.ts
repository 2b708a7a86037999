// Maps of what keeps its own form (a bag, a hat, a scarf), laid on her picture by their size and place alone.
import type { Cloth } from '../../domain/looks/cloth.ts';
import {
  CANVAS,
  PX_PER_CM,
  formAt,
  type BakedGarment,
  type BakedLayer,
  type LayerName,
} from '../baked-cloth/baked-garment.ts';
import { newFlatLayer, PART, type Layer } from '../cloth/layer.ts';
import type { Sheet } from '../cloth/piece.ts';
import { newPlace, type MapPlace, type Placer, type WornBake } from '../cloth/worn-bake.ts';
import type { BodyModel } from '../person/body-model.ts';
import { clamp, type Point } from '../pixels/pixels.ts';
import { trimSheet } from '../tailoring/trim.ts';

/** A point of the maps' canvas lies at `at` on her, and so many pixels of hers are one of the maps'. */
export interface Placing {
  at: Point;
  canvas: Point;
  across: number;
  down: number;
  /** Radians clockwise. */
  turn?: number;
}

/** Small things are formed here on the canvas. */
const PIVOT = 100;
export const PIVOT_ROW = CANVAS.floor - PIVOT * PX_PER_CM;

export const layerNamed = ({ facts }: BakedGarment, name: LayerName): BakedLayer | undefined =>
  facts.layers.find((layer) => layer.name === name);

/** From her picture to the box of a layer. */
class BoxPlacer implements Placer {
  readonly placing: Placing;
  readonly x0: number;
  readonly y0: number;
  readonly cos: number;
  readonly sin: number;

  constructor(placing: Placing, { at: corner }: BakedLayer) {
    const { canvas, turn = 0 } = placing;
    this.placing = placing;
    this.x0 = canvas[0] - corner[0];
    this.y0 = canvas[1] - corner[1];
    this.cos = Math.cos(turn);
    this.sin = Math.sin(turn);
  }

  place(x: number, y: number, out: MapPlace): void {
    const { placing, cos, sin } = this;
    const dx = x - placing.at[0];
    const dy = y - placing.at[1];
    out.x = this.x0 + (dx * cos + dy * sin) / placing.across;
    out.y = this.y0 + (dy * cos - dx * sin) / placing.down;
    out.limb = 0;
    out.aside = 0;
  }
}

/** Where a point of the canvas lies on her. */
export function onHer({ at, canvas, across, down, turn = 0 }: Placing, [x, y]: Point): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(x - canvas[0]) * across, (y - canvas[1]) * down];
  return [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos];
}

const coverOf = (garment: BakedGarment, layer: BakedLayer, column: number, row: number): number =>
  column < 0 || row < 0 || column >= layer.box.width || row >= layer.box.height
    ? 0
    : garment.forms.data[formAt(garment, layer, column, row)]!;

/** Of a layer, at a place in its box, between pixels: 0 to 255. */
function coverAt(garment: BakedGarment, layer: BakedLayer, { x, y }: Pick<MapPlace, 'x' | 'y'>): number {
  const i = Math.floor(x - 0.5);
  const j = Math.floor(y - 0.5);
  const a = x - 0.5 - i;
  const b = y - 0.5 - j;
  const upper = coverOf(garment, layer, i, j) * (1 - a) + coverOf(garment, layer, i + 1, j) * a;
  const lower = coverOf(garment, layer, i, j + 1) * (1 - a) + coverOf(garment, layer, i + 1, j + 1) * a;
  return upper * (1 - b) + lower * b;
}

/** Of a pixel, in rows from its upper left. */
const SUBPIXELS = [0.25, 0.75] as const;

/** Coverage of the stretch of a row. */
function coverRow(
  cover: Layer,
  { garment, layer, placer }: { garment: BakedGarment; layer: BakedLayer; placer: Placer },
  y: number,
  x0: number,
  x1: number,
): void {
  for (let x = x0; x < x1; x++) {
    let sum = 0;
    for (const dy of SUBPIXELS)
      for (const dx of SUBPIXELS) {
        placer.place(x + dx, y + dy, PLACE);
        sum += coverAt(garment, layer, PLACE);
      }
    if (sum === 0) continue;
    const i = y * cover.width + x;
    cover.part[i] = PART.bag;
    cover.alpha[i] = sum / 4;
  }
}
const PLACE = newPlace();

/** @param more with `level`: whose mean light is that of the whole */
export function placedSheet(
  model: BodyModel,
  garment: BakedGarment,
  layer: BakedLayer,
  placing: Placing,
  cloth: Cloth,
  more: Partial<Sheet> & { shadow: number; level?: readonly BakedLayer[] },
): Sheet {
  const { box, at } = layer;
  const cover = newFlatLayer(model.width, model.height);
  const placer = new BoxPlacer(placing, layer);
  const corners = [0, 1].flatMap((i) =>
    [0, 1].map((j) => onHer(placing, [at[0] + i * box.width, at[1] + j * box.height])),
  );
  const bound = (k: 0 | 1, most: number, sign: -1 | 1): number =>
    clamp(Math.round(sign * Math.max(...corners.map((corner) => corner[k] * sign)) + sign), 0, most);
  const [x0, x1, y0, y1] = [
    bound(0, model.width, -1),
    bound(0, model.width, 1),
    bound(1, model.height, -1),
    bound(1, model.height, 1),
  ];
  for (let y = y0; y < y1; y++) coverRow(cover, { garment, layer, placer }, y, x0, x1);
  const { shadow, level = garment.facts.layers, ...rest } = more;
  const grain = (PX_PER_CM * 1000) / model.frame.size;
  const baked: WornBake = {
    ...{ garment, layers: [layer], level, seams: 'none', waist: 0, hem: 0 },
    placer,
    ...(placing.turn ? { turn: () => placing.turn! } : {}),
    grains: [placing.across * grain, placing.down * grain],
  };
  return trimSheet(cover, cloth, shadow, { ...rest, baked });
}
