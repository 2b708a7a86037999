/** Further down than this share of the window her picture would be cut by what stands below. */
const LOWEST_TOP = 0.4;

/** Goes to a part of the page, unless it stands in view already. */
export function showInView(part: Element): void {
  const { top } = part.getBoundingClientRect();
  if (top >= 0 && top < innerHeight * LOWEST_TOP) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
