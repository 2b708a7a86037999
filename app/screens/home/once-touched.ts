const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Acts once, at the first sign that somebody is there. Stops listening when called. */
export function onceTouched(act: () => void): () => void {
  const touched = new AbortController();
  const note = () => {
    touched.abort();
    act();
  };
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, note, { signal: touched.signal, passive: true, capture: true });
  // She may have been quicker than the scripts.
  if (scrollY > 0) note();
  return () => touched.abort();
}
