import { Link } from '../../framework/react.ts';
import { Clapperboard, Play } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { animationsQuery, isUnderWay, useGenerateVideo } from '../../client/film/animations.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { isPaid, isUpgrade } from '../../domain/billing/plan.ts';
import { localDate } from '../../domain/time/local-day.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { usedToday } from '../films/film-words.ts';

interface VideoButtonProps {
  outfit: Outfit;
  user: User;
  /** A film of this outfit is under way. */
  isProcessing: boolean;
  onWatch: () => void;
}

/** Watches the film of an outfit, or has one made. */
export function VideoButton({ outfit, user, isProcessing, onWatch }: VideoButtonProps) {
  const { subscriptionTier: tier, timezone } = user;
  const generate = useGenerateVideo();
  const [now] = useState(() => Date.now());
  const mayMake = isPaid(tier) && outfit.videoUrl === null;
  const { data: films = [] } = useQuery({ ...animationsQuery, enabled: mayMake });
  if (!isPaid(tier)) {
    return (
      <ButtonLink to="/subscribe" variant="soft" block>
        <Clapperboard />
        Upgrade to see it move
      </ButtonLink>
    );
  }
  if (outfit.videoUrl !== null) {
    return (
      <Button block onClick={onWatch}>
        <Play />
        Watch Video
      </Button>
    );
  }
  if (outfit.editedImageUrl === null) return null;
  const used = usedToday(films, tier, localDate(now, timezone), timezone);
  const busy =
    generate.isPending ||
    isProcessing ||
    films.some((film) => film.outfitId === outfit.id && isUnderWay(film));
  // Told before it is pressed. Not `disabled`: the focus would be lost.
  const isUsedUp = used.left === 0 && !busy;
  return (
    <div className="stack">
      <Button
        block
        aria-disabled={isUsedUp || undefined}
        aria-describedby={isUsedUp ? 'videos-used' : undefined}
        busy={busy}
        busyText={generate.isPending ? 'Starting...' : 'Processing...'}
        onClick={() => !isUsedUp && generate.mutate(outfit.id)}
      >
        <Clapperboard />
        Generate Video
      </Button>
      {isUsedUp && (
        <p id="videos-used" className="small muted">
          <span>{`${used.count} ${used.words}. The next one can be made tomorrow. `}</span>
          {isUpgrade(tier, 'pro') && (
            <Link className="photo-link" to="/subscribe">
              Upgrade to Pro
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
