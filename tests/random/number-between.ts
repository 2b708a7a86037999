import fc from 'fast-check';

/**
 * Numbers from one bound to the other, each as likely as the next. `fc.double` draws its bits: of -180 to 180 nearly all
 * that comes is smaller than a billionth, and a map of the world is looked at in fifty places.
 */
export const numberBetween = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1_000_000 }).map((n) => least + ((most - least) * n) / 1_000_000);
