import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { useFavorite, useOutfits } from '../../client/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { dayOrToday } from '../../domain/day-words.ts';
import type { TemperatureUnit } from '../../domain/temperature.ts';
import { HeartButton } from '../../ui/heart-button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ClothGlow } from './cloth-glow.tsx';
import { OutfitCaption } from './outfit-caption.tsx';

/** spec 9 */
const SHOWN = 4;
const SKELETONS = 6;

interface RecentOutfitsProps {
  loaded: Outfit[] | undefined;
  /** Her local date. */
  today: string;
  unit: TemperatureUnit;
}

/** The last four outfits and the way to all of them. */
export function RecentOutfits({ loaded, today, unit }: RecentOutfitsProps) {
  const { data, isError, isFetching, refetch } = useOutfits(loaded);
  return (
    <section aria-labelledby="recent-title">
      <div className="recent-head">
        <h2 id="recent-title" className="display h2">
          Recent Outfits
        </h2>
        <Link className="link" to="/history" prefetch="intent">
          View All <ArrowRight className="i" aria-hidden="true" />
        </Link>
      </div>
      {isError && !data ? (
        <ErrorState
          title="We couldn't load your outfits"
          message="The connection dropped. Nothing is lost."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="recent-grid" aria-busy={data === undefined}>
          {data
            ? data
                .slice(0, SHOWN)
                .map((outfit) => <RecentCard key={outfit.id} outfit={outfit} today={today} unit={unit} />)
            : Array.from({ length: SKELETONS }, (_, index) => <CardSkeleton key={index} />)}
        </div>
      )}
      {data?.length === 0 && <p className="muted">Your outfits collect here, one a day.</p>}
    </section>
  );
}

/** One outfit of a grid: picture, heart, date, first sentence, weather. */
function RecentCard({ outfit, today, unit }: { outfit: Outfit; today: string; unit: TemperatureUnit }) {
  const { mutate } = useFavorite();
  const toggle = () => mutate({ id: outfit.id, isFavorite: !outfit.isFavorite });
  const heart = (
    <span className="br">
      <HeartButton pressed={outfit.isFavorite} onToggle={toggle} />
    </span>
  );
  return (
    <article className="recent">
      {outfit.editedImageUrl ? (
        <Photo src={outfit.editedImageUrl} alt={outfit.title}>
          <ClothGlow look={outfit.look} />
          {heart}
        </Photo>
      ) : (
        <div className="photo">
          <ClothGlow look={outfit.look} />
          {outfit.imageState === 'pending' && <p className="being-made">Generating your outfit...</p>}
          {heart}
        </div>
      )}
      <OutfitCaption outfit={outfit} day={dayOrToday(outfit.date, today)} unit={unit} />
    </article>
  );
}
