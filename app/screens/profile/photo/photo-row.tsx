import { ImageUp } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from '../../../framework/react.ts';
import { readShared, takeSharedPhoto } from '../../../client/photo/shared-photo.ts';
import { PressRow } from '../profile-rows.tsx';
import { PhotoInput } from './photo-input.tsx';
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
      <PhotoInput photo={photo} label="Model photo" replaces={hasPhoto} />
      <PressRow
        Icon={ImageUp}
        title="Update Model Photo"
        value={photo.words ?? resting}
        busy={photo.words !== null}
        onPress={() => input.current?.click()}
      />
    </>
  );
}
