import { ImageUp } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from '../../../framework/react.ts';
import { readShared, takeSharedPhoto } from '../../../client/photo/shared-photo.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ChangePicture } from '../../onboarding/photo-step/change-picture.tsx';
import { PressRow } from '../profile-rows.tsx';
import type { ModelPhoto } from './use-model-photo.ts';

/** Update Model Photo: a file in place of the one that she is dressed on. */
export function PhotoRow({ photo, hasPhoto }: { photo: ModelPhoto; hasPhoto: boolean }) {
  const { choose, input } = photo;
  const navigate = useNavigate();
  useEffect(() => {
    void takeSharedPhoto().then(async (shared) => {
      if (shared) choose(shared);
      else if (await readShared()) navigate('/share-photo', { replace: true });
    });
    // Once: it is there only when she comes from the other app.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const resting = hasPhoto ? 'Every outfit is shown on it' : 'Add one to see every outfit on you';
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Model photo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // The same file again is a new choice.
          target.value = '';
        }}
      />
      <PressRow
        Icon={ImageUp}
        title="Update Model Photo"
        value={photo.words ?? resting}
        busy={photo.words !== null}
        onPress={() => input.current?.click()}
      />
      <ConfirmDialog
        open={photo.doubts !== null}
        onOpenChange={(open) => !open && photo.decide(false)}
        title="Use this photo?"
        description={photo.doubts?.map(({ code, sentence, fix }) => (
          <p className="row gap-3 not-first:mt-2" key={code}>
            <span className="flex-1">{`${sentence} ${fix}`}</span>
            <ChangePicture code={code} />
          </p>
        ))}
        action="Use it anyway"
        cancel={hasPhoto ? 'Keep the old one' : 'Not this one'}
        onConfirm={() => photo.decide(true)}
      />
    </>
  );
}
