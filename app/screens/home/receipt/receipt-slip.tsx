import type { Outfit } from '../../../contracts/outfits.ts';
import { formatDay } from '../../../domain/time/date-words.ts';
import type { TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { receiptFacts, type SlipLine } from './receipt-facts.ts';
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
        <h2 className="display leading-snug">
          {outfit.receipt.lines.some(({ over }) => over) ? (
            <>
              <span>What stays on inside,</span> <em>what goes over it</em>
            </>
          ) : (
            <>
              <span>Warmth, added up</span> <em>piece by piece</em>
            </>
          )}
        </h2>
        <p className="ink2 mt-2">{warmthStory(outfit.receipt, unit)}</p>
      </div>
      <div className="receipt-wrap">
        <ReceiptSlip outfit={outfit} unit={unit} />
      </div>
    </section>
  );
}

function ReceiptSlip({ outfit, unit }: ReceiptProps) {
  const facts = receiptFacts(outfit, unit);
  return (
    <section className="receipt" aria-label="Thermal receipt">
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
