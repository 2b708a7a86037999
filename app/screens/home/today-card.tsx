import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { downloadOutfit } from '../../client/browser/download.ts';
import { useFavorite, useIsRegenerating } from '../../client/looks/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { formatTime } from '../../domain/time/date-words.ts';
import { localTime, type LocalTime } from '../../domain/time/local-day.ts';
import { isPaid } from '../../domain/billing/plan.ts';
import { IconButton } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { OccasionChips } from './occasion-chips.tsx';
import { OutfitPicture } from './picture/outfit-picture.tsx';
import { lockedHere, TodayWords } from './today-words.tsx';
import { WhyCard } from './chart/why-card.tsx';

const look = lazyDialog(() => import('../history/look-dialog.tsx').then((m) => m.LookDialog));
const sharing = lazyDialog(() => import('../history/share-dialog.tsx').then((m) => m.ShareDialog));
const animation = lazyDialog(() => import('./picture/outfit-animation.tsx').then((m) => m.OutfitAnimation));

interface TodayProps {
  outfit: Outfit;
  user: User;
  time: LocalTime;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of pieces that stay when the rest is made anew. */
  locked: string[];
}

/** Today's outfit: picture, words with their buttons, what the day is for, and why it works. */
export function Today({ outfit, user, time, left, locked }: TodayProps) {
  const [open, setOpen] = useState<'preview' | 'animation' | 'share' | null>(null);
  const isRegenerating = useIsRegenerating();
  const { mutate } = useFavorite();
  const videoUrl = isPaid(user.subscriptionTier) ? outfit.videoUrl : null;
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <div className="today">
      <CardBoundary>
        <article className="card shadow look" aria-label="Today's outfit, the picture">
          <OutfitPicture
            outfit={outfit}
            hasVideo={videoUrl !== null}
            onPhoto={user.hasBodyMap}
            isRegenerating={isRegenerating}
            onOpen={() => setOpen('preview')}
            intent={look.intent}
          />
          <PictureFoot outfit={outfit} user={user} onShare={() => setOpen('share')} />
        </article>
      </CardBoundary>
      <CardBoundary>
        <TodayWords
          outfit={outfit}
          userHour={time.hour}
          user={user}
          left={left}
          locked={locked}
          onWatch={videoUrl === null ? null : () => setOpen('animation')}
          watchIntent={animation.intent}
        />
      </CardBoundary>
      <CardBoundary>
        <OccasionChips
          outfit={outfit}
          today={time.date}
          userHour={time.hour}
          locked={lockedHere(outfit, locked)}
        />
      </CardBoundary>
      <CardBoundary>
        <WhyCard outfit={outfit} time={time} unit={user.temperatureUnit} />
      </CardBoundary>
      <look.Dialog
        outfit={outfit}
        user={user}
        isProcessing={false}
        open={open === 'preview'}
        onOpenChange={close}
        onFavorite={({ id, isFavorite }) => mutate({ id, isFavorite: !isFavorite })}
      />
      <sharing.Dialog outfit={outfit} open={open === 'share'} onOpenChange={close} />
      {videoUrl && (
        <animation.Dialog
          src={videoUrl}
          poster={outfit.editedImageUrl}
          open={open === 'animation'}
          onOpenChange={close}
        />
      )}
    </div>
  );
}

function PictureFoot({ outfit, user, onShare }: { outfit: Outfit; user: User; onShare: () => void }) {
  const made = localTime(Date.parse(outfit.createdAt), user.timezone);
  const where = outfit.imageSource?.startsWith('flat-lay') ? 'Laid out flat' : 'On your photo';
  if (outfit.imageState === 'pending') return <p className="look-foot">The picture will appear here.</p>;
  if (outfit.editedImageUrl === null) return <p className="look-foot">No picture yet.</p>;
  return (
    <div className="look-foot">
      <span className="num">{`${where}, made at ${formatTime(made.hour, made.minute)}`}</span>
      <span className="row gap-0">
        <IconButton label="Share" onClick={onShare} {...sharing.intent}>
          <Share2 />
        </IconButton>
        <IconButton label="Download" onClick={() => void downloadOutfit(outfit.editedImageUrl)}>
          <Download />
        </IconButton>
      </span>
    </div>
  );
}
