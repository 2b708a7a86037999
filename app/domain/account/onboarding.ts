import type { Gender, StyleId } from '../preferences/style.ts';

interface OnboardingState {
  location: string;
  gender: Gender | null;
  stylePreferences: StyleId[];
}

export function isReadyForDelivery({ location, gender, stylePreferences }: OnboardingState): boolean {
  return location !== '' && gender !== null && stylePreferences.length > 0;
}
