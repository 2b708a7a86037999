// The pose model puts a leg that is seen from its side on the cloth's edge: half of it would lie on the wall.
import type { PhotoScene } from '../photo-scene.ts';
import type { Limb, Station } from '../person.ts';

/** Confidence of the wall, of 255. */
const WALL = 150;
/** In half widths of the leg: more of it lies on the wall than its own edge is wrong, and the furthest move. */
const [OFF, MOST] = [0.3, 1.6] as const;
/** In half widths: legs nearer to each other have no outer side. */
const APART = 0.6;

function inside(scene: Pick<PhotoScene, 'confidence'>, station: Station, other: Station): Station {
  const { at, left, right } = station;
  const half = (left + right) / 2;
  const aside = at[0] - other.at[0];
  if (Math.abs(aside) < half * APART) return station;
  const [outer, sign] = aside < 0 ? [left, 1] : [right, -1];
  let off = 0;
  while (off < half * MOST && scene.confidence('background', at[0] - sign * (outer - off), at[1]) > WALL)
    off++;
  if (off < half * OFF || off >= half * MOST) return station;
  return { ...station, at: [at[0] + sign * off, at[1]] };
}

/** Legs whose outer edge lies on the wall move inward to the edge that is seen. */
export function legsInsideOutline(
  scene: Pick<PhotoScene, 'confidence'>,
  [left, right]: readonly [Limb, Limb],
): [Limb, Limb] {
  const moved = (leg: Limb, other: Limb): Limb => ({
    ...leg,
    stations: leg.stations.map((station) => {
      const beside = other.stations.find(({ name }) => name === station.name);
      return beside ? inside(scene, station, beside) : station;
    }),
  });
  return [moved(left, right), moved(right, left)];
}
