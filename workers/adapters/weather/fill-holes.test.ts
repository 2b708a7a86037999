// Forecasts with holes, from each service as it publishes them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeatherHour } from '../../../app/domain/weather/weather.ts';
import {
  AT,
  metAnswer,
  openMeteoAnswer,
  openWeatherAnswer,
  QUESTION,
} from '../../../tests/worlds/weather-answers.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { WeatherProvider } from '../../ports/weather.ts';
import type { Remote } from '../outbound.ts';
import { metNorway } from './met-norway.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeather } from './openweather.ts';

const FIGURES = ['temperature', 'wind', 'humidity', 'cloud', 'rain'] as const;
type Figure = (typeof FIGURES)[number];
type Holder = Record<string | number, unknown>;
/** What stands at a path of a body. */
const at = (body: unknown, ...path: (string | number)[]): Holder =>
  path.reduce((holder, key) => (holder as Holder)[key], body) as Holder;
const cut = (list: unknown, from: number, count: number) => (list as unknown[]).splice(from, count);

interface Service {
  make: (remote: Remote) => WeatherProvider;
  answer: (url: URL) => Response;
  /** Steps, from 06:00 UTC on (openweather: 09:00). */
  steps: number;
  /** The step that is spoiled, the UTC hours of the day that are then filled. */
  step: number;
  filled: number[];
  /** With a step its sum is missing: what fell before it. */
  dropped: number[];
  /** Where the figure of a step stands: the object or array, and its key. */
  place: (body: unknown, step: number, figure: Figure) => [Holder, string | number];
  drop: (body: unknown, step: number, count: number) => void;
  sky: (body: unknown, step: number) => void;
}

const MET = {
  temperature: 'air_temperature',
  wind: 'wind_speed',
  humidity: 'relative_humidity',
  cloud: 'cloud_area_fraction',
};
const METEO = {
  temperature: 'temperature_2m',
  wind: 'wind_speed_10m',
  humidity: 'relative_humidity_2m',
  cloud: 'cloud_cover',
  rain: 'precipitation',
};
/** Open-Meteo's hours begin at the midnight before yesterday's. */
const METEO_FIRST = 30;

const SERVICES: Record<string, Service> = {
  'met-norway': {
    make: (remote) => metNorway(remote),
    answer: metAnswer,
    ...{ steps: 60, step: 8, filled: [14], dropped: [14] },
    place: (body, step, figure) => {
      const data = at(body, 'properties', 'timeseries', step, 'data');
      return figure === 'rain'
        ? [at(data, 'next_1_hours', 'details'), 'precipitation_amount']
        : [at(data, 'instant', 'details'), MET[figure]];
    },
    drop: (body, step, count) => cut(at(body, 'properties', 'timeseries'), step, count),
    sky: (body, step) => delete at(body, 'properties', 'timeseries', step, 'data', 'next_1_hours')['summary'],
  },
  'open-meteo': {
    make: (remote) => openMeteo({ ...remote, key: 'k' }),
    answer: openMeteoAnswer,
    ...{ steps: 60, step: 8, filled: [14], dropped: [13, 14] },
    // Sums are of the hour before.
    place: (body, step, figure) => [
      at(body, 'hourly', METEO[figure]),
      METEO_FIRST + step + (figure === 'rain' ? 1 : 0),
    ],
    drop: (body, step, count) => {
      for (const column of Object.values(at(body, 'hourly'))) cut(column, METEO_FIRST + step, count);
    },
    sky: (body, step) => (at(body, 'hourly', 'weather_code')[METEO_FIRST + step] = null),
  },
  openweather: {
    make: (remote) => openWeather({ ...remote, key: 'k' }),
    answer: openWeatherAnswer,
    ...{ steps: 40, step: 2, filled: [13, 14, 15, 16, 17], dropped: [10, 11, 12, 13, 14, 15, 16, 17] },
    place: (body, step, figure) => {
      if (figure === 'rain') return [(at(body, 'list', step + 1)['rain'] ??= {}) as Holder, '3h'];
      if (figure === 'wind') return [at(body, 'list', step, 'wind'), 'speed'];
      if (figure === 'cloud') return [at(body, 'list', step, 'clouds'), 'all'];
      return [at(body, 'list', step, 'main'), figure === 'temperature' ? 'temp' : 'humidity'];
    },
    drop: (body, step, count) => cut(at(body, 'list'), step, count),
    sky: (body, step) => (at(body, 'list', step)['weather'] = []),
  },
};

/** The hours that are told of a body; its text may be broken, too. */
async function hoursOf(
  { make, answer }: Service,
  spoil: (body: unknown) => void,
  spoilText = (text: string) => text,
): Promise<WeatherHour[]> {
  const fetch = async (input: unknown) => {
    const url = new URL(String(input));
    const body = await answer(url).json();
    // OpenWeather's weather of now stays whole.
    if (!url.pathname.endsWith('/weather')) spoil(body);
    return new Response(spoilText(JSON.stringify(body)));
  };
  const { forecast } = await make({ fetch: fetch as typeof globalThis.fetch }).forecast(QUESTION);
  return forecast.hours;
}

const filledIn = (hours: WeatherHour[]) =>
  hours.filter(({ filled }) => filled).map(({ at }) => new Date(at).getUTCHours());
const dressing = ({ tempF, windMs, humidity, cloud, precipitationMm }: WeatherHour) => ({
  ...{ tempF, windMs, humidity, cloud, precipitationMm },
});

