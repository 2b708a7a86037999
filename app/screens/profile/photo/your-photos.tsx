import { useQueryClient } from '@tanstack/react-query';
import { Camera, ImageUp, Images, Sun, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { USER_KEY } from '../../../client/account/session.ts';
import { callApi } from '../../../client/api/call-api.ts';
import { showFailure } from '../../../client/api/say-failure.ts';
import { TODAY_KEY } from '../../../client/looks/outfits.ts';
import type { User } from '../../../contracts/session.ts';
import { removePhoto, removeWarmPhoto } from '../../../contracts/user.ts';
import type { PhotoName } from '../../../domain/photos/photo-name.ts';
import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { prepareChecking } from '../../onboarding/photo-step/check-photo.ts';
import { OpenRow } from '../profile-rows.tsx';
import { PhotoInput } from './photo-input.tsx';
import { useModelPhoto } from './use-model-photo.ts';

const coach = lazyDialog(() => import('../../photo-coach/coach-dialog.tsx').then((m) => m.CoachDialog));

/** Her first photo, and the one in a T-shirt and shorts: added, replaced, removed. */
export function YourPhotos({ user: { photoUrl, warmPhotoUrl } }: { user: User }) {
  const warm = useModelPhoto('warm');
  const [removing, setRemoving] = useState<PhotoName | null>(null);
  const [coaching, setCoaching] = useState(false);
  const removal = useRemoval(() => setRemoving(null));
  if (photoUrl === null) return null;
  const choose = () => warm.input.current?.click();
  return (
    <OpenRow
      id="your-photos"
      Icon={Images}
      title="Your Photos"
      value={warmPhotoUrl ? 'For every day, and for warm days' : 'Add a second one for warm days'}
      onOpen={prepareChecking}
    >
      <PhotoInput photo={warm} label="Photo for warm days" replaces={warmPhotoUrl !== null} />
      <div className="two-photos">
        <Tile name="Every day" src={photoUrl} onRemove={() => setRemoving('first')} />
        <Tile name="Warm days" src={warmPhotoUrl} onRemove={() => setRemoving('warm')} />
      </div>
      <p className="small muted mt-3">
        For warm days: in a T-shirt and shorts, standing as in your first photo. Looks that bare your arms or
        legs are shown on it, so that less of you has to be guessed. Only you can see your photos.
      </p>
      <div className="row wrap mt-3 gap-2">
        {warm.words === null ? (
          <>
            <Button variant="line" size="sm" onClick={choose}>
              <ImageUp />
              <span>{warmPhotoUrl ? 'Choose another' : 'Choose a photo'}</span>
            </Button>
            <Button variant="line" size="sm" onClick={() => setCoaching(true)} {...coach.intent}>
              <Camera />
              Take a photo
            </Button>
          </>
        ) : (
          <p className="row gap-2 small" role="status">
            <Spinner />
            <span>{warm.words}</span>
          </p>
        )}
      </div>
      <coach.Dialog
        open={coaching}
        onOpenChange={setCoaching}
        wear="In a T-shirt and shorts"
        onPhoto={warm.choose}
        onFile={choose}
      />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title="Remove this photo?"
        description={removing && CONSEQUENCE[removing === 'first' && warmPhotoUrl ? 'both' : removing]}
        action="Remove photo"
        busyText="Removing..."
        busy={removal.isBusy}
        danger
        onConfirm={() => removing && void removal.remove(removing)}
      />
    </OpenRow>
  );
}

const CONSEQUENCE = {
  both: 'Your photo for warm days then takes its place, and every outfit is shown on that one.',
  first: 'Outfits are then laid out flat, until you add another photo.',
  warm: 'Every outfit is then shown on your other photo.',
};

function Tile({ name, src, onRemove }: { name: string; src: string | null; onRemove: () => void }) {
  const lower = name.toLowerCase();
  return (
    <figure className="photo-tile">
      {src ? (
        <Photo src={src} alt={`Your photo for ${lower}`}>
          <span className="tr">
            <IconButton look="solid" label={`Remove your photo for ${lower}`} onClick={onRemove}>
              <Trash2 />
            </IconButton>
          </span>
        </Photo>
      ) : (
        <div className="photo none">
          <Sun />
        </div>
      )}
      <figcaption className="small strong">{name}</figcaption>
    </figure>
  );
}

function useRemoval(onEnd: () => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function remove(name: PhotoName): Promise<void> {
    setBusy(true);
    try {
      await (name === 'first' ? callApi(removePhoto) : callApi(removeWarmPhoto));
      showToast({ tone: 'good', title: 'Photo removed' });
      await client.invalidateQueries({ queryKey: USER_KEY });
      void client.invalidateQueries({ queryKey: TODAY_KEY });
    } catch (error) {
      showFailure(error, "We couldn't remove the photo");
    } finally {
      setBusy(false);
      onEnd();
    }
  }
  return { isBusy, remove };
}
