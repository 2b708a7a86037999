import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ChangePicture } from '../../onboarding/photo-step/change-picture.tsx';
import type { ModelPhoto } from './use-model-photo.ts';

export const photoCoach = lazyDialog(() =>
  import('../../photo-coach/coach-dialog.tsx').then((m) => m.CoachDialog),
);

interface PhotoInputProps {
  photo: ModelPhoto;
  label: string;
  /** What she is to wear in it, where that matters. */
  wear?: string;
}

/** The file picker and the camera of a photo, and the question about a weak one. */
export function PhotoInput({ photo, label, wear }: PhotoInputProps) {
  const { choose, input, decide } = photo;
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
      <photoCoach.Dialog
        open={photo.isCoaching}
        onOpenChange={photo.coach}
        wear={wear}
        onPhoto={choose}
        onFile={() => input.current?.click()}
      />
      <ConfirmDialog
        open={photo.doubts !== null}
        onOpenChange={(open) => !open && decide(false)}
        title="Use this photo?"
        description={photo.doubts?.map(({ code, sentence, fix }) => (
          <p className="row gap-3 not-first:mt-2" key={code}>
            <span className="flex-1">{`${sentence} ${fix}`}</span>
            <ChangePicture code={code} />
          </p>
        ))}
        action="Take another"
        onConfirm={() => {
          decide(false);
          photo.coach(true);
        }}
        cancel="Keep this one"
        onCancel={() => decide(true)}
      />
    </>
  );
}
