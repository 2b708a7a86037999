import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { CameraReading } from '../../fitting-room/body-map/body-map-messages.ts';
import { shootBurst, captureCoachFrame } from './capture-photo.ts';
import { INITIAL_COACHING, reduceCoaching } from './coaching.ts';
import type { Coaching, CoachEvent } from './coaching.ts';

/** Between two looks, so that a phone stays cool. */
const PAUSE_MS = 90;
const TICK_MS = 100;

export interface Coached {
  state: Coaching;
  /** Now, as of the last tick; counts down with `secondsLeft`. */
  now: number;
  sight: CameraReading | null;
  /** Loading the models: 0..1, null once they look. */
  loading: number | null;
  /** They do not run here: only the timer helps. */
  blind: boolean;
  shutter: () => void;
  stop: () => void;
}

const loadRoom = () => import('../../fitting-room/body-map/body-map-client.ts');

/** Looks at the running camera until the picture is taken; `onShot` gets the file. */
export function useCoach(
  video: RefObject<HTMLVideoElement>,
  running: boolean,
  timerMs: number,
  onShot: (file: File) => void,
): Coached {
  const step = useCallback(
    (state: Coaching, event: CoachEvent | 'again') =>
      event === 'again' ? INITIAL_COACHING : reduceCoaching(state, event, timerMs),
    [timerMs],
  );
  const [state, send] = useReducer(step, INITIAL_COACHING);
  const [sight, setSight] = useState<CameraReading | null>(null);
  const [loading, setLoading] = useState<number | null>(0);
  const [blind, setBlind] = useState(false);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (!running) return;
    send('again');
    let done = false;
    const look = async () => {
      const room = await loadRoom();
      while (!done) {
        const element = video.current;
        if (!element || element.videoWidth === 0) {
          await new Promise((wait) => setTimeout(wait, PAUSE_MS));
          continue;
        }
        const seen = await room.readCameraFrame(
          captureCoachFrame(element),
          ({ share }) => done || setLoading(share),
        );
        if (done) return;
        setLoading(null);
        setSight(seen);
        send({ kind: 'sight', sight: seen, at: performance.now() });
        await new Promise((wait) => setTimeout(wait, PAUSE_MS));
      }
    };
    look().catch((error: unknown) => {
      if (done) return;
      console.warn('The coach cannot look here:', error);
      setLoading(null);
      setBlind(true);
    });
    return () => {
      done = true;
      setSight(null);
    };
  }, [running, video]);

  const counting = state.phase === 'counting';
  useEffect(() => {
    if (!counting) return;
    const tick = () => {
      setNow(performance.now());
      send({ kind: 'tick', at: performance.now() });
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [counting]);

  const shot = useRef(onShot);
  shot.current = onShot;
  const shooting = state.phase === 'shooting';
  useEffect(() => {
    const element = video.current;
    if (!shooting || !element) return;
    let gone = false;
    shootBurst(element).then(
      (file) => gone || shot.current(file),
      (error: unknown) => {
        console.warn('The photo could not be taken:', error);
        if (!gone) send('again');
      },
    );
    return () => {
      gone = true;
    };
  }, [shooting, video]);

  const shutter = useCallback(() => send({ kind: 'shutter', at: performance.now() }), []);
  const stop = useCallback(() => send({ kind: 'stop' }), []);
  return { state, now, sight, loading, blind, shutter, stop };
}
