import type { FitPreferences } from '../../../domain/preferences/fit-preferences.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';

type Choice<K extends keyof FitPreferences> = readonly { value: FitPreferences[K]; label: string }[];

export const SLEEVE_CHOICES: Choice<'sleeve'> = [
  { value: 'any', label: 'Any' },
  { value: 'elbow', label: 'To the elbow' },
  { value: 'long', label: 'Long' },
];
export const HEM_CHOICES: Choice<'hem'> = [
  { value: 'any', label: 'Any' },
  { value: 'knee', label: 'Knee' },
  { value: 'below-knee', label: 'Below knee' },
  { value: 'ankle', label: 'Ankle' },
];
export const NECKLINE_CHOICES: Choice<'neckline'> = [
  { value: 'any', label: 'Any' },
  { value: 'no-low', label: 'No low necklines' },
];
export const HEAD_COVER_CHOICES: Choice<'headCover'> = [
  { value: 'off', label: 'Off' },
  { value: 'always', label: 'Always' },
];
export const HEEL_CHOICES: Choice<'heel'> = [
  { value: 'any', label: 'Any' },
  { value: 'low', label: 'Low' },
  { value: 'flat', label: 'Flat' },
];

const SLEEVE_WORDS = { any: null, elbow: 'sleeves to the elbow', long: 'long sleeves' } as const;
const HEM_WORDS = {
  any: null,
  knee: 'hems to the knee',
  'below-knee': 'hems below the knee',
  ankle: 'hems to the ankle',
} as const;
const HEEL_WORDS = { any: null, low: 'low heels', flat: 'flat shoes' } as const;

/** 'Long sleeves, flat shoes, 2 never worn', or 'No limits'. */
export function fitSummary(fit: FitPreferences): string {
  const never = fit.neverWear.length;
  const words = [
    SLEEVE_WORDS[fit.sleeve],
    HEM_WORDS[fit.hem],
    fit.neckline === 'no-low' ? 'no low necklines' : null,
    fit.headCover === 'always' ? 'head covered' : null,
    HEEL_WORDS[fit.heel],
    never > 0 ? `${never} never worn` : null,
  ].filter((word) => word !== null);
  return capitalize(words.join(', ') || 'no limits');
}
