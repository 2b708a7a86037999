import type { Outfit } from '../../contracts/outfits.ts';
import { dayWords } from '../../domain/day-words.ts';
import type { TemperatureUnit } from '../../domain/temperature.ts';
import { receiptFacts } from './receipt-facts.ts';
import { warmthStory } from './warmth-story.ts';

interface ReceiptProps {
  outfit: Outfit;
  unit: TemperatureUnit;
}

/** The warmth of the outfit as a till slip; on wide screens with a few words beside it. */
export function ReceiptBand({ outfit, unit }: ReceiptProps) {
  return (
    <section className="band" aria-label="The working">
      <div className="band-words">
        <p className="label">The working</p>
        <h2 className="display h2">
          Warmth, added up <em>garment by garment</em>
        </h2>
        <p className="lead mt-3">{warmthStory(outfit.receipt, unit)}</p>
      </div>
      <div className="receipt-wrap">
        <ReceiptSlip outfit={outfit} unit={unit} />
      </div>
    </section>
  );
}

function ReceiptSlip({ outfit, unit }: ReceiptProps) {
  const facts = receiptFacts(outfit.receipt, outfit.daypart, unit);
  return (
    <section className="receipt" aria-label="Thermal receipt">
      <header>
        <div>
          <p className="label">Thermal receipt</p>
          <p className="ttl">{dayWords(outfit.date)}</p>
        </div>
        <div>
          <p className="label">{outfit.placeName}</p>
          <p className="ttl num">{facts.range}</p>
        </div>
      </header>
      <ul>
        {facts.lines.map((line) => (
          <li key={line.id}>
            <span>{line.name}</span>
            <span>{line.clo}</span>
          </li>
        ))}
      </ul>
      <p className="sum">
        <span>You wear</span>
        <span>{facts.wear}</span>
      </p>
      <p className="need">
        <span>{facts.asks}</span>
        <span>{facts.need}</span>
      </p>
      {facts.minutes && (
        <p className="need">
          <span>Outdoors at a time, at most</span>
          <span>{facts.minutes}</span>
        </p>
      )}
      <p className="foot">{facts.note}</p>
    </section>
  );
}
