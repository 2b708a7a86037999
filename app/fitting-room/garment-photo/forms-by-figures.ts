import { clamp } from '../pixels/pixels.ts';
import type { Form } from './garment-forms.ts';
import { FORM_WEIGHTS, MIDDLE, SPREAD } from './form-weights.ts';

/** In spreads from the middle: no figure says more. */
const FARTHEST = 3;

/** Figures of form-figures.ts in spreads from their middle. */
export const standardized = (
  figures: readonly number[],
  middle: readonly number[],
  spread: readonly number[],
): number[] => figures.map((value, k) => clamp((value - middle[k]!) / spread[k]!, -FARTHEST, FARTHEST));

/** Chances of each form (they add up to 1): multinomial logistic regression. @param scores one for each. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}

/** The chance of each form that covers the body, by figures of form-figures.ts. */
export function formsByFigures(figures: readonly number[]): Partial<Record<Form, number>> {
  const seen = standardized(figures, MIDDLE, SPREAD);
  const scores = FORM_WEIGHTS.map(({ bias, weights }) =>
    seen.reduce((sum, value, k) => sum + value * weights[k]!, bias),
  );
  const chances = softmax(scores);
  return Object.fromEntries(FORM_WEIGHTS.map(({ form }, k) => [form, chances[k]!]));
}
