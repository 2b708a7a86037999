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
      const near = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
      for (const j of near)
        if (j >= 0 && j < width * height && !seen[j] && mask[j] === value) {
          seen[j] = 1;
          part.push(j);
        }
    }
    parts.push(part);
  }
  return parts;
}
