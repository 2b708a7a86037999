import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useHint } from '../../client/looks/calendars.ts';
import { useSingleSubmit } from '../../client/browser/one-press.ts';
import { useIsRegenerating, useRegenerate } from '../../client/looks/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import {
  DAY_OCCASION_LABELS,
  FIRST_OCCASIONS,
  OCCASION_KINDS,
  type DayOccasion,
} from '../../domain/preferences/day-occasion.ts';
import { formatHour } from '../../domain/time/date-words.ts';
import { Chip } from '../../ui/chip.tsx';
import { SayDay } from './say-day.tsx';

interface OccasionChipsProps {
  outfit: Outfit;
  /** Her local date and hour 0..23. */
  today: string;
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of its pieces that stay. */
  locked: string[];
}

/**
 * Her own words or one tap say what today is for, and she is dressed for it: it is one of the day's outfits. An evening and sport open into
 * their kinds first.
 */
export function OccasionChips({ outfit, today, userHour, left, locked }: OccasionChipsProps) {
  const { data: hint } = useHint(today);
  const dress = useSingleSubmit(useRegenerate());
  const busy = useIsRegenerating();
  const isFor = (occasion: DayOccasion) =>
    outfit.occasion === occasion ||
    (OCCASION_KINDS[occasion]?.some((kind) => kind === outfit.occasion) ?? false);
  const [opened, setOpened] = useState(() =>
    FIRST_OCCASIONS.find((occasion) => OCCASION_KINDS[occasion] && isFor(occasion)),
  );
  const kinds = opened && OCCASION_KINDS[opened];
  const chip = (occasion: DayOccasion, label: string, isKind = false) => (
    <Chip
      key={occasion}
      pressed={outfit.occasion === occasion}
      // Not `disabled`: the focus would be lost.
      aria-disabled={busy || (left === 0 && outfit.occasion !== occasion)}
      onClick={() => {
        if (!isKind && !busy) setOpened(undefined);
        if (busy || outfit.occasion === occasion) return;
        dress({ outfitId: outfit.id, userHour, occasion, ...(locked.length > 0 && { locked }) });
      }}
    >
      {label}
    </Chip>
  );
  return (
    <section className="card shadow occasions" aria-labelledby="occasions-title">
      <div className="row between">
        <h2 id="occasions-title" className="small strong">
          What&apos;s on today?
        </h2>
        {left !== null && (
          <p
            id="occasions-cost"
            className="xs muted num"
          >{`A new look each, ${left || 'none'} left today`}</p>
        )}
      </div>
      <SayDay outfitId={outfit.id} userHour={userHour} left={left} locked={locked} />
      <div
        className="occasion-row"
        role="group"
        aria-labelledby="occasions-title"
        aria-describedby={left === null ? undefined : 'occasions-cost'}
      >
        {FIRST_OCCASIONS.map((occasion) =>
          OCCASION_KINDS[occasion] ? (
            <Chip
              key={occasion}
              pressed={isFor(occasion)}
              aria-expanded={opened === occasion}
              onClick={() => setOpened(opened === occasion ? undefined : occasion)}
            >
              {DAY_OCCASION_LABELS[occasion]}
            </Chip>
          ) : (
            chip(occasion, DAY_OCCASION_LABELS[occasion])
          ),
        )}
      </div>
      {kinds && (
        <div className="occasion-row" role="group" aria-label={DAY_OCCASION_LABELS[opened]}>
          {kinds.map((kind) =>
            chip(kind, kind === 'evening' ? 'Any evening' : DAY_OCCASION_LABELS[kind], true),
          )}
        </div>
      )}
      {hint && !isFor(hint.occasion) && (
        <p className="row mt-[12px] gap-[10px] small ink2">
          <CalendarClock />
          <span>
            Your calendar suggests <b className="strong">{DAY_OCCASION_LABELS[hint.occasion]}</b>
            <span>{hint.hour === null ? '.' : `, ${formatHour(hint.hour)}.`}</span>
          </span>
        </p>
      )}
    </section>
  );
}
