// A look by the ids of its garments on a day of weather, with the receipt that such a day gives it.
import { dayHours } from '../../app/domain/comfort/day-hours.ts';
import type { StyleId } from '../../app/domain/preferences/style.ts';
import type { StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { summarizeConditions } from '../../app/domain/styling/input/conditions.ts';
import type { OutfitFacts } from '../../app/domain/styling/rules/outfit-facts.ts';
import { lookReceipt } from '../../app/domain/styling/search/wearing-plan.ts';
import { isColorName } from '../../app/domain/wardrobe/palette.ts';
import { garmentById, toWornGarment } from '../../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';

export interface DressedLook {
  style?: StyleId;
  brief?: Partial<StylingBrief>;
  /** Weather that every hour has, and that some have, by the hour. */
  weather?: Partial<WeatherHour>;
  at?: Record<number, Partial<WeatherHour>>;
  /** Hours from leaving to coming home. */
  from?: number;
  to?: number;
}

export function dressDay(
  ids: readonly string[],
  { style = 'casual', brief, weather, at = {}, from = 8, to = 17 }: DressedLook = {},
): OutfitFacts {
  const hours = Array.from({ length: to - from + 1 }, (_, step): WeatherHour => ({
    ...{ at: '', hour: from + step, date: '2026-11-27', tempF: 60, windMs: 2, humidity: 55 },
    ...{ precipitationMm: 0, snow: false, cloud: 0.4, uv: 1, condition: 'Clouds' },
    ...weather,
    ...at[from + step],
  }));
  const asked: StylingBrief = {
    ...{ gender: 'female', styles: [style], daypart: 'morning', hours, placeName: 'Lisbon', recent: [] },
    ...{ seed: 'lived', ...brief },
  };
  const items = ids.map((id) => {
    const garment = garmentById(id)!;
    const [first = 'black', ...rest] = (id.split(':')[1] ?? '').split('+').filter(isColorName);
    return { garment, colorway: [first, ...rest] as const };
  });
  const garments = items.map(({ garment, colorway }) => toWornGarment(garment, colorway));
  return {
    brief: asked,
    style,
    look: { garments },
    receipt: lookReceipt(items, garments, dayHours(hours), asked),
    conditions: summarizeConditions(hours, { context: asked.context ?? null, style }),
    colorScheme: 'free',
  };
}
