import {
  alongSegment,
  blueDifference,
  distanceToSegment,
  luma,
  redDifference,
  vectorLength,
} from '../../pixels/pixels.ts';
import { buildCellGrid, type Grid } from './coarse-photo-grid.ts';
import { solveLabels } from './potts-labeling.ts';
import { partCosts } from './part-costs.ts';
import { PARTS } from '../person.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import { bodyRegions, type Places } from './body-regions.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Chain, Skeleton } from '../skeleton.ts';
import { skinDistance } from './skin-distance.ts';
import { findLegsByColor } from './legs-by-color.ts';
import { findWornGarments } from './worn-garments.ts';

interface Labeled {
  parts: Uint8Array;
  grid: Grid;
  places: Places;
  cells: Uint8Array;
}

const STRENGTH = 2.2;

function cellsAround(grid: Grid, cells: Uint8Array, u: number, v: number) {
  const around: number[] = [];
  let mixed = false;
  for (let y = Math.max(0, v - 1); y < Math.min(grid.height, v + 2); y++)
    for (let x = Math.max(0, u - 1); x < Math.min(grid.width, u + 2); x++) {
      const j = y * grid.width + x;
      if (cells[j]) around.push(j);
      if (cells[j] !== cells[v * grid.width + u]) mixed = true;
    }
  return { around, mixed };
}

function nearestCell(
  { photo, box }: PhotoScene,
  grid: Grid,
  around: readonly number[],
  x: number,
  y: number,
) {
  const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
  const r = photo.data[at]!;
  const g = photo.data[at + 1]!;
  const b = photo.data[at + 2]!;
  const light = luma(r, g, b);
  const blue = 128 + blueDifference(b, light);
  const red = 128 + redDifference(r, light);
  const { cell } = grid;
  let best = -1;
  let least = Infinity;
  for (const j of around) {
    const away = vectorLength(
      x - ((j % grid.width) + 0.5) * cell,
      y - (Math.floor(j / grid.width) + 0.5) * cell,
    );
    const unlike =
      Math.abs(light - grid.light[j]!) + 2 * (Math.abs(blue - grid.blue[j]!) + Math.abs(red - grid.red[j]!));
    const cost = unlike / 24 + (away / cell) ** 2;
    if (cost >= least) continue;
    best = j;
    least = cost;
  }
  return best;
}

/** Background stays 0; at a border a pixel takes the neighboring cell of its color. */
function fillCell(
  scene: PhotoScene,
  grid: Grid,
  cells: Uint8Array,
  u: number,
  v: number,
  out: Uint8Array,
): void {
  const { width, height } = scene;
  const { around, mixed } = cellsAround(grid, cells, u, v);
  if (around.length === 0) return;
  const { cell } = grid;
  const x1 = Math.min(width, (u + 1) * cell);
  const y1 = Math.min(height, (v + 1) * cell);
  for (let y = v * cell; y < y1; y++)
    for (let x = u * cell; x < x1; x++) {
      if (!mixed) out[y * width + x] = cells[v * grid.width + u]!;
      else if (scene.confidence('background', x, y) < 127.5)
        out[y * width + x] = cells[nearestCell(scene, grid, around, x, y)]!;
    }
}

function toPixels(scene: PhotoScene, grid: Grid, cells: Uint8Array): Uint8Array {
  const out = new Uint8Array(scene.width * scene.height);
  for (let k = 0; k < cells.length; k++)
    fillCell(scene, grid, cells, k % grid.width, Math.floor(k / grid.width), out);
  return out;
}

const [ARM, HAND, LEG, FOOT] = (['arm', 'hand', 'leg', 'foot'] as const).map((part) =>
  PARTS.indexOf(part),
) as [number, number, number, number];
/** In lengths of forearm and shin. */
const [HAND_BEGINS, FOOT_BEGINS] = [0.95, 0.96];

/** How far past elbow (0) and wrist (1) of the nearer arm, or past knee and ankle of the nearer leg. */
function pastMiddle(chains: readonly Chain[], x: number, y: number): number {
  let least = Infinity;
  let along = 0;
  for (const chain of chains) {
    const middle = chain[1];
    const end = chain[2];
    const away = Math.min(distanceToSegment(middle, end, x, y), distanceToSegment(end, chain[3], x, y));
    if (away >= least) continue;
    least = away;
    along = alongSegment(middle, end, x, y);
  }
  return along;
}

/** Wrists and ankles are straight cuts, which coarse cells cannot draw. */
function splitRow({ width }: PhotoScene, { arms, legs }: Skeleton, parts: Uint8Array, y: number): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const part = parts[i]!;
    if (part === ARM || part === HAND) parts[i] = pastMiddle(arms, x, y) > HAND_BEGINS ? HAND : ARM;
    else if (part === LEG || part === FOOT) parts[i] = pastMiddle(legs, x, y) > FOOT_BEGINS ? FOOT : LEG;
  }
}

const CLOTHES = new Set((['top', 'bottom', 'dress', 'outer'] as const).map((part) => PARTS.indexOf(part)));
/** Cells of cloth amid a bare leg, which is none. */
const ISLAND = 60;

/** Changes `cells`. */
function fillIslands(cells: Uint8Array, { width, height }: Grid): void {
  const mask = cells.map((part) => (part === LEG ? 0 : 1));
  for (const island of connectedComponents({ mask, width, height }, 1))
    if (island.length < ISLAND && island.every((k) => CLOTHES.has(cells[k]!)))
      for (const k of island) cells[k] = LEG;
}

export function labelParts(scene: PhotoScene, skeleton: Skeleton): Labeled {
  const grid = buildCellGrid(scene, skeleton.stature);
  const places = bodyRegions(grid, skeleton);
  const skinAway = skinDistance(grid, places);
  findLegsByColor(grid, places, skinAway, skeleton);
  const worn = findWornGarments(grid, places, skinAway);
  const labels = PARTS.filter((part, l) => l === 0 || worn.present.has(part));
  const costs = partCosts({ grid, places, worn, skinAway }, labels);
  const cells = solveLabels(grid, costs, labels.length, STRENGTH);
  const indices = labels.map((part) => PARTS.indexOf(part));
  for (let i = 0; i < cells.length; i++) cells[i] = indices[cells[i]!]!;
  fillIslands(cells, grid);
  const parts = toPixels(scene, grid, cells);
  for (let y = 0; y < scene.height; y++) splitRow(scene, skeleton, parts, y);
  return { parts, grid, places, cells };
}

/** Share of the chest that hair hides, 0..1. */
export function hairOverChest({ cells, places }: Labeled): number {
  let [chest, hair] = [0, 0];
  for (let i = 0; i < cells.length; i++) {
    if (!cells[i] || Math.abs(places.side[i]!) > 0.8 || places.down[i]! < 0 || places.down[i]! > 0.6)
      continue;
    chest++;
    if (PARTS[cells[i]!] === 'hair') hair++;
  }
  return hair / Math.max(1, chest);
}
