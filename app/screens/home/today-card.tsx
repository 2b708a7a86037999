import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
import { LookActions } from './look-actions.tsx';
import { OccasionChips } from './occasion-chips.tsx';
import { OutfitPicture } from './picture/outfit-picture.tsx';
import { PiecesRow } from './pieces/pieces-row.tsx';
import { showInView } from './show-in-view.ts';
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
}

/** Worn ids of pieces that stay when the rest is made anew. */
function useLocks() {
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const toggleLock = (id: string) =>
    setLocked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return { locked, toggleLock };
}

/** The page moves after it: the second tap of a double tap would meet the heart that comes under her finger. */
const SECOND_TAP_MS = 400;

/** Today's outfit: picture, one sentence, what can be done with it, its pieces, what the day is for, and why it works. */
export function Today({ outfit, user, time, left }: TodayProps) {
  const [open, setOpen] = useState<'preview' | 'animation' | 'share' | null>(null);
  const { locked, toggleLock } = useLocks();
  const isRegenerating = useIsRegenerating();
  const { mutate } = useFavorite();
  const picture = useRef<HTMLElement>(null);
  const videoUrl = isPaid(user.subscriptionTier) ? outfit.videoUrl : null;
  const staying = lockedHere(outfit, [...locked]);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  // Whatever she pressed for another look: she sees it come.
  useEffect(() => {
    if (isRegenerating) setTimeout(() => picture.current && showInView(picture.current), SECOND_TAP_MS);
  }, [isRegenerating]);
  return (
    <div className="today">
      <CardBoundary>
        <article ref={picture} className="card shadow look" aria-label="Today's outfit, the picture">
          <OutfitPicture
            outfit={outfit}
            hasVideo={videoUrl !== null}
            onPhoto={user.hasBodyMap}
            isRegenerating={isRegenerating}
            onOpen={() => setOpen('preview')}
            intent={look.intent}
          />
          <PictureFoot outfit={outfit} user={user} />
        </article>
      </CardBoundary>
      <p className="sr-only" role="status">
        {isRegenerating ? 'Your next look is on its way.' : ''}
      </p>
      <CardBoundary>
        <LookActions
          outfit={outfit}
          userHour={time.hour}
          left={left}
          locked={staying}
          onShare={() => setOpen('share')}
          shareIntent={sharing.intent}
        />
      </CardBoundary>
      <CardBoundary>
        <TodayWords
          outfit={outfit}
          userHour={time.hour}
          user={user}
          left={left}
          locked={staying}
          onWatch={videoUrl === null ? null : () => setOpen('animation')}
          watchIntent={animation.intent}
        />
      </CardBoundary>
      <CardBoundary>
        <PiecesRow
          outfit={outfit}
          today={time.date}
          userHour={time.hour}
          left={left}
          locked={locked}
          onLock={toggleLock}
          onEdit={() => picture.current && showInView(picture.current)}
        />
      </CardBoundary>
      <CardBoundary>
        <OccasionChips outfit={outfit} today={time.date} userHour={time.hour} left={left} locked={staying} />
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
          onShareLink={() => setOpen('share')}
        />
      )}
    </div>
  );
}

function PictureFoot({ outfit, user }: { outfit: Outfit; user: User }) {
  const made = localTime(Date.parse(outfit.createdAt), user.timezone);
  const where = outfit.imageSource?.startsWith('flat-lay') ? 'Laid out flat' : 'On your photo';
  if (outfit.imageState === 'pending') return <p className="look-foot">The picture will appear here.</p>;
  if (outfit.editedImageUrl === null) return <p className="look-foot">No picture yet.</p>;
  return (
    <div className="look-foot">
      <span className="num">{`${where}, made at ${formatTime(made.hour, made.minute)}`}</span>
      <IconButton label="Download" onClick={() => void downloadOutfit(outfit.editedImageUrl)}>
        <Download />
      </IconButton>
    </div>
  );
}
