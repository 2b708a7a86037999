import { useCallback, useEffect, useState } from 'react';
import { tabStorage } from '../../client/browser/storage.ts';
import type { User } from '../../contracts/session.ts';
import { newDraft, restoreDraft } from './onboarding-draft.ts';
import type { Draft } from './onboarding-draft.ts';

const keyOf = (user: User) => `onboarding:${user.id}`;

/** The draft, kept in this tab so that a reload loses nothing. Read after hydration: the server does not know it. */
export function useDraft(user: User) {
  const [draft, setDraft] = useState(() => newDraft(user));
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    setDraft((fresh) => restoreDraft(tabStorage.read(keyOf(user)), fresh));
    setRestored(true);
    // Only once: afterward the draft is ahead of the user.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (restored) tabStorage.write(keyOf(user), JSON.stringify(draft));
  }, [draft, restored, user]);
  const change = useCallback((part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })), []);
  const forget = useCallback(() => tabStorage.forget(keyOf(user)), [user]);
  return { draft, change, forget };
}
