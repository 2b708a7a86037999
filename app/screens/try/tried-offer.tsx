import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText, isUnauthorized } from '../../client/api/errors.ts';
import { forgetTrial, readTrial, type Trial } from '../../client/photo/kept-trial.ts';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';

const asking = lazyDialog(() => import('../../ui/confirm-dialog.tsx').then((m) => m.ConfirmDialog));

interface TriedOfferProps {
  /** It would take the place of another photo. */
  hasPhoto: boolean;
  /** What comes along, in a sentence. */
  words: string;
  onKeep: (trial: Trial) => Promise<void>;
}

/**
 * What somebody tried on /try goes to her account with "Keep it". She has come in by another door: she is asked, because it may
 * be the photo of whoever sat here before her.
 */
export function TriedOffer({ hasPhoto, words, onKeep }: TriedOfferProps) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void readTrial(null).then((waiting) => !isGone && setTrial(waiting));
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (!trial) return;
    const address = URL.createObjectURL(trial.checked.upright);
    setPicture(address);
    return () => URL.revokeObjectURL(address);
  }, [trial]);
  const keep = useMutation({
    mutationFn: async (tried: Trial) => onKeep(tried),
    onSuccess: () => setTrial(null),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = failureText(error, 'Please try again.');
      showToast({ tone: 'bad', title: 'Failed to update photo', description });
    },
  });
  const decline = () => {
    void forgetTrial();
    setTrial(null);
  };
  return (
    <asking.Dialog
      open={trial !== null}
      onOpenChange={(open) => !open && !keep.isPending && decline()}
      title={hasPhoto ? 'Use the photo you tried?' : 'Keep the photo you tried?'}
      description={
        <div className="row items-start gap-4">
          <img
            className="w-24 rounded-field"
            src={picture}
            alt="The photo you tried"
            width={600}
            height={800}
          />
          <p>{words}</p>
        </div>
      }
      action={hasPhoto ? 'Replace my photo' : 'Keep it'}
      busyText="Saving your photo..."
      busy={keep.isPending}
      cancel={hasPhoto ? 'Keep my old photo' : 'No, thanks'}
      onConfirm={() => trial && keep.mutate(trial)}
    />
  );
}
