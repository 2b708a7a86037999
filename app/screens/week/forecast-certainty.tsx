import { SURENESS_LABELS, SURENESSES, type Sureness } from '../../domain/planning/days-ahead.ts';

/** Three marks and the word: how sure a day is. */
export function ForecastCertainty({ sureness }: { sureness: Sureness }) {
  const on = 3 - SURENESSES.indexOf(sureness);
  return (
    <span className="cer" data-sure={sureness}>
      {[1, 2, 3].map((mark) => (
        <i key={mark} className={mark <= on ? 'on' : undefined} aria-hidden="true" />
      ))}
      <span>{SURENESS_LABELS[sureness]}</span>
    </span>
  );
}
