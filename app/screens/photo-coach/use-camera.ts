import { useCallback, useEffect, useRef, useState } from 'react';
import { CameraError, closeCamera, openCamera, turnCamera } from './camera.ts';
import type { Camera } from './camera.ts';
import type { CameraTrouble } from './coach-words.ts';

export interface CameraState {
  camera: Camera | null;
  trouble: CameraTrouble | null;
  turn: () => void;
  retry: () => void;
}

/** The camera while `on`; every track is stopped when it is not, when she leaves, and when the tab is put away. */
export function useCamera(on: boolean): CameraState {
  const [camera, setCamera] = useState<Camera | null>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [tries, setTries] = useState(0);
  const current = useRef<Camera | null>(null);
  /** Aborted when the camera that was asked for is no longer wanted. */
  const run = useRef(new AbortController());

  const take = useCallback(async (opening: Promise<Camera>, isWanted: () => boolean) => {
    try {
      const opened = await opening;
      if (!isWanted()) return closeCamera(opened);
      current.current = opened;
      setTrouble(null);
      setCamera(opened);
      // Pulled out, or taken away by the system.
      opened.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (current.current === opened) setTrouble('busy');
      });
    } catch (error) {
      if (isWanted()) setTrouble(error instanceof CameraError ? error.trouble : 'busy');
    }
  }, []);

  useEffect(() => {
    if (!on) return;
    const mine = new AbortController();
    run.current = mine;
    void take(openCamera(), () => !mine.signal.aborted);
    return () => {
      // Whatever is still on its way is closed as it comes.
      mine.abort();
      closeCamera(current.current);
      current.current = null;
      setCamera(null);
    };
  }, [on, tries, take]);

  useEffect(() => {
    const away = () => {
      if (document.hidden) closeCamera(current.current);
      else if (current.current) setTries((count) => count + 1);
    };
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, []);

  const turn = useCallback(() => {
    const open = current.current;
    if (!open) return;
    current.current = null;
    setCamera(null);
    const { signal } = run.current;
    void take(turnCamera(open), () => !signal.aborted);
  }, [take]);
  const retry = useCallback(() => {
    setTrouble(null);
    setTries((count) => count + 1);
  }, []);
  return { camera, trouble, turn, retry };
}
