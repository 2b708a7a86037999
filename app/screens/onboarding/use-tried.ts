import { useEffect, useMemo, useRef, useState } from 'react';
import {
  chosenPicture,
  forgetTrial,
  keepTrial,
  readTrial,
  type Trial,
} from '../../client/photo/kept-trial.ts';
import type { PhotoUpload } from '../../client/photo/upload-photo.ts';
import type { User } from '../../contracts/session.ts';
import { formatPlace } from '../../domain/places/place.ts';
import type { Draft } from './onboarding-draft.ts';

/** The answers that she gave on /try, for a draft that has none of its own; her photo is next. */
export function triedAnswers({
  place,
  gender,
  style,
}: Pick<Trial, 'place' | 'gender' | 'style'>): Partial<Draft> {
  return {
    step: 2,
    gender,
    stylePreferences: [style],
    ...(place && { location: formatPlace(place, 'manual'), placeId: place.id, timezone: place.timezone }),
  };
}

/** What she has tried on before she had an account: her photo to be uploaded, her answers, the picture of the look that she kept. */
export function useTried(user: User, draft: Draft, change: (part: Partial<Draft>) => void) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const now = useRef(draft);
  now.current = draft;
  useEffect(() => {
    let isGone = false;
    void readTrial(user.id).then((kept) => {
      if (isGone || !kept) return;
      setTrial(kept);
      if (now.current.gender === null && now.current.step === 1) change(triedAnswers(kept));
    });
    return () => {
      isGone = true;
    };
  }, [user.id, change]);
  /** What no account has yet: hers from now on. */
  const take = async (waiting: Trial): Promise<void> => {
    const hers = { ...waiting, userId: user.id };
    await keepTrial(hers);
    setTrial(hers);
    change(now.current.gender === null ? triedAnswers(hers) : { step: 2 });
  };
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    const kept = trial && chosenPicture(trial);
    if (!kept) return;
    const address = URL.createObjectURL(kept.picture);
    setPicture(address);
    return () => URL.revokeObjectURL(address);
  }, [trial]);
  const isUploaded = draft.photoUrl !== null || user.photoUrl !== null;
  const photo = useMemo(
    (): PhotoUpload | null =>
      trial && !isUploaded ? { original: trial.photo, checked: trial.checked } : null,
    [trial, isUploaded],
  );
  return { trial, picture, photo, take, isUploaded, forget: forgetTrial };
}
