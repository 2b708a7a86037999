/** Where a condition begins to hold between two numbers: false at the lower, true at the upper, turning once. */
export function turningPoint(lower: number, upper: number, holds: (x: number) => boolean): number {
  let [low, high] = [lower, upper];
  for (let step = 0; step < 36; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
