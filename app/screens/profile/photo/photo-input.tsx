import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ChangePicture } from '../../onboarding/photo-step/change-picture.tsx';
import type { ModelPhoto } from './use-model-photo.ts';

interface PhotoInputProps {
  photo: ModelPhoto;
  label: string;
  /** She has one that this takes the place of. */
  replaces: boolean;
}

/** The file picker of a photo, and the question about a weak one. */
export function PhotoInput({ photo, label, replaces }: PhotoInputProps) {
  const { choose, input } = photo;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // The same file again is a new choice.
          target.value = '';
        }}
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
        cancel={replaces ? 'Keep the old one' : 'Not this one'}
        onConfirm={() => photo.decide(true)}
      />
    </>
  );
}
