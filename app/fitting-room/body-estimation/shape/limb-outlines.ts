import { distance, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';
import { limbHalfWidth, type Limb, type Station } from '../person.ts';
import { normalAt } from '../skeleton.ts';

interface Rim {
  left: Point[];
  right: Point[];
}

export function stationEdges(
  joints: readonly Point[],
  stations: readonly Pick<Station, 'at' | 'left' | 'right'>[],
): Rim {
  const rim: Rim = { left: [], right: [] };
  stations.forEach(({ at, left, right }, k) => {
    const before = stations[Math.max(0, k - 1)]!.at;
    const after = stations[Math.min(stations.length - 1, k + 1)]!.at;
    const length = distance(before, after);
    const across: Point =
      length > 1 ? [(after[1] - before[1]) / length, -(after[0] - before[0]) / length] : normalAt(joints, 0);
    rim.left.push([at[0] - across[0] * left, at[1] - across[1] * left]);
    rim.right.push([at[0] + across[0] * right, at[1] + across[1] * right]);
  });
  return rim;
}

export const closedOutline = ({ left, right }: Rim): Point[] => [
  ...curve(left),
  ...curve([...right].reverse()),
];

/** An ellipse, turned by `tilt` radians. */
export function disc(center: Point, rx: number, ry: number, tilt = 0): Point[] {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return Array.from({ length: 40 }, (_, k): Point => {
    const angle = (k / 40) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [center[0] + x * cos - y * sin, center[1] + x * sin + y * cos];
  });
}

/**
 * Polygons to be united: at a sharp bend one outline would cross itself and exclude what it encloses twice.
 */
export function limbOutlines({ joints, stations }: Pick<Limb, 'joints' | 'stations'>): Point[][] {
  const last = stations[stations.length - 1]!;
  const rim = stationEdges(joints, stations);
  const [left, right] = [curve(rim.left), curve(rim.right)];
  const bands = left.slice(1).map((point, k) => [left[k]!, point, right[k + 1]!, right[k]!]);
  return [closedOutline(rim), disc(last.at, limbHalfWidth(last), limbHalfWidth(last)), ...bands];
}
