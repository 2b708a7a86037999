import { useIsRegenerating, useRegenerate } from '../../client/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { DAY_OCCASION_LABELS, DAY_OCCASIONS } from '../../domain/day-occasion.ts';
import { Chip } from '../../ui/chip.tsx';

/** One tap says what today is for, and she is dressed for it. It is one of the day's outfits. */
export function OccasionChips({ outfit, userHour }: { outfit: Outfit; userHour: number }) {
  const { mutate } = useRegenerate();
  const busy = useIsRegenerating();
  return (
    <section className="card shadow occasions" aria-labelledby="occasions-title">
      <h2 id="occasions-title" className="small strong">
        What is today for?
      </h2>
      <div className="chips" role="group" aria-labelledby="occasions-title">
        {DAY_OCCASIONS.map((occasion) => (
          <Chip
            key={occasion}
            pressed={outfit.occasion === occasion}
            disabled={busy}
            onClick={() =>
              outfit.occasion !== occasion && mutate({ outfitId: outfit.id, userHour, occasion })
            }
          >
            {DAY_OCCASION_LABELS[occasion]}
          </Chip>
        ))}
      </div>
    </section>
  );
}
