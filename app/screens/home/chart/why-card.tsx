import { ChevronDown } from 'lucide-react';
import type { ReceiptHour } from '../../../domain/comfort/receipt.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { LocalTime } from '../../../domain/time/local-day.ts';
import { convertTemperatures, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { LateDetails } from './late-details.tsx';

interface WhyCardProps {
  outfit: Outfit;
  time: LocalTime;
  unit: TemperatureUnit;
}

/** Why it works, in one line; opened, the receipt is printed, and the day is a line inside what the outfit covers. */
export function WhyCard({ outfit, time, unit }: WhyCardProps) {
  const isToday = outfit.date === time.date;
  const now = isToday ? currentTimePosition(outfit.receipt.hours, time.hour, time.minute) : null;
  const [reason] = outfit.reasons;
  return (
    <details className="card shadow why">
      <summary>
        <span>
          <h2 className="strong">Why this works</h2>
          <span className="small muted why-lead">{reason && convertTemperatures(reason.text, unit)}</span>
        </span>
        <ChevronDown />
      </summary>
      <LateDetails outfit={outfit} now={now} unit={unit} />
    </details>
  );
}

/** The mark moves by quarters of an hour (15 pixels of a wide chart): each move draws the chart anew, and the first fetches its code. */
const QUARTERS = 4;

/** Place of the present along the day, in hours from its start and whole quarters, or null outside it. */
export function currentTimePosition(
  hours: readonly ReceiptHour[],
  hour: number,
  minute: number,
): number | null {
  const index = hours.findIndex((each) => each.hour === hour);
  if (index === -1) return null;
  return Math.min(index + Math.floor((minute * QUARTERS) / 60) / QUARTERS, hours.length - 1);
}
