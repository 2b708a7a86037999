/**
 * Acts once, when this part of the page comes into sight. A busy page tells of several moments at once, the oldest first.
 * @param margin around the window, as CSS writes it: what lies in it counts as seen
 * @returns stops watching
 */
export function onceVisible(part: Element, act: () => void, margin = '0px'): () => void {
  const watch = new IntersectionObserver(
    (moments) => {
      if (!moments.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  watch.observe(part);
  return () => watch.disconnect();
}
