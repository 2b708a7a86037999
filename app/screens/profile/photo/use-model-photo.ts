import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { failureText, isUnauthorized } from '../../../client/api/errors.ts';
import { importOrReload } from '../../../client/browser/reload-once.ts';
import { TODAY_KEY } from '../../../client/looks/outfits.ts';
import { USER_KEY } from '../../../client/account/session.ts';
import { sendToSignIn } from '../../../client/api/unauthorized.ts';
import type { User } from '../../../contracts/session.ts';
import type { PhotoName } from '../../../domain/photos/photo-name.ts';
import type { BodyMapResult } from '../../../fitting-room/body-map/body-map-messages.ts';
import type { Finding } from '../../../fitting-room/body-map/photo-findings.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { checkPhoto, stopChecking } from '../../onboarding/photo-step/check-photo.ts';
import {
  fileProblem,
  stageWords,
  uploadWords,
  photoVerdict,
} from '../../onboarding/photo-step/photo-words.ts';

export interface ModelPhoto {
  /** What is being done with the photo, in words; null when nothing is. */
  words: string | null;
  /** What is weak about the photo that she has chosen; it waits for her word. */
  doubts: readonly Finding[] | null;
  decide: (keep: boolean) => void;
  choose: (file: File) => void;
  /** The field of the file picker. */
  input: RefObject<HTMLInputElement>;
}

/** A photo that cannot be taken, in words for her. */
class PhotoRefused extends Error {}

const OFFER = 'One more, in a T-shirt and shorts, shows summer looks on you as well: see Your Photos.';

/** It could never be drawn on. */
const NOT_READ = "This device couldn't read the photo. Please try another photo, or another device.";

/** What this device finds on the photo; null when it cannot look, and the photo is kept all the same. */
async function analyzeFile(file: File, onWords: (words: string) => void): Promise<BodyMapResult | null> {
  const checked = await checkPhoto(file, (progress) => onWords(stageWords(progress))).finally(stopChecking);
  if (checked === 'broken') return null;
  if ('unreadable' in checked) throw new PhotoRefused(checked.unreadable);
  const { findings } = checked.result;
  if (photoVerdict(findings) !== 'refuse') return checked.result;
  const found = findings.find(({ blocking }) => blocking);
  throw new PhotoRefused(`${found?.sentence} ${found?.fix}`);
}

/** A photo for warm days is to show what the first one hides. */
async function coveredInIt(checked: BodyMapResult | null): Promise<Finding[]> {
  if (!checked?.bodyMap) return [];
  const { coveredLimbs } = await importOrReload(() => import('../../../client/photo/covered-limbs.ts'));
  // Where this browser cannot look, her word is enough.
  const covered = await coveredLimbs(checked.bodyMap).catch(() => null);
  if (covered === null) return [];
  const sentence = `Your ${covered} are covered in this photo.`;
  return [{ code: 'long-clothes', sentence, fix: 'One in a T-shirt and shorts shows more of you.' }];
}

/** Check on this device, upload, register, and say how it went. Today's outfit follows the photo. */
export function useModelPhoto(name: PhotoName = 'first'): ModelPhoto {
  const client = useQueryClient();
  const [words, setWords] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<readonly Finding[] | null>(null);
  const answer = useRef<((keep: boolean) => void) | null>(null);
  const run = useRef<AbortController | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => run.current?.abort(), []);

  /** Her word on a photo that makes weaker outfits than it could. */
  async function keeps(findings: readonly Finding[]): Promise<boolean> {
    setDoubts(findings);
    return new Promise<boolean>((decided) => (answer.current = decided)).finally(() => setDoubts(null));
  }

  async function update(file: File, signal: AbortSignal): Promise<void> {
    // Everything is sent: what fails from then on is the registration.
    let sentAll = false;
    try {
      const problem = fileProblem(file, Infinity);
      if (problem) throw new PhotoRefused(problem);
      const checked = await analyzeFile(file, (next) => !signal.aborted && setWords(next));
      if (name === 'warm' && !checked?.bodyMap) throw new PhotoRefused(NOT_READ);
      const weak = checked?.findings.filter(({ hint }) => !hint) ?? [];
      if (name === 'warm') weak.push(...(await coveredInIt(checked)));
      if (weak.length > 0 && !(await keeps(weak))) return;
      const { uploadPhoto } = await importOrReload(() => import('../../../client/photo/upload-photo.ts'));
      const onProgress = (sent: number, total: number) => {
        sentAll = sent >= total;
        setWords(sentAll ? 'Saving your photo' : uploadWords(sent, total));
      };
      await uploadPhoto({ original: file, checked, name }, { onProgress, signal });
      const advice = checked?.findings.find(({ hint }) => hint);
      const isOnly = name === 'first' && !client.getQueryData<User>(USER_KEY)?.warmPhotoUrl;
      showToast({
        tone: 'good',
        title: 'Success! Photo uploaded successfully',
        description: advice ? `${advice.sentence} ${advice.fix}` : isOnly ? OFFER : undefined,
      });
      await client.invalidateQueries({ queryKey: USER_KEY });
      void client.invalidateQueries({ queryKey: TODAY_KEY });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnauthorized(error)) return sendToSignIn();
      const failed = sentAll ? 'Failed to update photo' : 'Failed to upload file';
      if (error instanceof PhotoRefused)
        showToast({ tone: 'bad', title: 'Upload failed', description: error.message });
      else showToast({ tone: 'bad', title: failed, description: failureText(error, 'Please try again.') });
    }
  }

  const choose = (file: File) => {
    if (run.current) return;
    const own = new AbortController();
    run.current = own;
    setWords('Reading your photo');
    void update(file, own.signal).finally(() => {
      run.current = null;
      if (!own.signal.aborted) setWords(null);
    });
  };
  return { words, doubts, decide: (keep) => answer.current?.(keep), choose, input };
}
