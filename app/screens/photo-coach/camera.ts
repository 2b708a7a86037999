// The camera of this device: opened, switched, released. Nothing is sent anywhere.
import type { CameraTrouble } from './coach-words.ts';

export class CameraError extends Error {
  readonly trouble: CameraTrouble;
  constructor(trouble: CameraTrouble) {
    super(`no camera: ${trouble}`);
    this.name = 'CameraError';
    this.trouble = trouble;
  }
}

type Facing = 'user' | 'environment';

export interface Camera {
  stream: MediaStream;
  /** Which way it looks, null where it does not say (most webcams). */
  facing: Facing | null;
  /** There is another one to turn to. */
  hasOther: boolean;
}

/** Names of DOMException, by what they mean here. */
export function cameraTrouble(error: unknown): CameraTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}

export function closeCamera(camera: Camera | null): void {
  camera?.stream.getTracks().forEach((track) => track.stop());
}

/** As tall as it goes: she fills the height. Browsers turn the sides of a phone that is held upright. */
const SIZE = { width: { ideal: 2560 }, height: { ideal: 1440 } };

const camerasHere = async (): Promise<MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

async function openStream(video: MediaTrackConstraints): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...SIZE, ...video }, audio: false });
  const facing = stream.getVideoTracks()[0]?.getSettings().facingMode;
  return {
    stream,
    facing: facing === 'user' || facing === 'environment' ? facing : null,
    hasOther: (await camerasHere().catch(() => [])).length > 1,
  };
}

/**
 * The camera that shows her herself, first of all.
 * @throws CameraError
 */
export async function openCamera(): Promise<Camera> {
  // Without a secure connection browsers hide the whole interface, whatever their types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!window.isSecureContext || !devices?.getUserMedia) throw new CameraError('insecure');
  try {
    return await openStream({ facingMode: 'user' });
  } catch (error) {
    throw new CameraError(cameraTrouble(error));
  }
}

/**
 * The other one: front and back of a phone, or the next webcam. The open one is closed first, because many phones can
 * run only one at a time.
 * @throws CameraError
 */
export async function turnCamera(camera: Camera): Promise<Camera> {
  const used = camera.stream.getVideoTracks()[0]?.getSettings().deviceId;
  closeCamera(camera);
  try {
    if (camera.facing)
      return await openStream({ facingMode: camera.facing === 'user' ? 'environment' : 'user' });
    const all = await camerasHere();
    const next = all[(all.findIndex(({ deviceId }) => deviceId === used) + 1) % all.length];
    return await openStream({ deviceId: next?.deviceId });
  } catch (error) {
    throw new CameraError(cameraTrouble(error));
  }
}
