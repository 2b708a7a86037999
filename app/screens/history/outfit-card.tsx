import { ImageOff, Play } from 'lucide-react';
import { memo } from 'react';
import type { Outfit } from '../../contracts/outfits.ts';
import { dayOrToday } from '../../domain/time/date-words.ts';
import type { TemperatureUnit } from '../../domain/weather/temperature.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { HeartButton } from '../../ui/heart-button.tsx';
import type { PreloadHandlers } from '../../ui/behavior/lazy-dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LookPhoto } from '../home/picture/look-photo.tsx';
import { OutfitCaption } from '../home/picture/outfit-caption.tsx';

interface OutfitCardProps {
  outfit: Outfit;
  /** Her local date. */
  today: string;
  unit: TemperatureUnit;
  isFeature: boolean;
  /** 'ready' and 'processing' carry a badge. */
  film: 'none' | 'processing' | 'ready';
  /** Of the picture: above the fold, far down the page, or between. */
  place: 'fold' | 'near' | 'far';
  onOpen: (id: string) => void;
  intent: PreloadHandlers;
  onFavorite: (outfit: Outfit) => void;
}

/** One outfit of the history. Memoized, because a page holds hundreds. */
export const OutfitCard = memo(function OutfitCard(props: OutfitCardProps) {
  const { outfit, today, unit, isFeature, place } = props;
  const day = dayOrToday(outfit.date, today);
  const lacking = outfit.editedImageUrl === null && outfit.imageState;
  return (
    <article className={classNames('recent', isFeature && 'feature', place === 'far' && 'far')}>
      <LookPhoto outfit={outfit} priority={place === 'fold'}>
        {lacking === 'pending' && outfit.date === today && (
          <span className="tl pointer-events-none">
            <Badge tone="glass">
              <Spinner />
              Generating your outfit...
            </Badge>
          </span>
        )}
        {lacking === 'failed' && (
          <p className="being-made">
            <ImageOff className="mx-auto mb-1" />
            No picture yet
          </p>
        )}
        <Over {...props} day={day} />
      </LookPhoto>
      <OutfitCaption outfit={outfit} day={day} unit={unit} />
    </article>
  );
});

function Over({ outfit, film, day, intent, onOpen, onFavorite }: OutfitCardProps & { day: string }) {
  return (
    <>
      <button
        type="button"
        className="open"
        aria-label={`Open ${outfit.title}, ${day}`}
        onClick={() => onOpen(outfit.id)}
        {...intent}
      />
      {film !== 'none' && (
        <span className="bl pointer-events-none">
          <Badge tone="glass">
            {film === 'ready' ? (
              <>
                <Play />
                <span>Video</span>
              </>
            ) : (
              <>
                <Spinner />
                <span className="sr-only">Processing...</span>
              </>
            )}
          </Badge>
        </span>
      )}
      <span className="br">
        <HeartButton pressed={outfit.isFavorite} onToggle={() => onFavorite(outfit)} />
      </span>
    </>
  );
}
