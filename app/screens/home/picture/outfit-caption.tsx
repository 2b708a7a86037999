import type { Outfit } from '../../../contracts/outfits.ts';
import { shortLine } from '../../../domain/planning/pieces-line.ts';
import { formatTemperature, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { WeatherIcon } from '../../../ui/art/weather-icon.tsx';

/** Under the picture of an outfit in a grid: its day, its name, the two pieces that it is told by, its weather. */
export function OutfitCaption({ outfit, day, unit }: { outfit: Outfit; day: string; unit: TemperatureUnit }) {
  const { temperature: tempF, condition } = outfit.weatherData;
  return (
    <>
      <p className="date">{day}</p>
      <h3>{outfit.title}</h3>
      <p className="said">{shortLine(outfit.look)}</p>
      <p className="meta">
        <WeatherIcon className="size-[15px]" condition={condition} />
        <span className="num">{`${formatTemperature(tempF, unit)} · ${condition}`}</span>
      </p>
    </>
  );
}