const BAD: [string, unknown][] = [
  ['null', null],
  ['missing', undefined],
  ['"NaN"', 'NaN'],
  ['a text', '--'],
  ['a number as text', '12.5'],
  ['an object', {}],
  ['a list', [1]],
  ['true', true],
  ['far too much', 9999],
  ['far too little', -9999],
];

for (const [name, service] of Object.entries(SERVICES)) {
  const spoilOne = (figure: Figure, value: unknown) => (body: unknown) => {
    const [holder, key] = service.place(body, service.step, figure);
    holder[key] = value;
  };

  test.each(FIGURES.flatMap((figure) => BAD.map(([said, value]) => [figure, said, value] as const)))(
    `${name}: one hour whose %s is %s is read from its neighbors, and says so`,
    async (figure, said, value) => {
      const whole = await hoursOf(service, () => undefined);
      const hours = await hoursOf(service, spoilOne(figure, value));
      expect(hours.map(dressing)).toEqual(whole.map(dressing));
      // OpenWeather leaves out what does not fall.
      const isNone = name === 'openweather' && figure === 'rain' && said === 'missing';
      expect(filledIn(hours)).toEqual(isNone ? [] : service.filled);
    },
  );

  test(`${name}: a NaN that is no JSON is a hole like another`, async () => {
    const hours = await hoursOf(service, spoilOne('wind', 'hole'), (text) => text.replace('"hole"', 'NaN'));
    expect(filledIn(hours)).toEqual(service.filled);
  });

  test.each([-0.01, -0.02, -1e-9, -0])(
    `${name}: %f mm of rain are a rounding: none, and nothing to say`,
    async (mm) => {
      const hours = await hoursOf(service, spoilOne('rain', mm));
      expect(filledIn(hours)).toEqual([]);
      expect(Math.min(...hours.map(({ precipitationMm }) => precipitationMm))).toBe(0);
    },
  );

  test(`${name}: a step that is not there is filled; a sky that is not there is told from rain and clouds`, async () => {
    const whole = await hoursOf(service, () => undefined);
    const hours = await hoursOf(service, (body) => service.drop(body, service.step, 1));
    expect(filledIn(hours)).toEqual(service.dropped);
    expect(hours.map(({ tempF }) => tempF)).toEqual(whole.map(({ tempF }) => tempF));
    const [hour] = service.filled;
    const skyless = await hoursOf(service, (body) => service.sky(body, service.step));
    expect(skyless.find(({ at }) => new Date(at).getUTCHours() === hour)?.condition).toMatch(
      /Sunny|Clear|Partly/,
    );
    expect(filledIn(skyless)).toEqual([]);
  });

  test(`${name}: what lies beyond the hours that are asked for is not looked at`, async () => {
    const last = service.steps - 2;
    const far = await hoursOf(service, (body) => {
      for (const figure of FIGURES) {
        const [holder, key] = service.place(body, name === 'openweather' ? 22 : last, figure);
        holder[key] = null;
      }
    });
    expect(far).toEqual(await hoursOf(service, () => undefined));
  });

  test(`${name}: where more is missing the forecast ends; less than a day is left to the next service`, async () => {
    const perStep = name === 'openweather' ? 3 : 1;
    const late = await hoursOf(service, (body) => service.drop(body, 30 / perStep, 12 / perStep));
    expect(late.length).toBeGreaterThanOrEqual(24);
    expect(late.length).toBeLessThan(36);
    expect(filledIn(late)).toEqual([]);
    const early = hoursOf(service, (body) => service.drop(body, 9 / perStep, 12 / perStep));
    await expect(early).rejects.toBeInstanceOf(ProviderError);
  });

  test.each(['temperature', 'wind'] as const)(`${name}: without any %s it is no forecast`, async (figure) => {
    for (const value of [null, undefined, 'NaN', 9999, -9999]) {
      const never = hoursOf(service, (body) => {
        for (let step = name === 'open-meteo' ? -METEO_FIRST : 0; step < service.steps; step++) {
          const [holder, key] = service.place(body, step, figure);
          holder[key] = value;
        }
      });
      await expect(never).rejects.toBeInstanceOf(ProviderError);
    }
  });

  const hole = fc.record({
    step: fc.integer({ min: 0, max: service.steps - 2 }),
    figure: fc.constantFrom(...FIGURES),
    value: fc.oneof(fc.constantFrom(...BAD.map(([, value]) => value)), fc.double({ min: -1e6, max: -200 })),
  });
  test(`${name}: whatever is missing, what is told is whole, marked where it is not theirs, and never invented`, async () => {
    const whole = new Map((await hoursOf(service, () => undefined)).map((hour) => [hour.at, hour]));
    await fc.assert(
      fc.asyncProperty(fc.array(hole, { maxLength: 30 }), async (holes) => {
        const told = await hoursOf(service, (body) => {
          for (const { step, figure, value } of holes) {
            const [holder, key] = service.place(body, step, figure);
            // OpenWeather leaves out what does not fall.
            holder[key] = figure === 'rain' && value === undefined ? null : value;
          }
        }).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ProviderError);
          return [];
        });
        expect(told.length === 0 || (told.length >= 24 && told[0]!.at <= new Date(AT).toISOString())).toBe(
          true,
        );
        for (const hour of told) {
          expect(Object.values(dressing(hour)).every((value) => Number.isFinite(value))).toBe(true);
          const real = whole.get(hour.at)!;
          if (!hour.filled)
            expect({ ...dressing(hour), humidity: 0 }).toEqual({ ...dressing(real), humidity: 0 });
          expect(Math.abs(hour.tempF - real.tempF)).toBeLessThan(12);
          expect(hour.windMs).toBe(4);
          expect(hour.precipitationMm).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 150 },
    );
  });
}
