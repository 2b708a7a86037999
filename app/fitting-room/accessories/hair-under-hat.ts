// Hair under a hat is pressed to the head and widens again below the hat's edge.
import type { BodyModel } from '../person/body-model.ts';
import type { Head } from '../person/measures/head.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import type { Canvas } from '../cloth/canvas.ts';
import type { PressedRow, Sheet } from '../cloth/piece.ts';
import { eachRow } from '../cloth/layer.ts';
import { clamp, lerp } from '../pixels/pixels.ts';

function lowerEdge(model: BodyModel, head: Head, sheets: readonly Sheet[]): Int32Array {
  const edge = new Int32Array(model.width).fill(-1);
  const bottom = Math.min(model.height, Math.ceil(head.rim[1] + head.rise));
  for (const { layer } of sheets)
    eachRow(layer, (y) => {
      if (y < bottom) lowerEdgeRow(layer.alpha, edge, y);
    });
  return edge;
}

function lowerEdgeRow(alpha: Uint8Array, edge: Int32Array, y: number): void {
  for (let x = 0; x < edge.length; x++)
    if (alpha[y * edge.length + x]! > 128) edge[x] = Math.max(edge[x]!, y);
}

function runOut(from: number, sign: number, most: number, gap: number, is: (x: number) => boolean): number {
  let [last, misses] = [from, 0];
  for (let x = from; Math.abs(x - from) < most && misses <= gap; x += sign) {
    if (is(x)) [last, misses] = [x, 0];
    else misses++;
  }
  return last;
}

function rowsOf(model: BodyModel, head: Head, sign: -1 | 1, column: number, from: number): PressedRow[] {
  const { classes, width, height } = model;
  const depth = head.half * 1.25;
  const margin = head.half * 0.3;
  const gap = Math.max(2, Math.round(head.half * 0.06));
  const middle = Math.round(head.rim[0]);
  const rows: PressedRow[] = [];
  for (let y = from; y < Math.min(height, from + depth); y++) {
    const at = (plane: Uint8Array, x: number): number => (x < 0 || x >= width ? 0 : plane[y * width + x]!);
    const isFace = (x: number) => at(classes.face, x) + at(classes.skin, x) > 90;
    const isHead = (x: number) => at(classes.hair, x) > 100 || isFace(x);
    const inner = runOut(middle, sign, head.half * 1.4, gap, isFace) + sign * 2;
    const natural = runOut(middle, sign, head.half * 3, gap, isHead) + sign;
    rows.push({ y, sign, inner, target: column, natural, end: natural + sign * margin });
  }
  // Curls make the outline jump from row to row: it is smoothed.
  for (const key of ['inner', 'natural'] as const)
    for (let pass = 0; pass < 6; pass++)
      for (let k = 1; k + 1 < rows.length; k++)
        rows[k]![key] = (rows[k - 1]![key] + 2 * rows[k]![key] + rows[k + 1]![key]) / 4;
  return rows.flatMap((row, k) => {
    const t = k / depth;
    const target = lerp(column, row.natural, 1 - (1 - t) ** 2.4);
    const wide = (row.natural - target) * sign;
    const room = (target - row.inner) * sign;
    if (wide < 0.5 || room < 1) return [];
    return [{ ...row, target, end: row.natural + sign * margin }];
  });
}

/** Coverage of the wall that becomes visible, and the rows that move. */
export function measurePressedHair(
  model: BodyModel,
  head: Head,
  sheets: readonly Sheet[],
): { clear: Uint8Array; rows: PressedRow[] } {
  const { width, height, classes } = model;
  const edge = lowerEdge(model, head, sheets);
  const first = edge.findIndex((y) => y >= 0);
  const last = edge.findLastIndex((y) => y >= 0);
  const clear = new Uint8Array(width * height);
  if (first < 0) return { clear, rows: [] };
  const hair = blurredBytes(classes.hair, width, height, Math.max(1.5, model.frame.size * 0.004));
  const inset = Math.round(head.half * 0.05);
  const [left, right] = [first + inset, last - inset];
  const corner = Math.round(head.half * 0.14);
  for (let x = 0; x < width; x++) {
    const y1 = edge[clamp(x, left, right)]! - corner;
    for (let y = 0; y < Math.min(height, y1); y++) {
      const i = y * width + x;
      if (hair[i]! > 2) clear[i] = Math.min(255, hair[i]! * 14);
    }
  }
  return {
    clear,
    rows: [
      ...rowsOf(model, head, -1, left, edge[left]! - corner),
      ...rowsOf(model, head, 1, right, edge[right]! - corner),
    ],
  };
}

export function visitPressedColumns(
  { inner, end, sign }: PressedRow,
  width: number,
  visit: (x: number) => void,
): void {
  const [from, to] = sign > 0 ? [inner, end] : [end, inner];
  for (let x = Math.max(0, Math.ceil(from)); x <= Math.min(width - 1, Math.floor(to)); x++) visit(x);
}

/** The column that a pressed one shows. */
const sourceOf = ({ inner, target, natural, end, sign }: PressedRow, x: number): number =>
  (x - target) * sign <= 0
    ? lerp(inner, natural, (x - inner) / (target - inner || 1))
    : lerp(natural, end, (x - target) / (end - target || 1));

/** Averaged, or compressed strands would turn into dots. */
function readPressed(
  { pixels, catches }: Canvas,
  row: PressedRow,
  width: number,
  x: number,
  { colors, caught }: { colors: Float32Array; caught: Float32Array },
): void {
  const [a, b] = [sourceOf(row, x - 0.5), sourceOf(row, x + 0.5)];
  const count = clamp(Math.ceil(Math.abs(b - a) * 1.5), 1, 12);
  colors.fill(0, x * 3, x * 3 + 3);
  caught[x] = 0;
  for (let k = 0; k < count; k++) {
    const at = clamp(lerp(a, b, (k + 0.5) / count), 0, width - 1.001);
    const [left, share] = [Math.floor(at), at - Math.floor(at)];
    const i = row.y * width + left;
    for (let c = 0; c < 3; c++)
      colors[x * 3 + c]! += lerp(pixels[i * 4 + c]!, pixels[i * 4 + 4 + c]!, share) / count;
    caught[x]! += lerp(catches[i]!, catches[i + 1]!, share) / count;
  }
}

export function movePressedRows(canvas: Canvas, width: number, rows: readonly PressedRow[]): void {
  const { pixels, catches } = canvas;
  const colors = new Float32Array(width * 3);
  const caught = new Float32Array(width);
  for (const row of rows) {
    const base = row.y * width;
    visitPressedColumns(row, width, (x) => readPressed(canvas, row, width, x, { colors, caught }));
    visitPressedColumns(row, width, (x) => {
      for (let c = 0; c < 3; c++) pixels[(base + x) * 4 + c] = colors[x * 3 + c]!;
      catches[base + x] = caught[x]!;
    });
  }
}
