import { Link } from '../../../framework/react.ts';
import { MapPin, Settings } from 'lucide-react';
import type { CurrentWeatherAnswer } from '../../../contracts/user.ts';
import { formatDay, formatTime } from '../../../domain/time/date-words.ts';
import { greeting, isNight } from '../../../domain/time/daypart.ts';
import type { LocalTime } from '../../../domain/time/local-day.ts';
import { wholeDegrees, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { Brand } from '../../../ui/art/brand-mark.tsx';
import type { PreloadHandlers } from '../../../ui/behavior/lazy-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WeatherIcon } from '../../../ui/art/weather-icon.tsx';
import { usePreference } from '../../profile/use-preference.ts';
import { isVeiled, outlook, skyKind } from './sky.ts';

const UNIT_NAMES: Record<TemperatureUnit, string> = { F: 'Fahrenheit', C: 'Celsius' };

interface SkyHeaderProps {
  location: string;
  time: LocalTime;
  weather: CurrentWeatherAnswer | null;
  weatherFailed: boolean;
  unit: TemperatureUnit;
  onChangePlace: () => void;
  placeIntent: PreloadHandlers;
}

/** The sky of the hour with place, clock, greeting and the weather now. */
export function SkyHeader(props: SkyHeaderProps) {
  const { location, time, weather, weatherFailed, unit, onChangePlace, placeIntent } = props;
  const place = location || 'Your Location';
  const sky = skyKind(weather?.condition ?? null, time.hour);
  return (
    <header className="sky" data-sky={sky} data-veiled={isVeiled(weather?.condition ?? null) || undefined}>
      <div className="page">
        <div className="top">
          <Brand />
          <Link className="icon-btn" to="/profile" aria-label="Settings">
            <Settings />
          </Link>
        </div>
        <div className="head">
          <div>
            <p className="when">
              <button
                type="button"
                className="place"
                aria-label={`Update location, now ${place}`}
                onClick={onChangePlace}
                {...placeIntent}
              >
                <MapPin className="size-[18px]" />
                <u className="decoration-1 underline-offset-4">{place}</u>
              </button>
              <span className="num">{`${formatDay(time.date)} · ${formatTime(time.hour, time.minute)}`}</span>
            </p>
            <h1 className="display">{greeting(time.hour)}</h1>
          </div>
          {weather ? (
            <WeatherNow weather={weather} hour={time.hour} unit={unit} />
          ) : (
            <NoWeather failed={weatherFailed} />
          )}
        </div>
      </div>
    </header>
  );
}

interface WeatherNowProps {
  weather: CurrentWeatherAnswer;
  hour: number;
  unit: TemperatureUnit;
}

function WeatherNow({ weather, hour, unit }: WeatherNowProps) {
  const ahead = outlook(weather, hour, unit);
  // 'Partly Cloudy, partly cloudy' says nothing twice.
  const isNews = weather.description.toLowerCase() !== weather.condition.toLowerCase();
  const now = wholeDegrees(weather.temperature, unit);
  const other = unit === 'F' ? 'C' : 'F';
  const toggle = usePreference({ failure: 'Failed to change the unit. Please try again.' });
  return (
    <div className="now">
      <button
        type="button"
        className="temp"
        aria-label={`${now}°${unit}. Show ${UNIT_NAMES[other]}`}
        onClick={() => toggle.mutate({ temperatureUnit: other })}
      >
        <span>{`${now}°`}</span>
        <small>{unit}</small>
      </button>
      <div className="cond">
        <b>
          <WeatherIcon className="size-[22px]" condition={weather.condition} night={isNight(hour)} />
          <span>{`${weather.condition} now`}</span>
        </b>
        <span className="num">
          {isNews && <span>{ahead ? `${weather.description},` : weather.description}</span>}
          {isNews && ahead && <br />}
          {ahead && <span>{ahead}</span>}
        </span>
        {weather.note && weather.source !== 'seasonal' && (
          <em className="block not-italic opacity-85">{weather.note}</em>
        )}
      </div>
    </div>
  );
}

/** Keeps the place of the weather while it loads, and says so when there is none. */
function NoWeather({ failed }: { failed: boolean }) {
  return (
    <div className="now">
      {failed ? (
        <p className="cond">We can't reach the weather right now. We'll try again in a few minutes.</p>
      ) : (
        <Skeleton className="h-20 w-40 opacity-30" />
      )}
    </div>
  );
}
