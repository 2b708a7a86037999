// Where no clothes are enough, the warmest are worn: never less as it gets colder.
import { expect, test } from 'vitest';
import type { Gender, StyleId } from '../../preferences/style.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import { compose, openWardrobe } from '../composer.ts';
import type { StylingBrief } from '../input/brief.ts';

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
const briefOf = (gender: Gender, style: StyleId, hours: WeatherHour[]): StylingBrief => ({
  ...{ gender, styles: [style], daypart: 'morning', hours },
  ...{ placeName: 'Yakutsk', recent: [], seed: 'deep cold' },
});
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
      const { receipt } = compose(briefOf(gender, style, hoursAt(airC, windMs)));
      expect(receipt.icl, `${airC} °C, ${windMs} m/s`).toBeGreaterThan(most - UNFELT);
      most = Math.max(most, receipt.icl);
    }
    expect(most).toBeGreaterThan(2.1);
  }
});

test('where nothing is enough, nothing warmer stays home in any slot', () => {
  for (const [gender, style] of [
    ['female', 'classic'],
    ['female', 'professional'],
    ['male', 'casual'],
  ] as const) {
    const brief = briefOf(gender, style, hoursAt(-26, 6));
    const { pools } = openWardrobe(brief);
    const { look } = compose(brief);
    for (const slot of ['coat', 'bottom', 'shoes', 'legwear', 'base', 'hat', 'gloves', 'scarf'] as const) {
      const warmest = Math.max(...pools[slot].map(({ garment }) => garment.clo));
      const worn = Math.max(0, ...look.garments.filter((one) => one.slot === slot).map(({ clo }) => clo));
      expect(worn, `${style}, ${slot}`).toBeGreaterThanOrEqual(warmest - 0.021);
    }
  }
});

test('her own down is worn in danger from the cold: to a concert, and in another style than hers', () => {
  const piece = (garmentId: string) => ({ garmentId, color: 'black', warmth: 'usual' as const });
  const wool = [
    'wool-coat',
    'wool-trousers',
    'cable-knit',
    'oxford-shirt',
    'winter-boots',
    'lined-leather-boots',
  ];
  const coatOf = (coat: string, more: Partial<StylingBrief>) =>
    compose({
      ...briefOf('female', 'classic', hoursAt(-28, 2)),
      closet: { from: 'only-mine', pieces: [...wool, coat].map(piece) },
      ...more,
    }).look.garments.find(({ slot }) => slot === 'coat')?.id;
  expect(coatOf('long-puffer', { context: 'special', evening: 'concert' })).toMatch(/^long-puffer/);
  expect(coatOf('bold-parka', { styles: ['casual'] })).toMatch(/^bold-parka/);
});
