import type { Outfit } from '../../../contracts/outfits.ts';
import type { LocalTime } from '../../../domain/time/local-day.ts';
import { convertTemperatures, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { LateChart } from './lazy-chart.tsx';
import { bagWords } from './chart-words.ts';
import { currentTimePosition } from './current-time-mark.ts';

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
      <p className="cap">
        The line is the temperature; the tinted blocks are the range this outfit covers. Estimated comfort.
      </p>
    </section>
  );
}
