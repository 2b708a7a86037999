// Where a layer begins and ends at the heights of the body: what the fitting room lays it on her by.
import { CANVAS, PX_PER_CM, type Station } from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import type { DraftLayer, DraftStation, Point2 } from '../draft.ts';
import type { LayerMaps } from './draw-layer.ts';

export const toCanvas = ([x, y]: Point2): Point2 => [
  CANVAS.middle + x * PX_PER_CM,
  CANVAS.floor - y * PX_PER_CM,
];

/** How far a line is followed from its middle, and how wide a gap in the cloth it crosses, in pixels. */
const [FARTHEST, GAP] = [260, 12] as const;
/** Cloth that bust or elbow takes up ends so much higher than it was cut, in cm. */
const [TAKEN_UP, STEP] = [9, 0.5] as const;
/** Of a hem's middle, in pixels. */
const NEAR = 16;

/** @param centerAt the canvas column of the center front at a canvas row */
export function stationsOf(maps: LayerMaps, layer: DraftLayer, centerAt: (row: number) => number): Station[] {
  return layer.stations.flatMap((station) => {
    const edges = endOf(maps, station);
    if (!edges) return [];
    const { name, inner } = station;
    const [left, right] = edges;
    const center = (row: number): Point2 => [centerAt(row), row];
    return [
      {
        name,
        left: inner === 'left' ? center(left[1]) : left,
        right: inner === 'right' ? center(right[1]) : right,
      },
    ];
  });
}

type Ends = readonly [Point2, Point2];

/** A hem or cuff is looked for upward too. */
function endOf(maps: LayerMaps, station: DraftStation): Ends | null {
  if (station.name !== 'hem' && station.name !== 'cuff') return edgesAt(maps, station, FARTHEST);
  const [x, y] = station.at;
  const [dx, dy] = station.along;
  for (let up = 0; up <= TAKEN_UP; up += STEP) {
    const ends = edgesAt(maps, { ...station, at: [x - dy * up, y + dx * up] }, NEAR);
    if (ends) return ends;
  }
  return edgesAt(maps, station, FARTHEST);
}

/** Both ends of the cloth along a line through a point; null where there is none so near. */
function edgesAt(maps: LayerMaps, { at, along, hole = 0 }: DraftStation, near: number): Ends | null {
  const [x, y] = toCanvas(at);
  const [dx, dy] = [along[0], -along[1]];
  const covered = (t: number): boolean => {
    const [i, j] = [Math.round(x + dx * t - 0.5) - maps.at[0], Math.round(y + dy * t - 0.5) - maps.at[1]];
    return i >= 0 && j >= 0 && i < maps.width && j < maps.height && maps.coverage[j * maps.width + i]! > 0.5;
  };
  const gap = Math.max(GAP, hole * PX_PER_CM);
  let start: number | null = null;
  for (let t = 0; t < near && start === null; t++) start = [t, -t].find(covered) ?? null;
  if (start === null) return null;
  const end = (way: 1 | -1): number => {
    let last = start;
    for (let t = start; Math.abs(t - last) <= gap; t += way) if (covered(t)) last = t;
    return last + way * 0.5;
  };
  const point = (t: number): Point2 => [round(x + dx * t), round(y + dy * t)];
  return [point(end(-1)), point(end(1))];
}

const round = (value: number): number => Math.round(value * 100) / 100;
