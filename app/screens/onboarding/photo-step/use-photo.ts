import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText, isUnauthorized } from '../../../client/api/errors.ts';
import { uploadPhoto } from '../../../client/photo/upload-photo.ts';
import type { PhotoUpload } from '../../../client/photo/upload-photo.ts';
import { USER_KEY } from '../../../client/account/session.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { checkPhoto, stopChecking } from './check-photo.ts';
import { EMPTY_PHOTO, type PhotoState } from './photo-state.ts';
import { fileProblem, stageWords, uploadWords, photoVerdict } from './photo-words.ts';

/** From the chosen file to the registered photo: check, ask where needed, upload, register. */
export function usePhoto(onDone: (objectPath: string) => void) {
  const client = useQueryClient();
  const [state, setState] = useState(EMPTY_PHOTO);
  const file = useRef<File | null>(null);
  const run = useRef<AbortController | null>(null);
  const change = useCallback((part: Partial<PhotoState>) => setState((now) => ({ ...now, ...part })), []);

  const { preview } = state;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(
    () => () => {
      run.current?.abort();
      if (file.current) stopChecking();
    },
    [],
  );

  const upload = useCallback(
    async (photo: PhotoUpload, signal: AbortSignal) => {
      const onProgress = (sent: number, total: number) => {
        const words = sent >= total ? 'Saving your photo' : uploadWords(sent, total);
        change({ share: total > 0 ? sent / total : 0, words });
      };
      change({ at: 'uploading', share: 0, words: uploadWords(0, photo.original.size), problem: null });
      try {
        const path = await uploadPhoto(photo, { onProgress, signal });
        change({ at: 'done' });
        showToast({ tone: 'good', title: 'Photo uploaded successfully!' });
        await client.invalidateQueries({ queryKey: USER_KEY });
        onDone(path);
      } catch (error) {
        if (signal.aborted) return;
        const problem = failureText(error, 'Failed to save photo. Please try again.');
        change({ at: 'failed', problem });
        if (isUnauthorized(error)) return;
        const description = 'Failed to save photo. Please try again.';
        showToast({ tone: 'bad', title: 'Upload failed', description });
      }
    },
    [change, client, onDone],
  );

  const keep = useCallback(() => {
    const original = file.current;
    if (!original) return;
    run.current?.abort();
    run.current = new AbortController();
    void upload({ original, checked: state.checked }, run.current.signal);
  }, [state.checked, upload]);

  const choose = useCallback(
    async (chosen: File) => {
      const problem = fileProblem(chosen);
      if (problem) return change({ problem });
      run.current?.abort();
      const own = new AbortController();
      run.current = own;
      file.current = chosen;
      const begin: PhotoState = { ...EMPTY_PHOTO, at: 'checking', preview: URL.createObjectURL(chosen) };
      setState({ ...begin, words: stageWords({ stage: 'loading' }) });
      const checked = await checkPhoto(chosen, (progress) => {
        if (!own.signal.aborted) change({ share: progress.share, words: stageWords(progress) });
      });
      if (own.signal.aborted) return;
      if (checked === 'broken') {
        change({ unchecked: true });
        return upload({ original: chosen, checked: null }, own.signal);
      }
      if ('unreadable' in checked) return setState({ ...EMPTY_PHOTO, problem: checked.unreadable });
      change({ checked: checked.result });
      const verdict = photoVerdict(checked.result.findings);
      if (verdict === 'good') return upload({ original: chosen, checked: checked.result }, own.signal);
      change({ at: verdict === 'ask' ? 'decide' : 'refused' });
    },
    [change, upload],
  );

  /** A photo that was looked at before she had an account. */
  const carry = useCallback(
    (photo: PhotoUpload) => {
      run.current?.abort();
      run.current = new AbortController();
      file.current = photo.original;
      setState({ ...EMPTY_PHOTO, preview: URL.createObjectURL(photo.original), checked: photo.checked });
      void upload(photo, run.current.signal);
    },
    [upload],
  );

  return { state, choose, keep, carry };
}
