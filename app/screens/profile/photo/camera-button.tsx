import { Camera } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import type { ModelPhoto } from './use-model-photo.ts';

const coach = lazyDialog(() => import('../../photo-coach/coach-dialog.tsx').then((m) => m.CoachDialog));

/** On her face: a picture of the camera in place of the photo that she is dressed on. */
export function CameraButton({ photo }: { photo: ModelPhoto }) {
  const [coaching, setCoaching] = useState(false);
  return (
    <>
      {photo.words === null && (
        <IconButton look="solid" label="Take a photo" onClick={() => setCoaching(true)} {...coach.intent}>
          <Camera />
        </IconButton>
      )}
      <coach.Dialog
        open={coaching}
        onOpenChange={setCoaching}
        onPhoto={photo.choose}
        onFile={() => photo.input.current?.click()}
      />
    </>
  );
}
