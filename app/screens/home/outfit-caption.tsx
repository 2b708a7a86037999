import type { Outfit } from '../../contracts/outfits.ts';
import { temperature, type TemperatureUnit } from '../../domain/temperature.ts';
import { WeatherIcon } from '../../ui/weather-icon.tsx';
import { firstSentence } from './weather-words.ts';

/** Under the picture of an outfit in a grid: its day, the first sentence of the description, its weather. */
export function OutfitCaption({ outfit, day, unit }: { outfit: Outfit; day: string; unit: TemperatureUnit }) {
  const { temperature: tempF, condition } = outfit.weatherData;
  return (
    <>
      <p className="date">{day}</p>
      <h3>{firstSentence(outfit.outfitDescription)}</h3>
      <p className="meta">
        <WeatherIcon condition={condition} />
        <span className="num">
          {temperature(tempF, unit)} · {condition}
        </span>
      </p>
    </>
  );
}
