import { pause } from '../../pause.ts';

/** Rests at each yield: half a second in one piece is half a second in which nobody is answered. */
export async function inSteps<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(0);
  }
}
