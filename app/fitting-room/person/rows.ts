// Rows between whose two edges a body, or a garment on it, lies.

/** Its height and its two edges, in pixels. */
export interface Row {
  y: number;
  left: number;
  right: number;
}

export const middleOf = ({ left, right }: Row): number => (left + right) / 2;
export const halfOf = ({ left, right }: Row): number => (right - left) / 2;
export const rowAround = (y: number, middle: number, half: number): Row => ({
  y,
  left: middle - half,
  right: middle + half,
});

/** Its edge on the picture's left (-1) or right (1). */
export const edgeOf = ({ left, right }: Row, sign: -1 | 1): number => (sign < 0 ? left : right);

/** Makes the edges one smooth line; the first and the last row stay. */
export function evenRows(rows: readonly Row[], passes: number): void {
  for (let pass = 0; pass < passes; pass++)
    for (let k = 1; k + 1 < rows.length; k++) {
      const [a, b, c] = [rows[k - 1]!, rows[k]!, rows[k + 1]!];
      b.left = (a.left + 2 * b.left + c.left) / 4;
      b.right = (a.right + 2 * b.right + c.right) / 4;
    }
}
