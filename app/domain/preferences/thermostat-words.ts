// The thermostat in plain words: what a tap has changed, and how she is dressed by now.
import type { Feeling } from './feeling.ts';
import { feltOffsetC } from './personal-warmth.ts';
import type { TemperatureUnit } from '../weather/temperature.ts';
import type { Thermostat } from './thermostat.ts';

/** After "Just right" less is not worth a word, °C. */
const WORTH_A_WORD_WHEN_RIGHT_C = 1;
const CLEAR_C = 1.5;

interface Tapped {
  feeling: Feeling;
  /** The thermostat that the outfit was dressed by, °C. */
  dressedC: number;
  thermostat: Thermostat;
  /** What is tried with the next look to learn more, °C. */
  trialC?: number;
  unit: TemperatureUnit;
}

/** Said after a tap: what changes with the next look, by the steps that she is dressed in, and the figure of her profile. */
export function feedbackThanks({ feeling, dressedC, thermostat, trialC = 0, unit }: Tapped): string {
  const change = feltOffsetC(thermostat.offsetC + trialC) - feltOffsetC(dressedC);
  const isRight = feeling === 'just-right';
  if (change === 0 || (isRight && Math.abs(change) < WORTH_A_WORD_WHEN_RIGHT_C)) {
    return `Noted: your next look is ${isRight ? 'much the same' : 'about as warm'}.`;
  }
  const little = Math.abs(change) < CLEAR_C ? 'a little ' : '';
  const next = `Noted: in the same weather, your next look is ${little}${change > 0 ? 'warmer' : 'lighter'}`;
  if (isRight && trialC !== 0) return `${next}, to see where "Just right" ends.`;
  return `${next}. ${thermostatWords(thermostat, unit).short}.`;
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
  const felt = feltOffsetC(offsetC);
  if (felt === 0) {
    return {
      short: 'Dressed like most people',
      long: `${from}: you feel the temperature the way most people do.${unsure}`,
    };
  }
  const feels = unsure ? 'it seems you feel' : 'you feel';
  const [what, air] = felt > 0 ? ['cold', 'colder'] : ['warmth', 'warmer'];
  return {
    short: `Dressed as if it were ${degreesApart(Math.abs(felt), unit)} ${air}`,
    long: `${from}: ${feels} the ${what} more than most.${unsure}`,
  };
}
