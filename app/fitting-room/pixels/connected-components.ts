export interface Mask {
  width: number;
  height: number;
  mask: Uint8Array;
}

export function connectedComponents({ mask, width, height }: Mask, value: number): number[][] {
  const seen = new Uint8Array(mask.length);
  const parts: number[][] = [];
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start] !== value) continue;
    const part = [start];
    seen[start] = 1;
    // Grows during iteration.
    for (const i of part) {
      const x = i % width;
      if (x > 0) visit(i - 1, part);
      if (x < width - 1) visit(i + 1, part);
      visit(i - width, part);
      visit(i + width, part);
    }
    parts.push(part);
  }
  return parts;

  function visit(i: number, part: number[]): void {
    if (i < 0 || i >= width * height || seen[i] || mask[i] !== value) return;
    seen[i] = 1;
    part.push(i);
  }
}
