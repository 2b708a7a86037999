// The thermostat in plain words: what a tap has changed, and how she is dressed by now.
import type { Feeling } from './feeling.ts';
import type { TemperatureUnit } from '../weather/temperature.ts';
import type { Thermostat } from './thermostat.ts';

/** Below this, °C, nothing changes that anybody would feel; and after "Just right" nothing worth a word. */
const FELT_C = 0.3;
const FELT_WHEN_RIGHT_C = 1;
const CLEAR_C = 1.5;

/**
 * Said after a tap. `dressedC` is the thermostat that the outfit was dressed by, `nextC` what the next one is, `trialC`
 * what of that is tried to learn more.
 */
export function feedbackThanks(feeling: Feeling, dressedC: number, nextC: number, trialC = 0): string {
  const change = nextC - dressedC;
  const isRight = feeling === 'just-right';
  if (Math.abs(change) < (isRight ? FELT_WHEN_RIGHT_C : FELT_C)) {
    return `Noted: tomorrow ${isRight ? 'much the same' : 'about as warm'}.`;
  }
  const little = Math.abs(change) < CLEAR_C ? 'a little ' : '';
  const why = isRight && trialC !== 0 ? ', to see where "Just right" ends' : '';
  return `Noted: tomorrow ${little}${change > 0 ? 'warmer' : 'lighter'}${why}.`;
}

/** Spread, °C, from which on the thermostat is little more than a guess. */
const UNSURE_C = 1;

export interface ThermostatWords {
  /** For a row: 'Dressed as if it were 5°F colder'. */
  short: string;
  /** Where it comes from. */
  long: string;
}

/** '5°F' or '3°C': a difference, not a temperature. */
function degreesApart(byC: number, unit: TemperatureUnit): string {
  return `${Math.max(1, Math.round(unit === 'C' ? byC : byC * 1.8))}°${unit}`;
}

/** The thermostat as the profile says it. */
export function thermostatWords(
  { offsetC, spreadC, taps }: Thermostat,
  unit: TemperatureUnit,
): ThermostatWords {
  if (taps === 0) {
    return {
      short: 'Tap “Too cold” or “Too warm” under your outfits and we learn',
      long: 'Tell us how an outfit felt, right under it on your home screen, and the next ones will follow.',
    };
  }
  const from = taps === 1 ? 'From one tap' : `From your last ${taps} taps`;
  const unsure = spreadC > UNSURE_C ? ' A few more taps will make us more certain.' : '';
  if (Math.abs(offsetC) < FELT_C) {
    return {
      short: 'Dressed like most people',
      long: `${from}: you feel the temperature the way most people do.${unsure}`,
    };
  }
  const feels = unsure ? 'it seems you feel' : 'you feel';
  const [what, air] = offsetC > 0 ? ['cold', 'colder'] : ['warmth', 'warmer'];
  return {
    short: `Dressed as if it were ${degreesApart(Math.abs(offsetC), unit)} ${air}`,
    long: `${from}: ${feels} the ${what} more than most.${unsure}`,
  };
}
