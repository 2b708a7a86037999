// Which pixels of a photo are surely hand: what no garment may change.
import type { Frame } from '../../app/fitting-room/person/measures/body-frame.ts';
import type { Box, Picture } from '../../app/fitting-room/pixels/pixels.ts';

/** Confidence from which a pixel is surely of its class. */
const SURE = 230;
/** Share of the way from what lies beside a hand to its own color, from which a pixel is hand: inside it, and at its rim. */
const INSIDE = 0.5;
const AT_RIM = 0.85;

type Rgb = readonly number[];

function medianColor({ data }: Picture, pixels: readonly number[]): Rgb | null {
  if (pixels.length < 12) return null;
  return [0, 1, 2].map((c) => {
    const values = pixels.map((i) => data[i * 4 + c]!).sort((a, b) => a - b);
    return values[values.length >> 1]!;
  });
}

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

interface Planes {
  skin: Uint8Array;
  clothes: Uint8Array;
  background: Uint8Array;
}

/**
 * 1 on the hands: sure skin past each wrist. The class maps alone do not do, they are half the photo's size and close
 * the gaps between fingers: a pixel counts when its color is at least half way from the wall's, and from the
 * cloth's beside it, to the hand's own (medians around this hand); at the rim, when it is 0.85 of the way: a pixel that
 * is part wall keeps its part of hand before what is new behind it (docs/decisions/the-rim-of-a-hand-is-shared.md).
 * @param photo the whole photo; `planes` the model's own confidences at its size; `box` where the frame lies.
 */
export function handPixels(photo: Picture, planes: Planes, frame: Frame, box: Box): Uint8Array {
  const { width, height } = photo;
  const out = new Uint8Array(width * height);
  for (const { elbow, wrist } of frame.sides) {
    const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
    const near: number[] = [];
    for (let i = 0; i < out.length; i++) {
      const x = (i % width) - box.x0 - wrist[0];
      const y = Math.floor(i / width) - box.y0 - wrist[1];
      const past = (x * (wrist[0] - elbow[0]) + y * (wrist[1] - elbow[1])) / length;
      if (past > frame.shoulderWidth * 0.05 && Math.hypot(x, y) < frame.shoulderWidth * 0.5) near.push(i);
    }
    const colorWhere = (plane: Uint8Array) =>
      medianColor(
        photo,
        near.filter((i) => plane[i]! >= 250),
      );
    const own = colorWhere(planes.skin);
    if (!own) continue;
    const others = [colorWhere(planes.background), colorWhere(planes.clothes)].filter((other) => other !== null);
    const isFrom = (i: number, share: number): boolean => {
      const seen = [photo.data[i * 4]!, photo.data[i * 4 + 1]!, photo.data[i * 4 + 2]!];
      return others.every((other) => apart(seen, other) >= apart(own, other) * share);
    };
    const hand = new Set(near.filter((i) => planes.skin[i]! >= SURE && isFrom(i, INSIDE)));
    const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
    for (const i of hand) if (isFrom(i, AT_RIM) || around.every((step) => hand.has(i + step))) out[i] = 1;
  }
  return out;
}
