import { useCallback, useEffect, useRef, useState } from 'react';
import { canReachServer } from '../../client/api/can-reach-server.ts';
import type { BodyMapResult } from '../../fitting-room/body-map/body-map-messages.ts';
import { checkPhoto, prepareChecker, stopChecking } from '../onboarding/photo-step/check-photo.ts';
import { fileProblem, photoVerdict, stageWords } from '../onboarding/photo-step/photo-words.ts';
import { EMPTY_PHOTO as NO_PHOTO, type PhotoState } from '../onboarding/photo-step/photo-state.ts';

interface TrialPhotoState extends PhotoState {
  /** What reads a photo could not be loaded. */
  isOffline: boolean;
}

const EMPTY_PHOTO: TrialPhotoState = { ...NO_PHOTO, isOffline: false };

/** From the chosen file to a photo that can be dressed: looked at on this device, and sent nowhere. */
export function useTrialPhoto() {
  const [state, setState] = useState(EMPTY_PHOTO);
  const [file, setFile] = useState<File | null>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(prepareChecker, []);
  const { preview } = state;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(
    () => () => {
      run.current?.abort();
      stopChecking();
    },
    [],
  );

  const accept = useCallback((photo: File, checked: BodyMapResult) => {
    setFile(photo);
    setState({ ...EMPTY_PHOTO, at: 'done', checked, preview: URL.createObjectURL(checked.upright) });
  }, []);

  const choose = useCallback(async (chosen: File) => {
    const problem = fileProblem(chosen);
    if (problem) return setState((now) => ({ ...now, problem }));
    run.current?.abort();
    const own = new AbortController();
    run.current = own;
    setFile(chosen);
    const begin = { ...EMPTY_PHOTO, at: 'checking', preview: URL.createObjectURL(chosen) } as const;
    setState({ ...begin, words: stageWords({ stage: 'loading' }) });
    const found = await checkPhoto(chosen, (progress) => {
      if (own.signal.aborted) return;
      setState((now) => ({ ...now, share: progress.share, words: stageWords(progress) }));
    });
    if (own.signal.aborted) return;
    if (found === 'broken') {
      const reached = await canReachServer();
      if (own.signal.aborted) return;
      return setState((now) => ({ ...now, at: 'failed', unchecked: reached, isOffline: !reached }));
    }
    if ('unreadable' in found) return setState({ ...EMPTY_PHOTO, problem: found.unreadable });
    const verdict = photoVerdict(found.result.findings);
    const at =
      !found.result.bodyMap || verdict === 'refuse' ? 'refused' : verdict === 'ask' ? 'decide' : 'done';
    setState((now) => ({ ...now, at, checked: found.result }));
    // Drawing needs the room that the models take.
    if (at === 'done') stopChecking();
  }, []);

  const takeAnyway = useCallback(() => {
    setState((now) => ({ ...now, at: 'done' }));
    stopChecking();
  }, []);
  const startOver = useCallback(() => {
    run.current?.abort();
    setFile(null);
    setState(EMPTY_PHOTO);
  }, []);
  const readAgain = useCallback(() => file && void choose(file), [file, choose]);
  return { state, file, isAccepted: state.at === 'done', accept, choose, readAgain, takeAnyway, startOver };
}
