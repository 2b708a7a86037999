import { Camera } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { photoCoach } from './photo-input.tsx';
import type { ModelPhoto } from './use-model-photo.ts';

/** On her face: a picture of the camera in place of the photo that she is dressed on. */
export function CameraButton({ photo }: { photo: ModelPhoto }) {
  if (photo.words !== null) return null;
  return (
    <IconButton look="solid" label="Take a photo" onClick={() => photo.coach(true)} {...photoCoach.intent}>
      <Camera />
    </IconButton>
  );
}
