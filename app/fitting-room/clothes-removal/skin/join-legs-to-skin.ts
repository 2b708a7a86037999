// A leg is guessed under an old hem, boot or strap, and seen beside it: the two join without a step.
import { clamp, lerp, quantile, smoothstep, type Point } from '../../pixels/pixels.ts';
import type { Person } from '../../body-estimation/person.ts';
import type { DressedPhoto } from '../dressed-photo.ts';

/** In statures: least height of what is seen of a leg, rows its edges are measured on, how far the guess moves to it. */
const LEAST = 0.015;
const ROWS = 0.006;
const REACH = 0.07;
/** How far from its axis a leg is looked for, and the most that an edge moves. */
const HALF = 0.075;
const MOST = 0.016;
const WALL = 60;

interface Span {
  left: number;
  right: number;
}

type Planes = Pick<DressedPhoto, 'ownSkin' | 'classes'>;

function axisAt(joints: readonly Point[], y: number): number {
  const k = joints.findIndex(([, below], n) => n > 0 && below >= y);
  if (k < 0) return joints.at(-1)![0];
  const [a, b] = [joints[k - 1]!, joints[k]!];
  return lerp(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1] || 1), 0, 1));
}

/** The covered pixels of a row around `axis`; null without any. */
function spanAt(plane: Uint8Array, row: number, axis: number, from: number, to: number): Span | null {
  const is = (x: number): boolean => plane[row + x]! > 127;
  let middle = Math.round(axis);
  for (let d = 0; d < (to - from) / 4 && !is(middle); d++)
    middle = Math.round(axis) + (d % 2 === 0 ? -1 : 1) * ((d >> 1) + 1);
  if (middle < from || middle > to || !is(middle)) return null;
  let [left, right] = [middle, middle];
  while (left > from && is(left - 1)) left--;
  while (right < to && is(right + 1)) right++;
  return { left, right: right + 1 };
}

/** Where nothing but the wall is beside it, or the other leg begins. */
function isWholeLeg(
  { classes: { background } }: Planes,
  row: number,
  span: Span,
  from: number,
  to: number,
): boolean {
  const isOpen = (x: number): boolean =>
    Math.max(background[row + x]!, background[row + x + Math.sign(x)]!) > WALL;
  return (
    (span.left <= from || isOpen(Math.max(0, span.left - 2))) && (span.right > to || isOpen(span.right + 1))
  );
}

function moveEdges(
  body: Uint8Array,
  { ownSkin, classes: { background } }: Planes,
  row: number,
  was: Span,
  now: Span,
): void {
  const from = Math.max(0, Math.floor(Math.min(was.left, now.left)) - 1);
  const to = Math.ceil(Math.max(was.right, now.right)) + 1;
  for (let x = from; x <= to; x++) {
    const i = row + x;
    if (ownSkin[i]! > 127) continue;
    const cover = clamp(Math.min(x + 1 - now.left, now.right - x), 0, 1);
    body[i] = cover * smoothstep(0.9, 0.6, background[i]! / 255) * 255;
  }
}

/** Changes `body`, 0..255. */
export function joinLegsToSkin(
  dressed: Planes,
  { body: { legs, stature }, width, height }: Person,
  body: Uint8Array,
): void {
  const axes = legs.map(
    ({ joints }) =>
      (y: number) =>
        axisAt(joints, y),
  );
  legs.forEach(({ joints }, k) => {
    const limits = (y: number): [number, number] => {
      const [own, other] = [axes[k]!(y), axes[1 - k]!(y)];
      const middle = Math.round((own + other) / 2);
      const [low, high] = [Math.ceil(own - HALF * stature), Math.floor(own + HALF * stature)];
      return [
        Math.max(1, other < own ? Math.max(low, middle) : low),
        Math.min(width - 3, other > own ? Math.min(high, middle - 1) : high),
      ];
    };
    const of = (plane: Uint8Array, y: number): Span | null =>
      spanAt(plane, y * width, axes[k]!(y), ...limits(y));
    const [from, to] = [
      Math.max(0, Math.round(joints[0][1])),
      Math.min(height - 1, Math.round(joints[3][1])),
    ];
    const seen = Array.from({ length: to - from }, (_, n) => {
      const y = from + n;
      const span = of(dressed.ownSkin, y);
      return span && isWholeLeg(dressed, y * width, span, ...limits(y)) ? span : null;
    });
    const rows = Math.max(2, Math.round(ROWS * stature));
    const goOn = (end: number, way: -1 | 1): void => {
      const spans = Array.from({ length: rows }, (_, n) => seen[end - way * n]).filter(
        (span) => span !== null && span !== undefined,
      );
      const first = of(body, from + end + way * 2);
      if (!first || spans.length < rows) return;
      const move = (edge: keyof Span): number =>
        clamp(
          quantile(
            spans.map((span) => span[edge]),
            0.5,
          ) - first[edge],
          -MOST * stature,
          MOST * stature,
        );
      const [left, right] = [move('left'), move('right')];
      for (let d = 1; d < REACH * stature; d++) {
        const y = from + end + way * d;
        const was = y >= 0 && y < height && !seen[y - from] ? of(body, y) : null;
        if (!was) return;
        const share = 1 - smoothstep(0, 1, d / (REACH * stature));
        moveEdges(body, dressed, y * width, was, {
          left: was.left + left * share,
          right: was.right + right * share,
        });
      }
    };
    let begins = -1;
    for (let n = 0; n <= seen.length; n++) {
      if (n < seen.length && seen[n]) {
        if (begins < 0) begins = n;
        continue;
      }
      if (begins >= 0 && n - begins > LEAST * stature) {
        goOn(begins, -1);
        goOn(n - 1, 1);
      }
      begins = -1;
    }
  });
}
