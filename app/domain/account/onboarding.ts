import type { Gender, StyleId } from '../preferences/style.ts';

/** What a daily outfit needs to know of her. */
export interface OnboardingState {
  location: string;
  gender: Gender | null;
  stylePreferences: StyleId[];
}

/** True once place, gender and at least one style are known: the daily outfit can come. */
export function isReadyForDelivery({ location, gender, stylePreferences }: OnboardingState): boolean {
  return location !== '' && gender !== null && stylePreferences.length > 0;
}
