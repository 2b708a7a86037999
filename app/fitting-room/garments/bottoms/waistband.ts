import type { Hex } from '../../../domain/looks/cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { polyline, saggingLine, scaledChart, shifted, type Chart } from '../../pixels/paths.ts';
import { stitch, trim } from '../../tailoring/trim.ts';
import { garmentReach } from '../../cloth/garment-reach.ts';
import type { Layer } from '../../cloth/layer.ts';
import { rowHalfWidth, rowMiddle, type Row } from '../../person/measures/row-spans.ts';
import type { Line, Sheet } from '../../cloth/piece.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { clamp, lerp } from '../../pixels/pixels.ts';

export function cutAbove(model: BodyModel, layer: Layer, waist: number, overhang: number | null): void {
  if (overhang === null) return;
  const { width, alpha } = layer;
  const { shoulders, torso, size } = model.frame;
  const hem = shoulders[1] + torso * Math.max(overhang, waist + 0.03);
  const to = clamp(Math.floor(hem - torso * 0.012), 0, layer.height);
  alpha.fill(0, 0, to * width);
  const inset = Math.ceil(size * 0.0022);
  for (let y = to; y < Math.min(hem, layer.height); y++) {
    const row = alpha.subarray(y * width, (y + 1) * width);
    const content = contentBounds(row, width, 1);
    if (!content) continue;
    row.fill(0, content.x0, content.x0 + inset);
    row.fill(0, content.x1 - inset, content.x1);
  }
}

const BRASS: Hex = '#a98b56';

/** The skirt flares out faster than the body, and the belt goes around all of it. */
function keepToWaist(model: BodyModel, belt: Layer, row: Row, worn: Layer, sleeves?: Uint8Array): void {
  const close = garmentReach(model, 0.5);
  for (let i = 0; i < belt.alpha.length; i++) {
    if (belt.alpha[i] === 0) continue;
    const x = i % belt.width;
    const body = x >= row.left - 3 && x <= row.right + 3 ? close[i]! : 0;
    const cloth = (worn.alpha[i]! * (255 - (sleeves?.[i] ?? 0))) / 255;
    belt.alpha[i] = (belt.alpha[i]! * Math.max(body, cloth)) / 255;
  }
}

/** @param worn the garment the belt is on, `sleeves` what of it hangs in front of the belt */
export function beltSheet(
  model: BodyModel,
  waist: number,
  color: Hex,
  worn: Layer,
  sleeves?: Uint8Array,
): Sheet {
  const { frame } = model;
  const row = frame.outline(waist);
  const band = frame.size * 0.016;
  const reach = frame.size * 0.02;
  const [left, right] = [row.left - reach, row.right + reach];
  const outline = [
    ...saggingLine(left, right, row.y - band * 0.3, band * 0.4),
    ...saggingLine(right, left, row.y + band * 0.7, band * 0.45),
  ];
  // 0 the belt's upper edge … 1 its lower.
  const at: Chart = (across, down) => [
    rowMiddle(row) + across * rowHalfWidth(row),
    row.y + band * (lerp(0.1, 1.15, down) - 0.4 * across * across),
  ];
  const shares = [-1.15, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.15];
  const edge = (down: number, tone: number, strength: number): Line =>
    stitch(
      shares.map((across) => at(across, down)),
      Math.max(1, band * 0.11),
      tone,
      strength,
    );
  const half = band * 0.62;
  const [[, top], [, bottom]] = [at(0, 0.06), at(0, 0.94)];
  const middle = (top + bottom) / 2;
  const buckleAt = scaledChart([rowMiddle(row), middle], half, bottom - middle);
  const buckle = polyline(buckleAt, [-1, -1, 1, -1, 1, 1, -1, 1, -1, -1]);
  const brass = { color: BRASS };
  const lines = [
    edge(0.02, 0.62, 0.5),
    edge(0.2, 1.3, 0.22),
    edge(0.8, 0.72, 0.25),
    edge(0.98, 0.5, 0.5),
    stitch(shifted(buckle, 0, band * 0.1), band * 0.2, 0.3, 0.5),
    stitch(buckle, Math.max(1.2, band * 0.17), 1, 0.95, brass),
    stitch(polyline(buckleAt, [0, 0, 1.1, 0]), Math.max(1, band * 0.12), 1, 0.9, brass),
  ];
  const sheet = trim(model, [outline], { fabric: 'leather', colour: color, gloss: 0.3 }, 0.4, { lines });
  keepToWaist(model, sheet.layer, row, worn, sleeves);
  return sheet;
}
