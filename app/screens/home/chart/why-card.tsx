import type { ReceiptHour } from '../../../domain/comfort/receipt.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { LocalTime } from '../../../domain/time/local-day.ts';
import { convertTemperatures, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { LateChart } from './lazy-chart.tsx';
import { bagWords } from './chart-words.ts';

interface WhyCardProps {
  outfit: Outfit;
  time: LocalTime;
  unit: TemperatureUnit;
}

/** The stored reasons in words, and the day as a line inside what the outfit covers. */
export function WhyCard({ outfit, time, unit }: WhyCardProps) {
  const isToday = outfit.date === time.date;
  const now = isToday ? currentTimePosition(outfit.receipt.hours, time.hour, time.minute) : null;
  return (
    <section className="card shadow why" aria-labelledby="why-title">
      <h2 id="why-title" className="display text-2xl leading-snug">
        Why this works
      </h2>
      <p className="mt-[8px] mb-[14px] text-pretty ink2">
        {outfit.reasons.map((reason) => convertTemperatures(reason.text, unit)).join(' ')}
      </p>
      <LateChart {...outfit} now={now} unit={unit} />
      {outfit.receipt.carried && <p className="small strong">{bagWords(outfit.receipt.carried)}</p>}
    </section>
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
