import type { Outfit } from '../../../contracts/outfits.ts';
import { firstSentence } from '../../../domain/looks/comfort-line.ts';
import { convertTemperatures, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { ReceiptSlip } from '../receipt/receipt-slip.tsx';
import { warmthStory } from '../receipt/warmth-story.ts';
import { bagWords } from './chart-words.ts';
import { ComfortChart } from './comfort-chart.tsx';

export interface WhyDetailsProps {
  outfit: Outfit;
  /** As from `currentTimePosition`; null when the present is not on the chart. */
  now: number | null;
  unit: TemperatureUnit;
}

/** The receipt, the stored reasons and the day; and what the one sentence of the look has left out. */
export function WhyDetails({ outfit, now, unit }: WhyDetailsProps) {
  const { receipt, reasons } = outfit;
  const description = convertTemperatures(outfit.outfitDescription, unit);
  const more = description.slice(firstSentence(description).length).trim();
  const why = reasons.map(({ text }) => convertTemperatures(text, unit));
  return (
    <div className="why-open">
      <ReceiptSlip outfit={outfit} unit={unit} />
      <div className="why-day">
        <p className="text-pretty ink2">{[...why, warmthStory(receipt, unit)].join(' ')}</p>
        <div>
          <ComfortChart receipt={receipt} reasons={reasons} now={now} unit={unit} />
        </div>
        {receipt.carried && <p className="small strong">{bagWords(receipt.carried)}</p>}
        {more && <p className="small text-pretty muted">{more}</p>}
      </div>
    </div>
  );
}
