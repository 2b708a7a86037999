import type { CSSProperties } from 'react';
import type { Outfit } from '../../../contracts/outfits.ts';
import { formatDay } from '../../../domain/time/date-words.ts';
import type { TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { receiptFacts, type SlipLine } from './receipt-facts.ts';

interface ReceiptProps {
  outfit: Outfit;
  unit: TemperatureUnit;
}

/** What is printed beside the pieces: date, sum, what the hour asks for, the small print. */
const HEAD_LINES = 6;

/** The warmth of the outfit as a till slip, printed line by line when it is opened. */
export function ReceiptSlip({ outfit, unit }: ReceiptProps) {
  const facts = receiptFacts(outfit, unit);
  return (
    <section className="receipt-wrap" aria-label="Thermal receipt">
      <div className="receipt" style={{ '--lines': HEAD_LINES + facts.items.length } as CSSProperties}>
        <header>
          <div>
            <p className="label">Thermal receipt</p>
            <p className="ttl">{formatDay(outfit.date)}</p>
          </div>
          <div className="text-right">
            <p className="label">{outfit.placeName}</p>
            <p className="ttl num">{facts.range}</p>
          </div>
        </header>
        <Lines of={facts.items} />
        <Lines of={[facts.sum, ...facts.needs]} className="sum" />
        <p className="cap">{facts.note}</p>
      </div>
    </section>
  );
}

function Lines({ of, className }: { of: SlipLine[]; className?: string }) {
  return (
    <ul className={className}>
      {of.map((line) => (
        <li key={line.id}>
          <span>{line.name}</span>
          <span>{line.figure}</span>
        </li>
      ))}
    </ul>
  );
}
