export interface Mask {
  width: number;
  height: number;
  mask: Uint8Array;
}

/** Pixels of each part, as they were reached from its first in the order of reading. */
export function connectedComponents({ mask, width, height }: Mask, value: number): Int32Array[] {
  const count = width * height;
  const seen = new Uint8Array(count);
  // All parts lie in it one after the other.
  const reached = new Int32Array(count);
  const parts: Int32Array[] = [];
  let end = 0;
  const reach = (i: number): void => {
    if (seen[i] || mask[i] !== value) return;
    seen[i] = 1;
    reached[end++] = i;
  };
  for (let start = 0; start < count; start++) {
    const first = end;
    reach(start);
    for (let at = first; at < end; at++) {
      const i = reached[at]!;
      const x = i % width;
      if (x > 0) reach(i - 1);
      if (x < width - 1) reach(i + 1);
      if (i >= width) reach(i - width);
      if (i < count - width) reach(i + width);
    }
    if (end > first) parts.push(reached.subarray(first, end));
  }
  return parts;
}
