import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { isUnauthorized } from '../../client/api/errors.ts';
import { chosenPicture, type Trial } from '../../client/photo/kept-trial.ts';
import { misnamedPlace } from '../../client/looks/location.ts';
import { readDevice } from '../../client/looks/places.ts';
import { invalidatePlans } from '../../client/api/plan-keys.ts';
import { cacheUser } from '../../client/account/session.ts';
import type { BodyInputOf } from '../../contracts/call.ts';
import type { User } from '../../contracts/session.ts';
import { keepTriedLook } from '../../contracts/try.ts';
import { saveLocation, savePreferences, SKIPPED_LOCATION } from '../../contracts/user.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { finishBodies, skipBodies, skippedWords } from './onboarding-draft.ts';
import type { Draft } from './onboarding-draft.ts';

const LEAVE_AFTER_SKIP_MS = 1000;

interface Bodies {
  location: BodyInputOf<typeof saveLocation> | null;
  preferences: BodyInputOf<typeof savePreferences>;
}

/** Preferences last: the outfit is due only when all is known. The place of Skip needs no device to tell which it is. */
async function save({ location, preferences }: Bodies): Promise<User> {
  const body = location === SKIPPED_LOCATION ? location : location && { ...location, device: readDevice() };
  if (body) await callApi(saveLocation, { body });
  return callApi(savePreferences, { body: preferences });
}

/** Her first outfit is the look that she kept; without it she is dressed as anybody. */
async function wearTried(tried: Trial): Promise<void> {
  const kept = chosenPicture(tried);
  if (!kept) return;
  const { style, pieces } = kept;
  await callApi(keepTriedLook, { body: { style, pieces } }).catch(() => undefined);
}

interface Setup {
  user: User;
  draft: Draft;
  /** Goes home. */
  leave: () => void;
  onBadPlace: () => void;
  /** What she has tried on before she had an account. */
  tried: Trial | null;
  /** Called before she leaves. */
  onSaved: () => void;
}

/** 'Get Started!' and Skip, with what is said and when she goes on. */
export function useSetup({ user, draft, leave, onBadPlace, tried, onSaved }: Setup) {
  const client = useQueryClient();
  /** What she typed as her city that nobody knows, or that is several, and what is said of it. */
  const [badPlace, setBadPlace] = useState<{ typed: string; words: string } | null>(null);
  const failed = (title: string, description: string) => (error: Error) => {
    if (isUnauthorized(error)) return;
    const misnamed = misnamedPlace(error);
    if (misnamed) {
      setBadPlace({ typed: draft.location, words: misnamed.description });
      onBadPlace();
      showToast({ tone: 'bad', ...misnamed });
    } else showToast({ tone: 'bad', title, description });
  };
  const finish = useMutation({
    mutationFn: async () => {
      const saved = await save(finishBodies(draft, user));
      if (tried) await wearTried(tried);
      return saved;
    },
    onSuccess: (saved) => {
      onSaved();
      cacheUser(client, saved);
      invalidatePlans(client);
      showToast({ tone: 'good', title: 'Setup completed!' });
      leave();
    },
    onError: failed('Setup failed', 'Failed to complete setup. Please try again.'),
  });
  const skip = useMutation({
    // Half a city name, left in the field, must not keep her here.
    mutationFn: async () => {
      try {
        return { saved: await save(skipBodies(draft, user)), chosen: draft };
      } catch (error) {
        if (!misnamedPlace(error)) throw error;
        const chosen = { ...draft, location: '' };
        return { saved: await save(skipBodies(chosen, user)), chosen };
      }
    },
    onSuccess: ({ saved, chosen }) => {
      onSaved();
      showToast({ tone: 'good', title: 'Setup skipped', description: skippedWords(chosen, user) });
      setTimeout(() => {
        cacheUser(client, saved);
        invalidatePlans(client);
        leave();
      }, LEAVE_AFTER_SKIP_MS);
    },
    onError: failed('Skip Error', 'There was an issue skipping setup. Please try again.'),
  });
  return { finish, skip, badPlace: badPlace?.typed === draft.location ? badPlace.words : null };
}
