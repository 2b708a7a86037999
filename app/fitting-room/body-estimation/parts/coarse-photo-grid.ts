import { BODY_CLASSES, type BodyClass } from '../../../domain/photos/body-map.ts';
import { blueDifference, luma, redDifference } from '../../pixels/pixels.ts';
import type { PhotoScene } from '../photo-scene.ts';

/** Cells from crown to floor, about. */
const FINENESS = 240;

export interface Grid {
  width: number;
  height: number;
  /** Pixels per cell, both ways. */
  cell: number;
  /** Mean brightness, blue and red difference, 0..255 with 128 for gray. */
  light: Float32Array;
  blue: Float32Array;
  red: Float32Array;
  /** Shares of the brightness. */
  shareRed: Float32Array;
  shareGreen: Float32Array;
  /** 0..1. */
  classes: Record<BodyClass, Float32Array>;
  person: Uint8Array;
}

export function buildCellGrid(scene: PhotoScene, stature: number): Grid {
  const cell = Math.max(1, Math.round(stature / FINENESS));
  const width = Math.max(1, Math.ceil(scene.width / cell));
  const height = Math.max(1, Math.ceil(scene.height / cell));
  const plane = (): Float32Array => new Float32Array(width * height);
  const grid: Grid = {
    width,
    height,
    cell,
    light: plane(),
    blue: plane(),
    red: plane(),
    shareRed: plane(),
    shareGreen: plane(),
    classes: Object.fromEntries(BODY_CLASSES.map((name) => [name, plane()])) as Grid['classes'],
    person: new Uint8Array(width * height),
  };
  const planes = BODY_CLASSES.map((name) => grid.classes[name]);
  for (let i = 0; i < width * height; i++) seeCell(scene, grid, planes, i % width, Math.floor(i / width));
  return grid;
}

/** A separate function stays compiled; nested loops would be compiled again for each picture. */
function seeCell(scene: PhotoScene, grid: Grid, planes: readonly Float32Array[], u: number, v: number): void {
  const { cell } = grid;
  const { data, width: stride } = scene.photo;
  const i = v * grid.width + u;
  const x1 = Math.min(scene.width, (u + 1) * cell);
  const y1 = Math.min(scene.height, (v + 1) * cell);
  let r = 0;
  let g = 0;
  let b = 0;
  let count = 0;
  for (let y = v * cell; y < y1; y++)
    for (let x = u * cell; x < x1; x++) {
      const at = ((y + scene.box.y0) * stride + x + scene.box.x0) * 4;
      r += data[at]!;
      g += data[at + 1]!;
      b += data[at + 2]!;
      count++;
    }
  r /= count;
  g /= count;
  b /= count;
  const light = luma(r, g, b);
  grid.light[i] = light;
  grid.blue[i] = 128 + blueDifference(b, light);
  grid.red[i] = 128 + redDifference(r, light);
  grid.shareRed[i] = (r + 2) / (r + g + b + 6);
  grid.shareGreen[i] = (g + 2) / (r + g + b + 6);
  const all = scene.confidences((u + 0.5) * cell, (v + 0.5) * cell);
  for (let k = 0; k < planes.length; k++) planes[k]![i] = all[k]! / 255;
  grid.person[i] = grid.classes.background[i]! < 0.5 ? 1 : 0;
}
