import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { takeSharedPhoto } from '../../../client/shared-photo.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { late } from '../../../ui/late.tsx';
import { ChangePicture } from '../../onboarding/photo-step/change-picture.tsx';
import { FactRow } from '../profile-rows.tsx';
import type { ModelPhoto } from './use-model-photo.ts';

const coach = late(() => import('../../coach/coach-dialog.tsx').then((m) => m.CoachDialog));

/** Update Model Photo: a file or a picture of the camera of hers in place of the one that she is dressed on. */
export function PhotoRow({ photo, hasPhoto }: { photo: ModelPhoto; hasPhoto: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [coaching, setCoaching] = useState(false);
  const { choose } = photo;
  useEffect(() => {
    void takeSharedPhoto().then((shared) => shared && choose(shared));
    // Once: it is there only when she comes from the other app.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const resting = hasPhoto ? 'Every outfit is shown on it' : 'Add one to see every outfit on you';
  return (
    <FactRow Icon={ImageUp} title="Update Model Photo" value={photo.words ?? resting}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Model photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) photo.choose(file);
          // The same file again is a new choice.
          target.value = '';
        }}
      />
      {photo.words === null && (
        <IconButton look="line" label="Take a photo" onClick={() => setCoaching(true)} {...coach.intent}>
          <Camera className="i" aria-hidden="true" />
        </IconButton>
      )}
      <Button
        variant="line"
        size="sm"
        busy={photo.words !== null}
        busyText="Updating..."
        onClick={() => input.current?.click()}
      >
        {hasPhoto ? 'Change' : 'Add photo'}
      </Button>
      <coach.Dialog
        open={coaching}
        onOpenChange={setCoaching}
        onPhoto={photo.choose}
        onFile={() => input.current?.click()}
      />
      <ConfirmDialog
        open={photo.doubts !== null}
        onOpenChange={(open) => !open && photo.decide(false)}
        title="Use this photo?"
        description={photo.doubts?.map(({ code, sentence, fix }) => (
          <p className="row gap-3 not-first:mt-2" key={code}>
            <span className="flex-1">
              {sentence} {fix}
            </span>
            <ChangePicture code={code} />
          </p>
        ))}
        action="Use it anyway"
        cancel={hasPhoto ? 'Keep the old one' : 'Not this one'}
        onConfirm={() => photo.decide(true)}
      />
    </FactRow>
  );
}
