import { House } from 'lucide-react';
import type { BuildVerdict } from '../../domain/styling/chosen/judge-build.ts';
import type { TemperatureUnit } from '../../domain/weather/temperature.ts';
import { insideWords } from '../home/receipt/receipt-facts.ts';
import { warmthFacts } from './build-words.ts';

interface VerdictProps {
  verdict: BuildVerdict & { lack: string | null };
}

/** How warm the look is in the hour that tells most, always in sight: told anew with every piece. */
export function WarmthGlance({ verdict: { receipt, warnings, lack } }: VerdictProps) {
  const facts = warmthFacts(receipt);
  if (!facts) return null;
  const { title, warmth, worn, need, figures } = facts;
  const most = Math.max(worn, need.max) * 1.25;
  const at = (clo: number) => `${((100 * clo) / most).toFixed(1)}%`;
  const notes = [...(lack ? [lack] : []), ...warnings];
  return (
    <section className="card shadow b-glance" aria-label="How warm it is">
      <div role="status">
        <p className="display h3 b-verdict" data-warmth={warmth}>
          {title}
        </p>
        <p className="xs muted num">{figures}</p>
        {notes.length > 0 && <p className="xs strong b-first">{notes[0]}</p>}
      </div>
      <div className="b-scale" aria-hidden="true">
        <i style={{ left: at(need.min), right: `calc(100% - ${at(need.max)})` }} />
        <b style={{ left: at(worn) }} />
      </div>
    </section>
  );
}

/** How it feels inside, and all that speaks against it. */
export function WarmthDetails({ verdict, unit }: VerdictProps & { unit: TemperatureUnit }) {
  const { receipt, warnings, lack } = verdict;
  const notes = [...(lack ? [lack] : []), ...warnings];
  if (!receipt.inside && notes.length === 0) return null;
  return (
    <section className="card shadow b-details" aria-labelledby="b-details-title">
      <h2 id="b-details-title" className="label">
        How it fits today
      </h2>
      {receipt.inside && (
        <p className="small b-line">
          <House className="size-[17px]" />
          <span className="num">{`Inside: ${lowered(insideWords(receipt.inside, unit))}`}</span>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="b-warnings small">
          {notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
