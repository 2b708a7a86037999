// Temperatures are stored in °F; what she reads follows her unit (docs/rules/places-and-units.md, "Degrees").

export type TemperatureUnit = 'F' | 'C';

/** US and its territories, Bahamas, Belize, Cayman Islands, Liberia, Palau, Micronesia, Marshall Islands. */
const FAHRENHEIT = 'US PR GU VI AS MP UM BS BZ KY LR PW FM MH'.split(' ');

/** By country (ISO 3166 alpha-2), before anybody chooses. */
export function unitIn(country: string): TemperatureUnit {
  return FAHRENHEIT.includes(country) ? 'F' : 'C';
}

export function toUnit(tempF: number, unit: TemperatureUnit): number {
  return unit === 'C' ? ((tempF - 32) * 5) / 9 : tempF;
}

export function wholeDegrees(tempF: number, unit: TemperatureUnit): number {
  // + 0 turns -0 into 0.
  return Math.round(toUnit(tempF, unit)) + 0;
}

export function formatTemperature(tempF: number, unit: TemperatureUnit): string {
  return `${wholeDegrees(tempF, unit)}°${unit}`;
}

/** '57 to 71°F', or '57°F' where both ends round to the same. */
export function formatTemperatureRange(lowF: number, highF: number, unit: TemperatureUnit): string {
  const low = wholeDegrees(lowF, unit);
  const high = wholeDegrees(highF, unit);
  return low === high ? `${low}°${unit}` : `${low} to ${high}°${unit}`;
}

// \u00b0 is the degree sign, in ASCII (scripts/build.ts: mustBeAscii).
const INSIDE_SENTENCE = /(-?\d+(?:\.\d+)?)\u00b0F?(?![A-Za-z])( colder| warmer)?/g;

/** 'It is 57°F.' -> 'It is 14°C.' A difference ('5°F colder') is converted as one; old sentences get their unit. */
export function convertTemperatures(sentence: string, unit: TemperatureUnit): string {
  return sentence.replace(INSIDE_SENTENCE, (_, figure: string, than: string | undefined) => {
    if (than === undefined) return formatTemperature(Number(figure), unit);
    const apart = unit === 'C' ? Math.round(Number(figure) / 1.8) : Number(figure);
    return `${apart}°${unit}${than}`;
  });
}
