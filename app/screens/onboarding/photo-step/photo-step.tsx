import { CircleAlert, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { takeSharedPhoto } from '../../../client/photo/shared-photo.ts';
import type { PhotoUpload } from '../../../client/photo/upload-photo.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckList } from './check-list.tsx';
import { Guidelines } from './guidelines.tsx';
import { PhotoFrame } from './photo-frame.tsx';
import { checkLines } from './photo-words.ts';
import { usePhoto } from './use-photo.ts';
import type { PhotoState } from './photo-state.ts';

interface PhotoStepProps {
  /** /objects path of the photo she already has. */
  photoUrl: string | null;
  /** What she has tried on before she had an account; null for nothing. */
  carried: PhotoUpload | null;
  onDone: (objectPath: string) => void;
}

/** Step 2: one full-body photo, checked on this device, then uploaded. */
export function PhotoStep({ photoUrl, carried, onDone }: PhotoStepProps) {
  const { state, choose, keep, carry } = usePhoto(onDone);
  useEffect(() => {
    if (carried) carry(carried);
    // Once: then it is hers.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [carried]);
  useEffect(() => {
    // She shared it with us from another app, and had no account then.
    if (!photoUrl) void takeSharedPhoto(true).then((shared) => shared && choose(shared));
    // Once: it is there only when she comes from the other app.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const quiet = state.at === 'empty' && state.problem === null;
  return (
    <div className="ob-two">
      <div className="ob-ttl">
        <h1 className="display h1" tabIndex={-1}>
          Now, <em>you</em>
        </h1>
        <p className="lead mt-2">
          One full-body photo. Every outfit is shown on it, so it's worth a minute by the window.
        </p>
      </div>
      <div className="ob-left">
        <PhotoFrame state={state} current={photoUrl} onChoose={(file) => void choose(file)} />
      </div>
      <div className="ob-right grid content-start gap-5">
        <Outcome state={state} onKeep={keep} />
        <Guidelines open={quiet && !photoUrl} key={quiet ? 'quiet' : 'busy'} />
      </div>
    </div>
  );
}

function Outcome({ state, onKeep }: { state: PhotoState; onKeep: () => void }) {
  const { at, problem, checked, unchecked } = state;
  const asks = problem !== null || at === 'decide' || at === 'refused' || at === 'failed';
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On the phone the words stand below the photo.
    if (asks) words.current?.scrollIntoView({ block: 'nearest' });
  }, [asks, at]);
  return (
    <div className="grid scroll-mb-28 gap-5 empty:hidden" ref={words}>
      {problem && (
        <p className="alert bad" role="alert">
          <CircleAlert />
          <span>{problem}</span>
        </p>
      )}
      {at !== 'empty' && !unchecked && <CheckList lines={checkLines(checked?.findings ?? null)} />}
      {unchecked && (
        <p className="alert" role="status">
          This device couldn't check the photo. We'll keep it and try again later.
        </p>
      )}
      {at === 'decide' && (
        <div className="row wrap">
          <Button variant="line" onClick={onKeep}>
            Use it anyway
          </Button>
          <p className="small muted">or choose another photo for better outfits.</p>
        </div>
      )}
      {at === 'refused' && <p className="strong">Nothing was saved. Please choose another photo.</p>}
      {at === 'failed' && (
        <Button variant="line" className="justify-self-start" onClick={onKeep}>
          <RefreshCw />
          Try again
        </Button>
      )}
    </div>
  );
}
