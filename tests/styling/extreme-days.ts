// Days at the ends of what weather on earth can be, dressed.
import { compose } from '../../app/domain/styling/composer.ts';
import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { sampleOutfit } from '../screens/sample-outfit.ts';
import type { Outfit } from '../../app/contracts/outfits.ts';
import { PLAIN_BRIEF, risingDay } from './sample-briefs.ts';

/** °C of the warmest hour, wind m/s, rain mm/h, and by how much the day rises. */
const DAYS: readonly [number, number, number, number][] = [
  [-60, 0, 0, 0],
  [-60, 40, 0, 6],
  [-60, 12, 80, 3],
  [-50, 3, 0, 12],
  [-36, 2, 0, 8],
  [-36, 40, 80, 0],
  [-20, 10, 2, 20],
  [-5, 25, 30, 4],
  [0, 40, 80, 10],
  [4, 40, 0, 0],
  [11, 30, 80, 5],
  [20, 40, 80, 6],
  [20, 0, 80, 15],
  [28, 26, 0, 8],
  [35, 0, 80, 6],
  [41, 15, 0, 14],
  [45, 40, 0, 10],
  [45, 40, 80, 6],
  [52, 0, 0, 0],
  [52, 8, 0, 20],
  [52, 40, 80, 6],
];

export interface ExtremeDay {
  said: string;
  brief: StylingBrief;
  composed: ComposedOutfit;
  /** As the page gets it. */
  outfit: Outfit;
}

function dressed(said: string, hours: WeatherHour[]): ExtremeDay {
  const brief: StylingBrief = { ...PLAIN_BRIEF, styles: ['classic'], hours, seed: said };
  const composed = compose(brief);
  const [first] = hours;
  const weatherData = {
    ...{ temperature: first!.tempF, condition: first!.condition },
    description: first!.condition.toLowerCase(),
  };
  const { title, description, reasons, look, receipt } = composed;
  const outfit: Outfit = {
    ...{ ...sampleOutfit, title, outfitDescription: description, reasons, look, receipt, weatherData },
  };
  return { said, brief, composed, outfit };
}

export const extremeDays = (): ExtremeDay[] =>
  DAYS.map(([celsius, windMs, mm, swingF]) => {
    const day = { base: Math.round((celsius * 9) / 5 + 32 - swingF), swing: swingF, windMs, gust: 0, mm };
    const sun = { cloud: 0.4, uv: celsius > 15 ? 11 : 1, wetFrom: mm > 0 ? 2 : 99, length: 14 };
    const hours = risingDay({ ...day, ...sun }).map((hour) => ({ ...hour, tempF: Math.round(hour.tempF) }));
    return dressed(`${celsius} °C, wind ${windMs} m/s, rain ${mm} mm/h, rising ${swingF} °F`, hours);
  });
