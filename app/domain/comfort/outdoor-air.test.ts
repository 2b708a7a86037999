import { expect, test } from 'vitest';
import { apparentTemperature, shadeApparentC, heatBand } from './felt-heat.ts';
import { isWetHour, outdoorAir, radiantTemperature, stormOf, sunshineShare } from './outdoor-air.ts';

const HOUR = { tempF: 50, windMs: 4, humidity: 60, cloud: 0.5, uv: 0 };

test('the air of an hour: half the wind, and humidity and a breath of air in any case', () => {
  expect(outdoorAir(HOUR)).toEqual({ airC: 10, radiantC: 9, airSpeed: 2, humidity: 60 });
  expect(outdoorAir({ ...HOUR, windMs: 0.1 }).airSpeed).toBe(0.1);
  expect(outdoorAir({ ...HOUR, humidity: 1 }).humidity).toBe(5);
  expect(outdoorAir({ ...HOUR, humidity: 120 }).humidity).toBe(100);
  expect(outdoorAir({ ...HOUR, humidity: 100 }).humidity).toBe(100);
});

test.each([
  [0, 0],
  [-1, 0],
  [1.5, 0.4856],
  [4, 0.8747],
  [5, 1],
  [11, 1],
])('UV %d is %d of full sun', (uv, share) => {
  expect(sunshineShare(uv)).toBeCloseTo(share, 4);
});

test.each([
  [0, 0, 8],
  [0, 0.25, 8.5],
  [0, 1, 10],
  [0, 2, 10],
  [0, -1, 8],
  [1.5, 0, 17.28],
  [5, 0.5, 25],
])('air of 10 °C, UV %d, cloud %d radiates like %d °C', (uv, cloud, radiantC) => {
  expect(radiantTemperature(10, uv, cloud)).toBeCloseTo(radiantC, 2);
});

test.each([
  [0, 'Cloudy', false],
  [0.09, 'Cloudy', false],
  [0.1, 'Cloudy', true],
  [0, 'Drizzle', true],
  [0, 'Thunderstorm', true],
  [0, 'Fog', false],
] as const)('%d mm and %s: wet is %s', (precipitationMm, condition, wet) => {
  expect(isWetHour({ precipitationMm, condition })).toBe(wet);
});

// Apparent temperature by the formula of Steadman; in the shade the sun does not count.
test.each([
  [30, 45, 1, 50, 35.82, 31.71],
  [20, 20, 3, 40, 14.8, 14.8],
  [-5, -2, 0.5, 80, -7.88, -8.78],
])(
  '%d °C, radiant %d, %d m/s, %d %% feel like %d, in the shade %d',
  (airC, radiantC, airSpeed, humidity, sun, shade) => {
    const air = { airC, radiantC, airSpeed, humidity };
    expect(apparentTemperature(air)).toBeCloseTo(sun, 1);
    expect(shadeApparentC(air)).toBeCloseTo(shade, 1);
  },
);

test('a band of heat begins at 26, 32, 38 and 46 degrees felt', () => {
  /** Dry, calm air that feels like so much. */
  const feeling = (felt: number) => ({ airC: felt + 4.25, radiantC: 0, airSpeed: 0, humidity: 0 });
  expect([25.9, 26, 31.9, 32, 37.9, 38, 45.9, 46].map((felt) => heatBand(feeling(felt)))).toEqual([
    'none',
    ...['moderate', 'moderate', 'strong', 'strong', 'very strong', 'very strong', 'extreme'],
  ]);
});

test.each([
  [24.4, 29.9, null],
  [24.5, 0, 'wind'],
  [0, 30, 'rain'],
  [40, 80, 'rain'],
] as const)('wind of %d m/s and %d mm of rain: %s', (windMs, precipitationMm, storm) => {
  expect(stormOf({ windMs, precipitationMm })).toBe(storm);
});

test('a hurricane of hot air cools nobody', () => {
  const blown = (airC: number, airSpeed: number) => ({ airC, radiantC: airC, airSpeed, humidity: 30 });
  for (const airC of [37, 41, 45, 52]) {
    expect(heatBand(blown(airC, 20))).not.toBe('none');
    expect(apparentTemperature(blown(airC, 20))).toBe(apparentTemperature(blown(airC, 7)));
  }
  // In milder air it does.
  expect(apparentTemperature(blown(30, 20))).toBeLessThan(apparentTemperature(blown(30, 7)));
});
