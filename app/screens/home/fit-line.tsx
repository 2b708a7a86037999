import { ThermometerSun } from 'lucide-react';
import type { Outfit } from '../../contracts/outfits.ts';
import { describeFit } from '../../domain/looks/comfort-line.ts';
import { formatHour } from '../../domain/time/date-words.ts';
import type { TemperatureUnit } from '../../domain/weather/temperature.ts';

const MOOD_TONES = { perfect: 'rose', hot: 'gold', cold: 'sage' };

interface FitLineProps {
  outfit: Outfit;
  unit: TemperatureUnit;
  /** What is said of the figures. */
  note?: string | null;
}

/** 'Perfect for 57°F, Partly Cloudy', or what is true instead, and of which hour: the header has that of now. */
export function FitLine({ outfit, unit, note = outfit.weatherNote }: FitLineProps) {
  const fit = describeFit({ ...outfit, weather: outfit.weatherData }, unit);
  const [planned] = outfit.receipt.hours;
  return (
    <div className="fit-line">
      <p className={`fit num ${MOOD_TONES[fit.mood]}`}>
        <ThermometerSun className="size-[18px]" />
        <span>{fit.text}</span>
      </p>
      {planned && <p className="planned xs muted num">{`Planned for ${formatHour(planned.hour)}`}</p>}
      {note && <p className="xs muted">{note}</p>}
    </div>
  );
}
