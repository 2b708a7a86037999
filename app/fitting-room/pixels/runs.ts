// A plane of labels or soft masks as runs of one value: long runs are what such planes are made of.

/** A length below this lies in one byte; above it, more bytes follow, seven bits each. */
const MORE = 0x80;

/** @returns value and length, run after run. */
export function toRuns(plane: Uint8Array): Uint8Array {
  const runs: number[] = [];
  for (let from = 0, to = 0; from < plane.length; from = to) {
    while (to < plane.length && plane[to] === plane[from]) to++;
    runs.push(plane[from]!);
    let rest = to - from;
    for (; rest >= MORE; rest >>>= 7) runs.push((rest & (MORE - 1)) | MORE);
    runs.push(rest);
  }
  return Uint8Array.from(runs);
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
