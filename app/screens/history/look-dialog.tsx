import { Download, Heart, MessagesSquare, RefreshCw, Share2, Shirt, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { downloadOutfit } from '../../client/browser/download.ts';
import { useDeleteOutfit } from '../../client/looks/older-outfits.ts';
import { useRetryImage } from '../../client/looks/outfits.ts';
import { showShareFailure } from '../../client/looks/shares.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { Button, mutationProps } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Openable } from '../../ui/dialog.tsx';
import { OutfitAnimation } from '../home/picture/outfit-animation.tsx';
import { OutfitPreview } from '../home/picture/outfit-preview.tsx';
import { NameLookDialog } from '../named-looks/name-look-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VideoButton } from './video-button.tsx';

const wearToday = lazyDialog(() =>
  import('../building-looks/wear-today-dialog.tsx').then((m) => m.WearTodayDialog),
);
const asking = lazyDialog(() => import('../polls/ask-dialog.tsx').then((m) => m.AskDialog));

interface LookDialogProps extends Openable {
  outfit: Outfit;
  /** Her local date, where it may be a look of another day. */
  today?: string;
  user: User;
  /** A film of it is under way. */
  isProcessing: boolean;
  onFavorite: (outfit: Outfit) => void;
  /** Looks that friends may be asked about beside it. */
  others?: readonly Outfit[];
}

/** The outfit in full size with its actions; confirmations open above it. */
export function LookDialog({
  outfit,
  today,
  user,
  isProcessing,
  open,
  onOpenChange,
  onFavorite,
  others = [],
}: LookDialogProps) {
  const [over, setOver] = useState<'name' | 'share' | 'ask' | 'delete' | 'film' | 'wear' | null>(null);
  const remove = useDeleteOutfit();
  const closeOver = (isOpen: boolean) => !isOpen && setOver(null);
  const share = () => {
    if (outfit.editedImageUrl === null) showShareFailure("There's no picture to share yet.");
    else setOver('share');
  };
  const confirmed = () =>
    remove.mutate(outfit.id, { onSettled: () => setOver(null), onSuccess: () => onOpenChange(false) });
  return (
    <>
      <OutfitPreview
        outfit={outfit}
        user={user}
        open={open}
        onOpenChange={onOpenChange}
        actions={
          <div className="stack">
            <div className="dlg-act">
              <HeartAct outfit={outfit} onFavorite={onFavorite} />
              <button type="button" className="act-i" onClick={() => setOver('name')}>
                <Tag className="size-[22px]" />
                Name
              </button>
              <button
                type="button"
                className="act-i"
                onClick={() => void downloadOutfit(outfit.editedImageUrl)}
              >
                <Download className="size-[22px]" />
                Download
              </button>
              <button type="button" className="act-i" onClick={share}>
                <Share2 className="size-[22px]" />
                Share
              </button>
              <button type="button" className="act-i del" onClick={() => setOver('delete')}>
                <Trash2 className="size-[22px]" />
                Delete
              </button>
            </div>
            {today !== undefined && outfit.date !== today && (
              <Button variant="ink" block onClick={() => setOver('wear')} {...wearToday.intent}>
                <Shirt />
                Wear this today
              </Button>
            )}
            {others.length > 0 && (
              <Button variant="soft" block onClick={() => setOver('ask')} {...asking.intent}>
                <MessagesSquare />
                Ask a friend: this or another?
              </Button>
            )}
            {outfit.imageState === 'failed' ? (
              <TryAgain id={outfit.id} />
            ) : (
              <VideoButton
                outfit={outfit}
                user={user}
                isProcessing={isProcessing}
                onWatch={() => setOver('film')}
              />
            )}
          </div>
        }
      />
      <wearToday.Dialog
        open={over === 'wear'}
        onOpenChange={closeOver}
        garments={outfit.look.garments}
        isWhole
      />
      <NameLookDialog from={{ outfitId: outfit.id }} open={over === 'name'} onOpenChange={closeOver} />
      <asking.Dialog
        open={over === 'ask'}
        onOpenChange={closeOver}
        looks={[outfit, ...others]}
        chosen={[outfit.id]}
        timeZone={user.timezone}
      />
      <ShareDialog outfit={outfit} open={over === 'share'} onOpenChange={closeOver} />
      <ConfirmDialog
        open={over === 'delete'}
        onOpenChange={closeOver}
        title="Delete this outfit?"
        description="Its picture, its video and its public link go with it. You can't undo this."
        action="Delete"
        busyText="Deleting..."
        busy={remove.isPending}
        danger
        onConfirm={confirmed}
      />
      {outfit.videoUrl && (
        <OutfitAnimation
          src={outfit.videoUrl}
          poster={outfit.editedImageUrl}
          open={over === 'film'}
          onOpenChange={closeOver}
          onShareLink={share}
        />
      )}
    </>
  );
}

function HeartAct({ outfit, onFavorite }: Pick<LookDialogProps, 'outfit' | 'onFavorite'>) {
  const [touched, setTouched] = useState(false);
  return (
    <button
      type="button"
      className={classNames('act-i heart', touched && outfit.isFavorite && 'pop')}
      aria-pressed={outfit.isFavorite}
      onClick={() => {
        setTouched(true);
        onFavorite(outfit);
      }}
    >
      <Heart className="size-[22px]" />
      Favorite
    </button>
  );
}

function TryAgain({ id }: { id: string }) {
  const retry = useRetryImage();
  return (
    <Button variant="line" block busyText="Trying again..." {...mutationProps(retry, id)}>
      <RefreshCw />
      Make the picture again
    </Button>
  );
}
