import { Heart, RefreshCw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFavorite, useIsRegenerating, useRegenerate } from '../../client/looks/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { Button } from '../../ui/button.tsx';
import type { PreloadHandlers } from '../../ui/behavior/lazy-dialog.tsx';
import { classNames } from '../../ui/class-names.ts';

interface LookActionsProps {
  outfit: Outfit;
  /** Her local hour 0..23. */
  userHour: number;
  /** Looks that are left today; null without limit. */
  left: number | null;
  /** Worn ids of its pieces that stay. */
  locked: string[];
  onShare: () => void;
  shareIntent: PreloadHandlers;
}

/** What she does with the look: another one, the heart, share. On a phone they stand on the picture. */
export function LookActions({ outfit, userHour, left, locked, onShare, shareIntent }: LookActionsProps) {
  return (
    <div className="look-acts">
      <RegenerateButton outfitId={outfit.id} userHour={userHour} left={left} locked={locked} />
      <FavoriteButton outfit={outfit} />
      <Button variant="line" disabled={outfit.editedImageUrl === null} onClick={onShare} {...shareIntent}>
        <Share2 />
        Share
      </Button>
    </div>
  );
}

interface RegenerateButtonProps {
  outfitId?: string;
  userHour: number;
  /** Looks that are left today: said before she spends one. */
  left?: number | null;
  /** Worn ids of pieces that stay. */
  locked?: string[];
}

/** Where none is left it looks so; pressed, the server's sentence says why and what she can do. */
export function RegenerateButton({ outfitId, userHour, left = null, locked }: RegenerateButtonProps) {
  const { mutate } = useRegenerate();
  const busy = useIsRegenerating();
  return (
    <Button
      variant="ink"
      aria-disabled={left === 0 || undefined}
      busy={busy}
      busyText="Regenerating..."
      onClick={() => mutate({ outfitId, userHour, locked: locked?.length ? locked : undefined })}
    >
      <RefreshCw />
      <span>Regenerate</span>
      {left !== null && <small className="num">{`${left || 'None'} left`}</small>}
    </Button>
  );
}

function FavoriteButton({ outfit }: { outfit: Outfit }) {
  const { mutate } = useFavorite();
  const [touched, setTouched] = useState(false);
  return (
    <Button
      variant="line"
      className={classNames('heart', touched && outfit.isFavorite && 'pop')}
      aria-pressed={outfit.isFavorite}
      onClick={() => {
        setTouched(true);
        mutate({ id: outfit.id, isFavorite: !outfit.isFavorite });
      }}
    >
      <Heart />
      Favorite
    </Button>
  );
}
