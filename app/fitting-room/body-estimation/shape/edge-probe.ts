import type { Point } from '../../pixels/pixels.ts';
import type { PhotoScene } from '../photo-scene.ts';

interface Side {
  reach: number;
  /** The wall is seen there; otherwise the search was cut off. */
  open: boolean;
}

export interface Probe {
  left: Side;
  right: Side;
  /** Width of the bare skin at the axis and its middle, right positive; null on cloth. */
  bare: { width: number; middle: number } | null;
}

const STEP = 0.75;
/** Confidence of the wall at the edge of a limb: the model overrates it in mixed pixels. */
const EDGE = 155;

interface Probing {
  scene: PhotoScene;
  at: Point;
  across: Point;
  isBare: (at: Point) => boolean;
}

/** Above 0 on the person; -1 outside of the photo. */
const onPerson = (scene: PhotoScene, x: number, y: number): number =>
  x < 0 || y < 0 || x > scene.width - 1 || y > scene.height - 1
    ? -1
    : EDGE - scene.confidence('background', x, y);

function walk(
  { scene, at, across, isBare }: Probing,
  start: number,
  onSkin: boolean,
  sign: -1 | 1,
  most: number,
): Side & { skin: number } {
  let before = start;
  let skin = onSkin ? -1 : 0;
  for (let d = STEP; d <= most; d += STEP) {
    const point: Point = [at[0] + across[0] * d * sign, at[1] + across[1] * d * sign];
    const now = onPerson(scene, point[0], point[1]);
    if (now < 0) {
      const reach = d - STEP * (now / (now - before || -1));
      return { reach, open: true, skin: skin < 0 ? reach : skin };
    }
    if (skin < 0 && !isBare(point)) skin = d - STEP / 2;
    before = now;
  }
  return { reach: most, open: false, skin: skin < 0 ? Infinity : skin };
}

/**
 * Probes along the unit normal `across` (to the right). Null where the axis is not on the body.
 * @param isBare what the parts say at a point: the class model alone takes gray trousers for legs.
 */
export function probeEdges(
  scene: PhotoScene,
  at: Point,
  across: Point,
  mostLeft: number,
  mostRight: number,
  isBare: (at: Point) => boolean,
): Probe | null {
  const start = onPerson(scene, at[0], at[1]);
  if (start < 0) return null;
  const onSkin = isBare(at);
  const probing: Probing = { scene, at, across, isBare };
  const left = walk(probing, start, onSkin, -1, mostLeft);
  const right = walk(probing, start, onSkin, 1, mostRight);
  const isWhole = onSkin && Number.isFinite(left.skin + right.skin);
  return {
    left: { reach: left.reach, open: left.open },
    right: { reach: right.reach, open: right.open },
    bare: isWhole ? { width: left.skin + right.skin, middle: (right.skin - left.skin) / 2 } : null,
  };
}
