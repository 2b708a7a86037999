// Under a collar that the tailor cuts, the picture's own must not show: the cloth below it goes on over it.
import { clamp, lerp, type Picture, type Point } from '../../pixels/pixels.ts';

/** In shoulder widths: a collar falls so far below the neck's corners and lies so far beside them; there it fades out. */
const [FALLS, BESIDE, FADES] = [0.27, 0.03, 0.05] as const;
/** In shoulder widths: so much cloth is mixed, so that a thread or a gleam draws no line. */
const MIXED = 0.03;

/** The cloth around a place and below it, mixed; empty where there is none. */
function clothBelow({ data, width, height }: Picture, [x, y]: Point, size: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let row = y; row < Math.min(height, y + size); row++)
    for (
      let column = Math.max(0, x - (size >> 1));
      column <= Math.min(width - 1, x + (size >> 1));
      column++
    ) {
      const o = (row * width + column) * 4;
      const cover = data[o + 3]! / 255;
      for (let c = 0; c < 3; c++) sum[c]! += data[o + c]! * cover;
      sum[3]! += cover;
    }
  return sum[3]! > 0 ? sum.map((value) => value / sum[3]!) : [];
}

/**
 * @param necks the neck's corners on the panel, in pixels
 * @param unit shoulder width on the panel, in pixels
 * @returns a copy; what it covers stays as it is
 */
export function coverCollar(panel: Picture, necks: readonly [Point, Point], unit: number): Picture {
  const { width } = panel;
  const data = panel.data.slice();
  const [left, right] = [necks[0][0] - BESIDE * unit, necks[1][0] + BESIDE * unit];
  const fade = FADES * unit;
  for (let x = Math.max(0, Math.floor(left - fade)); x < Math.min(width, right + fade); x++) {
    const across = clamp((x - necks[0][0]) / (necks[1][0] - necks[0][0] || 1), 0, 1);
    const end = Math.round(lerp(necks[0][1], necks[1][1], across) + FALLS * unit);
    const cloth = clothBelow(panel, [x, end], Math.ceil(MIXED * unit));
    if (cloth.length === 0) continue;
    const beside = clamp(1 - Math.max(left - x, x - right) / fade, 0, 1);
    for (let y = 0; y < Math.min(panel.height, end); y++) {
      const share = beside * clamp((end - y) / fade, 0, 1);
      const o = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[o + c] = lerp(data[o + c]!, cloth[c]!, share);
    }
  }
  return { ...panel, data };
}

/** Of the height, where it is looked at; of 255: how far colors lie from their mean, of stripes and prints at least. */
const [ROWS, PATTERNED] = [[0.4, 0.55, 0.7], 22] as const;

/** Whether its cloth has a print, stripes or checks; gleam and folds are less. */
export function isPatterned({ data, width, height }: Picture): boolean {
  const seen = ROWS.flatMap((share) => {
    const row = Math.floor(share * height) * width;
    return Array.from({ length: width }, (_, x) => (row + x) * 4).filter((o) => data[o + 3]! > 127);
  });
  const apart = [0, 1, 2].map((c) => {
    const mean = seen.reduce((sum, o) => sum + data[o + c]!, 0) / (seen.length || 1);
    return seen.reduce((sum, o) => sum + Math.abs(data[o + c]! - mean), 0) / (seen.length || 1);
  });
  return Math.max(...apart) > PATTERNED;
}
