import { clamp, lerp } from '../../pixels/pixels.ts';

export interface Row {
  y: number;
  left: number;
  right: number;
}

export const rowMiddle = ({ left, right }: Row): number => (left + right) / 2;
export const rowHalfWidth = ({ left, right }: Row): number => (right - left) / 2;
export const rowAround = (y: number, middle: number, half: number): Row => ({
  y,
  left: middle - half,
  right: middle + half,
});

export function rowAt(rows: readonly Row[], share: number): Row {
  const at = clamp(share, 0, 1) * (rows.length - 1);
  const k = Math.min(rows.length - 2, Math.floor(at));
  const [a, b] = [rows[k]!, rows[k + 1]!];
  return {
    y: lerp(a.y, b.y, at - k),
    left: lerp(a.left, b.left, at - k),
    right: lerp(a.right, b.right, at - k),
  };
}

/** The picture's left (-1) or right (1). */
export const rowEdge = ({ left, right }: Row, sign: -1 | 1): number => (sign < 0 ? left : right);

export function evenRows(rows: readonly Row[], passes: number): void {
  for (let pass = 0; pass < passes; pass++)
    for (let k = 1; k + 1 < rows.length; k++) {
      const [a, b, c] = [rows[k - 1]!, rows[k]!, rows[k + 1]!];
      b.left = (a.left + 2 * b.left + c.left) / 4;
      b.right = (a.right + 2 * b.right + c.right) / 4;
    }
}
