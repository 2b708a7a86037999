// Where no clothes are enough, the warmest are worn: never less as it gets colder.
import { expect, test } from 'vitest';
import type { Gender, StyleId } from '../../preferences/style.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import { compose } from '../composer.ts';

/** A morning and an evening of it, °C and m/s. */
const hoursAt = (airC: number, windMs: number): WeatherHour[] =>
  [8, 9, 10, 17, 18].map((hour) => ({
    at: `2026-01-20T${String(hour).padStart(2, '0')}:00:00Z`,
    date: '2026-01-20',
    hour,
    tempF: airC * 1.8 + 32,
    windMs,
    humidity: 70,
    precipitationMm: 0,
    snow: false,
    cloud: 0.5,
    uv: 0,
    condition: 'Clouds',
  }));
/** clo that colors and taste may move a look by: nobody feels it. */
const UNFELT = 0.06;

test.each<[Gender, StyleId]>([
  ['female', 'casual'],
  ['female', 'classic'],
  ['female', 'professional'],
  ['male', 'casual'],
  ['male', 'sporty'],
  ['male', 'professional'],
])('%s, %s: from -10 to -40 °C, calm or windy, what is worn never gets less', (gender, style) => {
  for (const windMs of [1, 6, 13]) {
    let most = 0;
    for (const airC of [-10, -14, -18, -22, -26, -30, -35, -40]) {
      const { receipt } = compose({
        gender,
        styles: [style],
        daypart: 'morning',
        hours: hoursAt(airC, windMs),
        placeName: 'Yakutsk',
        recent: [],
        seed: 'deep cold',
      });
      expect(receipt.icl, `${airC} °C, ${windMs} m/s`).toBeGreaterThan(most - UNFELT);
      most = Math.max(most, receipt.icl);
    }
    expect(most).toBeGreaterThan(2.2);
  }
});
