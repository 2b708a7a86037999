/** Milliseconds that `fixedWork` takes on the machine on which the bounds of time were set, quiet. */
const USUAL_MS = 8;

/** Strings, normal forms, patterns, objects and numbers: what the code under such bounds does. */
function fixedWork(): number {
  let found = 0;
  for (let round = 0; round < 40; round++) {
    const text = `${round} a\u0316\u0301 word-0. `.repeat(400);
    found += text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .split(/[\s-]+/u).length;
    found += Object.keys(
      JSON.parse(JSON.stringify({ text, parts: [...text].slice(0, 500) })) as object,
    ).length;
    for (let step = 0; step < 20_000; step++) found = (found * 31 + step) % 1_000_003;
  }
  return found;
}

/**
 * How many times longer than usual this machine takes just now, at least 1: a bound of time is multiplied by it, or it
 * would be a test of the machine. Other machines are two to three times slower, and so is this one while it is shared.
 * @param now milliseconds, of the clock that the bound is read by
 */
export function machinePace(now: () => number = () => performance.now()): number {
  let best = Infinity;
  for (let tries = 0; tries < 3; tries++) {
    const begun = now();
    fixedWork();
    best = Math.min(best, now() - begun);
  }
  return Math.max(1, best / USUAL_MS);
}

/**
 * The same over as long as what is measured takes: what else runs here slows long work down, and is missed by the best of
 * three short ones.
 * @param ms milliseconds of work, of the clock that the bound is read by
 */
export function averagePace(now: () => number, ms: number): number {
  const begun = now();
  let rounds = 0;
  while (now() - begun < ms) {
    fixedWork();
    rounds++;
  }
  return Math.max(1, (now() - begun) / rounds / USUAL_MS);
}
