import type { Outfit } from '../../contracts/outfits.ts';
import { firstSentence } from '../../domain/fit-line.ts';
import { retold, temperature, type TemperatureUnit } from '../../domain/temperature.ts';
import { WeatherIcon } from '../../ui/weather-icon.tsx';

/** Under the picture of an outfit in a grid: its day, its name, the first sentence of the description, its weather. */
export function OutfitCaption({ outfit, day, unit }: { outfit: Outfit; day: string; unit: TemperatureUnit }) {
  const { temperature: tempF, condition } = outfit.weatherData;
  return (
    <>
      <p className="date">{day}</p>
      <h3>{outfit.title}</h3>
      <p className="said">{retold(firstSentence(outfit.outfitDescription), unit)}</p>
      <p className="meta">
        <WeatherIcon condition={condition} />
        <span className="num">
          {temperature(tempF, unit)} · {condition}
        </span>
      </p>
    </>
  );
}
