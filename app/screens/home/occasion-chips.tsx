import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useHint } from '../../client/looks/calendars.ts';
import { useSingleSubmit } from '../../client/browser/one-press.ts';
import { useIsRegenerating, useRegenerate } from '../../client/looks/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import {
  DAY_OCCASION_LABELS,
  DAY_OCCASIONS,
  EVENINGS,
  isEvening,
  type DayOccasion,
} from '../../domain/preferences/day-occasion.ts';
import { formatHour } from '../../domain/time/date-words.ts';
import { Chip } from '../../ui/chip.tsx';

interface OccasionChipsProps {
  outfit: Outfit;
  /** Her local date and hour 0..23. */
  today: string;
  userHour: number;
}

/** One tap says what today is for, and she is dressed for it; an evening opens into its kinds first. It is one of the day's outfits. */
export function OccasionChips({ outfit, today, userHour }: OccasionChipsProps) {
  const { data: hint } = useHint(today);
  const dress = useSingleSubmit(useRegenerate());
  const busy = useIsRegenerating();
  const [isOpen, setOpen] = useState(isEvening(outfit.occasion));
  const chip = (occasion: DayOccasion, label = DAY_OCCASION_LABELS[occasion]) => (
    <Chip
      key={label}
      pressed={outfit.occasion === occasion}
      // Not `disabled`: the focus would be lost.
      aria-disabled={busy}
      onClick={() => {
        if (!busy && outfit.occasion !== occasion) dress({ outfitId: outfit.id, userHour, occasion });
      }}
    >
      {label}
    </Chip>
  );
  return (
    <section className="card shadow occasions" aria-labelledby="occasions-title">
      <h2 id="occasions-title" className="mb-[10px] small strong">
        What is today for?
      </h2>
      <div className="row wrap gap-[8px]" role="group" aria-labelledby="occasions-title">
        {DAY_OCCASIONS.map((occasion) =>
          occasion === 'evening' ? (
            <Chip
              key={occasion}
              pressed={isEvening(outfit.occasion)}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {DAY_OCCASION_LABELS.evening}
            </Chip>
          ) : (
            !isEvening(occasion) && chip(occasion)
          ),
        )}
      </div>
      {isOpen && (
        <div className="row wrap mt-[8px] gap-[8px]" role="group" aria-label="What kind of evening?">
          {EVENINGS.map((kind) => (kind === 'evening' ? chip(kind, 'Any evening') : chip(kind)))}
        </div>
      )}
      {hint && hint.occasion !== outfit.occasion && (
        <p className="row mt-[12px] gap-[10px] small ink2">
          <CalendarClock />
          <span>
            Your calendar suggests <b className="strong">{DAY_OCCASION_LABELS[hint.occasion]}</b>
            {hint.hour !== null && `, ${formatHour(hint.hour)}`}.
          </span>
        </p>
      )}
    </section>
  );
}
