// Between what is surely ground and what is surely cloth the border runs where the picture changes most: flooding from
// both sides, lowest steps first (Meyer 1991).

const LEVELS = 256;

/**
 * @param labels 0 where unknown, and filled in: each takes the label whose flood reaches it over the lowest step.
 * @param steps how much the picture changes at each pixel, 0..255.
 */
export function floodFromMarkers(labels: Uint8Array, steps: Uint8Array, width: number, height: number): void {
  const queues: number[][] = Array.from({ length: LEVELS }, () => []);
  const reach = (j: number, label: number, level: number): void => {
    if (labels[j] !== 0) return;
    labels[j] = label;
    queues[Math.max(level, steps[j]!)]!.push(j);
  };
  const spread = (i: number, level: number): void => {
    const [x, label] = [i % width, labels[i]!];
    if (x > 0) reach(i - 1, label, level);
    if (x < width - 1) reach(i + 1, label, level);
    if (i >= width) reach(i - width, label, level);
    if (i < width * (height - 1)) reach(i + width, label, level);
  };
  const markers: number[] = [];
  labels.forEach((label, i) => {
    if (label !== 0) markers.push(i);
  });
  for (const i of markers) spread(i, 0);
  for (let level = 0; level < LEVELS; level++) {
    // Grows during iteration.
    for (const i of queues[level]!) spread(i, level);
    queues[level] = [];
  }
}

/** Length of the color gradient, scaled so that `full` is 255. */
export function colorSteps(
  planes: readonly Float32Array[],
  width: number,
  height: number,
  full: number,
): Uint8Array {
  const steps = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [left, right] = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i];
      const [up, down] = [y > 0 ? i - width : i, y < height - 1 ? i + width : i];
      let sum = 0;
      for (const plane of planes)
        sum += (plane[right]! - plane[left]!) ** 2 + (plane[down]! - plane[up]!) ** 2;
      steps[i] = Math.min(255, (Math.sqrt(sum) / full) * 255);
    }
  return steps;
}
