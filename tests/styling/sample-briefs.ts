// Briefs of every kind for the stylist's tests, and the rules (docs/rules/comfort.md) as a look itself tells them.
import fc from 'fast-check';
import { ACTIVITIES, type Activity } from '../../app/domain/comfort/clothing-need.ts';
import type { Look, WornGarment } from '../../app/domain/looks/look.ts';
import { CONTEXTS, DAYPARTS, GENDERS, STYLE_IDS } from '../../app/domain/preferences/style.ts';
import type { StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { CONDITIONS, type WeatherHour } from '../../app/domain/weather/weather.ts';
import { numberBetween } from '../random/number-between.ts';

const WEATHER = fc.record({
  tempF: numberBetween(-30, 110),
  swing: numberBetween(0, 28),
  windMs: numberBetween(0, 16),
  humidity: numberBetween(5, 100),
  rain: fc.constantFrom<number[]>(0, 0, 0, 0.05, 0.4, 3),
  cloud: numberBetween(0, 1),
  uv: numberBetween(0, 12),
  condition: fc.constantFrom(...CONDITIONS),
  from: fc.integer({ min: 0, max: 23 }),
  length: fc.integer({ min: 1, max: 16 }),
});

export type Drawn = typeof WEATHER extends fc.Arbitrary<infer T> ? T : never;

export function hoursOf(drawn: Drawn): WeatherHour[] {
  return Array.from({ length: drawn.length }, (_, index) => ({
    at: '2026-05-20T00:00:00Z',
    hour: (drawn.from + index) % 24,
    date: '2026-05-20',
    tempF: drawn.tempF + drawn.swing * Math.sin((index / 12) * Math.PI),
    windMs: drawn.windMs,
    humidity: drawn.humidity,
    precipitationMm: index % 3 === 0 ? drawn.rain : 0,
    snow: drawn.tempF < 32,
    cloud: drawn.cloud,
    uv: drawn.uv,
    condition: drawn.condition,
  }));
}

/** A day with a noon that is warmer than its morning, and rain (in frost snow) from one of its hours on. */
export interface RisingDay {
  /** °F of the morning, and how much it rises. */
  base: number;
  swing: number;
  windMs: number;
  /** Of each second and third hour, m/s more. */
  gust: number;
  cloud: number;
  uv: number;
  /** Hours after seven, and how much falls in each, mm. */
  wetFrom: number;
  mm: number;
  length: number;
}

export function risingDay(day: RisingDay): WeatherHour[] {
  const { base, swing, windMs, gust, cloud, uv, wetFrom, mm, length } = day;
  const falls = base < 32 ? 'Snow' : 'Rain';
  return Array.from({ length }, (_, step): WeatherHour => ({
    at: '',
    hour: 7 + step,
    date: '2026-05-20',
    tempF: base + swing * Math.sin((step / 13) * Math.PI),
    windMs: windMs + (step % 3) * gust,
    humidity: 60,
    precipitationMm: step >= wetFrom ? mm : 0,
    snow: base < 32,
    cloud,
    uv: uv * Math.max(0, Math.sin(((step + 1) / 13) * Math.PI)),
    condition: step >= wetFrom ? falls : 'Clouds',
  }));
}

export const BRIEF: fc.Arbitrary<StylingBrief> = fc
  .record({
    gender: fc.constantFrom(...GENDERS),
    styles: fc.subarray([...STYLE_IDS]),
    context: fc.constantFrom(null, ...CONTEXTS),
    daypart: fc.constantFrom(...DAYPARTS),
    weather: WEATHER,
    activity: fc.constantFrom(...(Object.keys(ACTIVITIES) as Activity[])),
    source: fc.constantFrom('met-norway', 'seasonal' as const),
    seed: fc.string(),
  })
  .map(({ weather, ...rest }) => ({ ...rest, hours: hoursOf(weather), placeName: 'Lisbon', recent: [] }));

// The rules, told from what a look says of itself: names, cloth and drawing, not the wardrobe's flags.
const OPEN = /sandals/;
const OUTER = ['jacket', 'coat', 'umbrella'];

export function comfortViolations({ garments }: Look, hours: WeatherHour[]): string[] {
  const said = (test: RegExp) => garments.some(({ name }) => test.test(name));
  const wet = hours.some((h) => h.precipitationMm >= 0.1 || /rain|snow|storm|drizzle/i.test(h.condition));
  const found: string[] = [];
  if (wet) {
    if (garments.some(({ cloth, name }) => cloth.fabric === 'suede' || /suede/.test(name)))
      found.push('suede');
    if (said(OPEN)) found.push('open shoes');
    if (garments.some(({ cloth, name }) => cloth.fabric === 'linen' && /\bwhite\b/.test(name)))
      found.push('white linen');
    if (!garments.some(({ slot }) => OUTER.includes(slot))) found.push('nothing against the wet');
  }
  if (hours.some((h) => h.tempF <= 32) && said(/heel/)) found.push('heels on ice');
  if (hours.some((h) => h.windMs > 8)) {
    if (said(/straw hat|panama|wide .* hat/)) found.push('wide hat');
    if (garments.some(isFullLightSkirt)) found.push('full light skirt');
  }
  // A hat against the sun depends on the occasion as well: rule-checker.ts.
  return found;
}

function isFullLightSkirt({ drawing, clo }: WornGarment): boolean {
  return (drawing.kind === 'skirt' || drawing.kind === 'dress') && drawing.flare >= 0.36 && clo < 0.33;
}

export const MILD_HOURS = hoursOf({
  tempF: 70,
  swing: 8,
  windMs: 2,
  humidity: 50,
  rain: 0,
  cloud: 0.2,
  uv: 4,
  condition: 'Sunny',
  from: 9,
  length: 10,
});
export const PLAIN_BRIEF: StylingBrief = {
  gender: 'female',
  styles: ['trendy'],
  daypart: 'morning',
  hours: MILD_HOURS,
  placeName: 'Lisbon',
  recent: [],
  seed: 'modesty',
};
