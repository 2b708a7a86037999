// The rows between whose edges a garment's body is cut.
import type { Row } from '../cloth/layer.ts';

/** Makes the edges one smooth line; the first and the last row stay. */
export function evenRows(rows: readonly Row[], passes: number): void {
  for (let pass = 0; pass < passes; pass++)
    for (let k = 1; k + 1 < rows.length; k++) {
      const [a, b, c] = [rows[k - 1]!, rows[k]!, rows[k + 1]!];
      b.left = (a.left + 2 * b.left + c.left) / 4;
      b.right = (a.right + 2 * b.right + c.right) / 4;
    }
}
