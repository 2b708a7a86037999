import { CalendarClock } from 'lucide-react';
import { useHint } from '../../client/looks/calendars.ts';
import { useSingleSubmit } from '../../client/browser/one-press.ts';
import { useIsRegenerating, useRegenerate } from '../../client/looks/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { DAY_OCCASION_LABELS, DAY_OCCASIONS } from '../../domain/preferences/day-occasion.ts';
import { formatHour } from '../../domain/time/date-words.ts';
import { Chip } from '../../ui/chip.tsx';

interface OccasionChipsProps {
  outfit: Outfit;
  /** Her local date and hour 0..23. */
  today: string;
  userHour: number;
  /** Worn ids of its pieces that stay. */
  locked: string[];
}

/** One tap says what today is for, and she is dressed for it. It is one of the day's outfits. */
export function OccasionChips({ outfit, today, userHour, locked }: OccasionChipsProps) {
  const { data: hint } = useHint(today);
  const dress = useSingleSubmit(useRegenerate());
  const busy = useIsRegenerating();
  return (
    <section className="card shadow occasions" aria-labelledby="occasions-title">
      <h2 id="occasions-title" className="mb-[10px] small strong">
        What is today for?
      </h2>
      <div className="row wrap gap-[8px]" role="group" aria-labelledby="occasions-title">
        {DAY_OCCASIONS.map((occasion) => (
          <Chip
            key={occasion}
            pressed={outfit.occasion === occasion}
            // Not `disabled`: the focus would be lost.
            aria-disabled={busy}
            onClick={() => {
              if (busy || outfit.occasion === occasion) return;
              const stays = locked.length > 0 ? { locked } : {};
              dress({ outfitId: outfit.id, userHour, occasion, ...stays });
            }}
          >
            {DAY_OCCASION_LABELS[occasion]}
          </Chip>
        ))}
      </div>
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
