import { z } from 'zod';
import { sunElevation, uvIndex } from '../../../app/domain/climate/sun.ts';
import { skyFromOpenWeather, type Sky } from '../../../app/domain/weather/weather-codes.ts';
import type { Sample } from '../../../app/domain/weather/weather-hours.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import { buildAnswer, askWeather, parseBody, truncateDegrees } from './ask-weather.ts';
import type { Remote } from '../outbound.ts';

// openweathermap.org: /data/2.5/weather for now, /data/2.5/forecast for what comes, in steps of three hours.

const weather = z
  .array(z.object({ id: z.number(), description: z.string(), icon: z.string().optional() }))
  .min(1);
const main = z.object({ temp: z.number(), humidity: z.number() });
const wind = z.object({ speed: z.number() });
const clouds = z.object({ all: z.number() }).optional();
const fallen = z.object({ '1h': z.number().optional(), '3h': z.number().optional() }).optional();

const nowShape = z.object({ dt: z.number(), weather, main, wind, clouds, rain: fallen, snow: fallen });
const laterShape = z.object({
  list: z.array(z.object({ dt: z.number(), weather, main, wind, clouds, rain: fallen, snow: fallen })).min(1),
});
type Step = z.infer<typeof nowShape>;

const STEP_HOURS = 3;
/** units=imperial gives miles per hour. */
const MS_PER_MPH = 0.44704;

function skyOf({ weather: [first] }: Step): Sky {
  return skyFromOpenWeather(first?.id ?? 804, !first?.icon?.endsWith('n'), first?.description);
}

/** `rate` is what falls until the next step: sums are of the three hours before their stamp. */
function sampleOf(step: Step, rate: number, { lat, lon }: ForecastQuestion): Sample {
  const at = step.dt * 1000;
  const cloud = (step.clouds?.all ?? 50) / 100;
  return {
    at,
    tempF: step.main.temp,
    windMs: step.wind.speed * MS_PER_MPH,
    humidity: step.main.humidity,
    cloud,
    uv: uvIndex(sunElevation(at, lat, lon), cloud),
    rate,
    sky: skyOf(step),
  };
}

const sum = (step: Step | undefined) => (step?.rain?.['3h'] ?? 0) + (step?.snow?.['3h'] ?? 0);
const lastHour = (step: Step) => (step.rain?.['1h'] ?? 0) + (step.snow?.['1h'] ?? 0);

async function forecast(config: OpenWeather, question: ForecastQuestion): Promise<ForecastAnswer> {
  const read = async <S extends z.ZodType>(path: string, shape: S) => {
    const url = new URL(path, config.baseUrl ?? 'https://api.openweathermap.org');
    url.search = `lat=${truncateDegrees(question.lat)}&lon=${truncateDegrees(question.lon)}&units=imperial&appid=${encodeURIComponent(config.key)}`;
    return parseBody('openweather', await askWeather(config, { provider: 'openweather', url }), shape);
  };
  const [now, later] = await Promise.all([
    read('/data/2.5/weather', nowShape),
    read('/data/2.5/forecast', laterShape),
  ]);
  const ahead = later.list.filter((step) => step.dt > now.dt);
  const samples = [
    sampleOf(now, Math.max(lastHour(now), sum(ahead[0]) / STEP_HOURS), question),
    ...ahead.map((step, i) => sampleOf(step, sum(ahead[i + 1]) / STEP_HOURS, question)),
  ];
  const sky = skyOf(now);
  return buildAnswer(question, {
    source: 'openweather',
    samples,
    current: { temperature: now.main.temp, condition: sky.condition, description: sky.description },
    expiresAt: question.at + 10 * 60_000,
  });
}

interface OpenWeather extends Remote {
  key: string;
}

export function openWeather(config: OpenWeather): WeatherProvider {
  return { name: 'openweather', forecast: (question) => forecast(config, question) };
}
