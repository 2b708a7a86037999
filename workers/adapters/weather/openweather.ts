import { z } from 'zod';
import { skyFromOpenWeather, type Sky } from '../../../app/domain/weather/weather-codes.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import type { Remote } from '../outbound.ts';
import { askWeather, buildAnswer, figure, parseBody, shareOf, truncateDegrees } from './ask-weather.ts';
import type { Reading } from './fill-holes.ts';

// openweathermap.org: /data/2.5/weather for now, /data/2.5/forecast for what comes, in steps of three hours.

const weather = z
  .array(z.object({ id: z.number(), description: z.string().optional(), icon: z.string().optional() }))
  .catch([]);
const main = z.object({ temp: figure, humidity: figure }).optional().catch(undefined);
const wind = z.object({ speed: figure }).optional().catch(undefined);
const clouds = z.object({ all: figure }).optional().catch(undefined);
/** Left out where nothing falls. */
const amount = z.number().nullable().default(0).catch(null);
const fallen = z
  .object({ '1h': amount, '3h': amount })
  .default({ '1h': 0, '3h': 0 })
  .catch({ '1h': null, '3h': null });

const step = z.object({ dt: z.number(), weather, main, wind, clouds, rain: fallen, snow: fallen });
const laterShape = z.object({ list: z.array(step.nullable().catch(null)).min(1) });
type Step = z.infer<typeof step>;

const STEP_HOURS = 3;
/** units=imperial gives miles per hour. */
const MS_PER_MPH = 0.44704;

function skyOf({ weather: [first] }: Step): Sky | null {
  return first ? skyFromOpenWeather(first.id, !first.icon?.endsWith('n'), first.description) : null;
}

function readingOf(told: Step, rate: number | null): Reading {
  const { main: air, wind: blows, clouds: cover } = told;
  return {
    at: told.dt * 1000,
    span: STEP_HOURS,
    tempF: air?.temp ?? null,
    windMs: blows?.speed == null ? null : blows.speed * MS_PER_MPH,
    humidity: air?.humidity ?? null,
    cloud: shareOf(cover?.all ?? null),
    uv: null,
    rate,
    sky: skyOf(told),
  };
}

const total = (rain: number | null, snow: number | null) =>
  rain === null || snow === null ? null : rain + snow;
/** mm in each of the hours before a step; null where that is not known. */
function rateBefore(next: Step | undefined, from: Step): number | null {
  const sum = next && next.dt - from.dt <= STEP_HOURS * 3600 ? total(next.rain['3h'], next.snow['3h']) : null;
  return sum === null ? null : sum / STEP_HOURS;
}
/** What has just fallen goes on, unless more is coming. */
function rateNow(now: Step, next: Step | undefined): number | null {
  const known = [total(now.rain['1h'], now.snow['1h']), rateBefore(next, now)].filter(
    (each) => each !== null,
  );
  return known.length > 0 ? Math.max(...known) : null;
}

async function forecast(config: OpenWeather, question: ForecastQuestion): Promise<ForecastAnswer> {
  const read = async <S extends z.ZodType>(path: string, shape: S) => {
    const url = new URL(path, config.baseUrl ?? 'https://api.openweathermap.org');
    url.search = `lat=${truncateDegrees(question.lat)}&lon=${truncateDegrees(question.lon)}&units=imperial&appid=${encodeURIComponent(config.key)}`;
    return parseBody('openweather', await askWeather(config, { provider: 'openweather', url }), shape);
  };
  const [now, later] = await Promise.all([
    read('/data/2.5/weather', step.nullable().catch(null)),
    read('/data/2.5/forecast', laterShape),
  ]);
  const ahead = later.list.filter((each) => each !== null).filter(({ dt }) => dt > (now?.dt ?? 0));
  const sky = now && skyOf(now);
  return buildAnswer(question, {
    source: 'openweather',
    readings: [
      ...(now ? [readingOf(now, rateNow(now, ahead[0]))] : []),
      ...ahead.map((each, i) => readingOf(each, rateBefore(ahead[i + 1], each))),
    ],
    ...(sky && { measured: { tempF: now.main?.temp ?? null, sky } }),
    expiresAt: question.at + 10 * 60_000,
  });
}

interface OpenWeather extends Remote {
  key: string;
}

export function openWeather(config: OpenWeather): WeatherProvider {
  return { name: 'openweather', forecast: (question) => forecast(config, question) };
}
