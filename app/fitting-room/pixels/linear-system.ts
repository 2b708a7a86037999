/**
 * Gauss's elimination with pivots. `rows` hold `size` coefficients and then right sides, which become the solutions.
 * @returns the smallest pivot: about 0 in a singular system
 */
export function solveRows(rows: Float64Array[], size: number): number {
  let smallest = Infinity;
  for (let k = 0; k < size; k++) {
    let best = k;
    for (let r = k + 1; r < size; r++) if (Math.abs(rows[r]![k]!) > Math.abs(rows[best]![k]!)) best = r;
    [rows[k], rows[best]] = [rows[best]!, rows[k]!];
    const pivot = rows[k]!;
    smallest = Math.min(smallest, Math.abs(pivot[k]!));
    const by = pivot[k]! || 1e-12;
    for (let c = k; c < pivot.length; c++) pivot[c]! /= by;
    for (let r = 0; r < size; r++) {
      const factor = rows[r]![k]!;
      if (r === k || factor === 0) continue;
      for (let c = k; c < pivot.length; c++) rows[r]![c]! -= factor * pivot[c]!;
    }
  }
  return smallest;
}
