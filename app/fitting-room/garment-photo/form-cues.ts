import type { CutOut } from './cut-out/cut-by-colors.ts';
import type { Form } from './garment-forms.ts';
import { connectedComponents, type Mask } from '../pixels/connected-components.ts';

function aspectOf(part: Int32Array, width: number): number {
  let [x0, x1, y0, y1] = [Infinity, 0, Infinity, 0];
  for (const i of part) {
    const [x, y] = [i % width, Math.floor(i / width)];
    [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
  }
  return (y1 - y0 + 1) / (x1 - x0 + 1);
}

/** Height over width of two pieces of like size, else null. */
export function pairAspectRatio(seen: Mask): number | null {
  const [one, other] = connectedComponents(seen, 1).sort((a, b) => b.length - a.length);
  if (!one || !other || other.length <= 0.55 * one.length) return null;
  return (aspectOf(one, seen.width) + aspectOf(other, seen.width)) / 2;
}

/** In OKLab lightness, against both sides. */
const LINE = 0.025;

/** Share of the trunk's rows with a dark line along the middle: a front that opens. */
export function frontLine({ width, height, mask, lab }: CutOut): number {
  let [rows, lines] = [0, 0];
  const light = (i: number) => lab[i * 3]!;
  for (let y = 1; y < height - 1; y++) {
    const row = mask.subarray(y * width, (y + 1) * width);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    const wide = last - first + 1;
    if (first < 0 || wide < 12) continue;
    rows++;
    const middle = (first + last) / 2;
    const [reach, side] = [Math.max(2, Math.round(wide * 0.07)), Math.max(2, Math.round(wide * 0.035))];
    for (let x = Math.round(middle - reach); x <= middle + reach; x++) {
      const i = y * width + x;
      if (!mask[i] || !mask[i - side] || !mask[i + side]) continue;
      if (light(i) < Math.min(light(i - side), light(i + side)) - LINE) {
        lines++;
        break;
      }
    }
  }
  return rows === 0 ? 0 : lines / rows;
}

const SHOES: readonly Form[] = ['shoes', 'sandals', 'heels', 'ankle-boots', 'tall-boots'];
const OPENS: readonly Form[] = ['shirt', 'cardigan', 'blazer', 'jacket', 'short-coat', 'long-coat'];
const LOW = 0.8;

/** A factor on the distance: below 1 is likelier. */
export function formCue(form: Form, pair: number | null, line: number): number {
  if (pair !== null) {
    if (!SHOES.includes(form)) return form === 'gloves' ? 0.8 : 1.5;
    const isBoot = form === 'ankle-boots' || form === 'tall-boots';
    return isBoot === pair >= LOW ? 0.35 : 0.45;
  }
  return OPENS.includes(form) ? (line > 0.5 ? 0.7 : 1.05) : 1;
}
