// A plane of labels or soft masks as runs of one value: long runs are what such planes are made of.

/** A length below this lies in one byte; above it, more bytes follow, seven bits each. */
const MORE = 0x80;

const bytesOf = (length: number): number => {
  let bytes = 1;
  for (let rest = length; rest >= MORE; rest >>>= 7) bytes++;
  return bytes;
};

/** How many alike follow from `from` on. */
function runAt(plane: Uint8Array, from: number): number {
  const value = plane[from];
  let to = from + 1;
  while (to < plane.length && plane[to] === value) to++;
  return to - from;
}

/** @returns value and length, run after run. */
export function toRuns(plane: Uint8Array): Uint8Array {
  let size = 0;
  for (let i = 0, run = 0; i < plane.length; i += run) {
    run = runAt(plane, i);
    size += 1 + bytesOf(run);
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (let i = 0, run = 0; i < plane.length; i += run) {
    run = runAt(plane, i);
    out[at++] = plane[i]!;
    for (let rest = run; ; rest >>>= 7) {
      out[at++] = rest >= MORE ? (rest & (MORE - 1)) | MORE : rest;
      if (rest < MORE) break;
    }
  }
  return out;
}

/**
 * The inverse of {@link toRuns}.
 * @returns null where the runs do not fill the plane exactly.
 */
export function fromRuns(runs: Uint8Array, length: number): Uint8Array | null {
  const plane = new Uint8Array(length);
  let [at, i] = [0, 0];
  while (at < runs.length) {
    const value = runs[at++]!;
    let run = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = runs[at++] ?? 0;
      run += (byte & (MORE - 1)) << shift;
      if (byte < MORE || shift > 21) break;
    }
    if (run === 0 || i + run > length) return null;
    plane.fill(value, i, i + run);
    i += run;
  }
  return i === length ? plane : null;
}
