// A hand before a bare thigh has its color. Only its edge tells where it ends: what is reached from the leg without
// crossing one is leg. Geodesic distances by raster scans (Toivanen 1996, "New geodesic distance transforms for
// gray-scale images").

interface Planes {
  width: number;
  height: number;
  light: Float32Array;
  blue: Float32Array;
  red: Float32Array;
}

const SCANS = 3;
/** Of one pixel of even color; a step of light of this size costs as much as one of 1. Tints weigh more than light. */
const STEP = 0.15;
const EDGE = 3.5;
const TINT = 2;

function relax({ light, blue, red }: Planes, far: Float32Array, i: number, from: number, way: number): void {
  const known = far[from]!;
  if (known >= far[i]!) return;
  const tint = Math.abs(blue[i]! - blue[from]!) + Math.abs(red[i]! - red[from]!);
  const edge = (Math.abs(light[i]! - light[from]!) + TINT * tint) / EDGE;
  // Squared: many small steps are shading, one large one is an edge.
  const there = known + way * STEP + edge * edge;
  if (there < far[i]!) far[i] = there;
}

function scanRow(planes: Planes, far: Float32Array, y: number, step: 1 | -1): void {
  const { width } = planes;
  const row = y * width;
  const before = row - step * width;
  for (let k = 0; k < width; k++) {
    const x = step > 0 ? k : width - 1 - k;
    const i = row + x;
    if (x - step >= 0 && x - step < width) relax(planes, far, i, i - step, 1);
    if (before < 0 || before >= far.length) continue;
    relax(planes, far, i, before + x, 1);
    if (x > 0) relax(planes, far, i, before + x - 1, Math.SQRT2);
    if (x < width - 1) relax(planes, far, i, before + x + 1, Math.SQRT2);
  }
}

function distancesFrom(planes: Planes, seeds: readonly number[]): Float32Array | null {
  if (seeds.length === 0) return null;
  const far = new Float32Array(planes.light.length).fill(Infinity);
  for (const i of seeds) far[i] = 0;
  for (let scan = 0; scan < SCANS; scan++) {
    for (let y = 0; y < planes.height; y++) scanRow(planes, far, y, 1);
    for (let y = planes.height - 1; y >= 0; y--) scanRow(planes, far, y, -1);
  }
  return far;
}

function shareRow(hand: Float32Array, leg: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) hand[i] = leg[i]! / Math.max(0.001, hand[i]! + leg[i]!);
}

/**
 * 0 leg … 1 hand, by which of the two is reached over the smaller steps of color; null where one is nowhere sure.
 * @param sureHand and @param sureLeg pixels of either
 */
export function handShares(
  planes: Planes,
  sureHand: readonly number[],
  sureLeg: readonly number[],
): Float32Array | null {
  const [hand, leg] = [distancesFrom(planes, sureHand), distancesFrom(planes, sureLeg)];
  if (!hand || !leg) return null;
  const { width } = planes;
  for (let i = 0; i < hand.length; i += width) shareRow(hand, leg, i, i + width);
  return hand;
}
