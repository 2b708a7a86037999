import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { readDevice } from '../../client/looks/places.ts';
import { forgetTrial, keepTrial, readTrial, type KeptPicture } from '../../client/photo/kept-trial.ts';
import { piecesOf, useTrialPictures } from '../../client/photo/trial-pictures.ts';
import type { PlaceAnswer } from '../../contracts/places.ts';
import { tryOutfit, tryPlace, type TriedLook } from '../../contracts/try.ts';
import type { Gender, StyleId } from '../../domain/preferences/style.ts';
import type { BodyMapResult } from '../../fitting-room/body-map/body-map-messages.ts';
import type { DressablePhoto } from '../../fitting-room/preview/preview-messages.ts';
import { useTrialPhoto } from './use-trial-photo.ts';

interface Wishes {
  gender: Gender | null;
  /** Null: where her device says that she is. */
  place: PlaceAnswer | null;
  style: StyleId;
}

const FIRST: Wishes = { gender: null, place: null, style: 'casual' };
const NO_LOOKS: readonly TriedLook[] = [];
const NO_PICTURES: readonly KeptPicture[] = [];

function dressable({ upright, bodyMap }: BodyMapResult): DressablePhoto | null {
  if (!bodyMap) return null;
  const { data, classesA, classesB } = bodyMap;
  return { photo: upright, bodyMap: data, mapA: classesA, mapB: classesB };
}

/** Her photo, where and how she wants to be dressed, the looks for it and their pictures; a reload loses nothing. */
export function useTrial() {
  const [wishes, setWishes] = useState(FIRST);
  const [kept, setKept] = useState(NO_PICTURES);
  const wish = useCallback((part: Partial<Wishes>) => setWishes((now) => ({ ...now, ...part })), []);
  const photo = useTrialPhoto();
  const { accept } = photo;
  useEffect(() => {
    void readTrial(null).then((trial) => {
      if (!trial) return;
      setKept(trial.pictures);
      setWishes({ gender: trial.gender, place: trial.place, style: trial.style });
      accept(trial.photo, trial.checked);
    });
  }, [accept]);

  const asked = wishes.place?.id;
  const here = useQuery({
    queryKey: [tryPlace.path, asked ?? 'device'],
    queryFn: ({ signal }) =>
      callApi(tryPlace, {
        signal,
        body: asked === undefined ? { device: readDevice() } : { placeId: asked },
      }),
    enabled: !import.meta.env.SSR,
  });
  const placeId = asked ?? here.data?.place.id;
  const { gender, style } = wishes;
  const dressed = useQuery({
    queryKey: [tryOutfit.path, gender, placeId],
    queryFn: ({ signal }) => callApi(tryOutfit, { signal, body: { gender: gender!, placeId: placeId! } }),
    enabled: gender !== null && placeId !== undefined && !import.meta.env.SSR,
  });
  const looks = dressed.data?.looks ?? NO_LOOKS;
  const checked = photo.isAccepted ? photo.state.checked : null;
  const person = useMemo(() => checked && dressable(checked), [checked]);
  const pictures = useTrialPictures({ looks, person, chosen: style, kept });
  const drawn = useMemo(
    () =>
      looks.flatMap((look): KeptPicture[] => {
        const one = pictures.get(look.style);
        return one?.state === 'drawn'
          ? [{ style: look.style, pieces: piecesOf(look), picture: one.picture }]
          : [];
      }),
    [looks, pictures],
  );
  const place = wishes.place ?? here.data?.place ?? null;
  const { file } = photo;
  const trial = useMemo(
    () => (file && checked ? { photo: file, checked, gender, place, style, pictures: drawn } : null),
    [file, checked, gender, place, style, drawn],
  );
  useKeeping(trial);

  const startOver = useCallback(() => {
    void forgetTrial();
    setKept(NO_PICTURES);
    setWishes((now) => ({ ...now, style: FIRST.style }));
    photo.startOver();
  }, [photo]);
  /** From now on it is hers: her setup goes on with it. */
  const giveTo = async (userId: string): Promise<void> => {
    if (trial) await keepTrial({ ...trial, userId });
  };
  return { wishes, wish, photo, here, dressed, place, looks, pictures, startOver, giveTo };
}

export type Trying = ReturnType<typeof useTrial>;

type Held = Omit<Parameters<typeof keepTrial>[0], 'userId'> & { checked: BodyMapResult };

/** Keeps it on this device, as often as it changes, until it is given to an account. */
function useKeeping(trial: Held | null): void {
  const last = useRef<Held | null>(null);
  useEffect(() => {
    if (!trial || last.current === trial) return;
    last.current = trial;
    void keepTrial({ ...trial, userId: null });
  }, [trial]);
}
