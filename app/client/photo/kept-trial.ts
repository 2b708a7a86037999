// What a visitor tries on /try, kept on this device alone: a reload loses nothing, and once she has an account her setup goes on
// with it. It ends with "Start over", with her setup, with her signing out, and after two hours.
import type { PlaceAnswer } from '../../contracts/places.ts';
import type { Gender, StyleId } from '../../domain/preferences/style.ts';
import type { BodyMapResult } from '../../fitting-room/body-map/body-map-messages.ts';
import { deviceFiles } from '../browser/device-files.ts';
import { tabStorage, TRIED_HERE } from '../browser/storage.ts';

export interface KeptPicture {
  style: StyleId;
  /** Of the pieces that it shows. */
  pieces: string[];
  /** JPEG */
  picture: Blob;
}

export interface Trial {
  photo: File;
  /** What this device found on it. */
  checked: BodyMapResult;
  gender: Gender | null;
  place: PlaceAnswer | null;
  style: StyleId;
  pictures: KeptPicture[];
  /** The account that it goes to; null while there is none. */
  userId: string | null;
  /** Epoch ms. */
  keptAt: number;
}

const KEY = 'trial';
/** Long enough to think it over. Later somebody else may sit here. */
const WAITS_MS = 2 * 60 * 60 * 1000;

/** @param userId whose it is: null for nobody's yet */
export async function readTrial(userId: string | null): Promise<Trial | null> {
  const trial = (await deviceFiles.read(KEY)) as Trial | null;
  if (!trial) return null;
  if (Date.now() - trial.keptAt < WAITS_MS) return trial.userId === userId ? trial : null;
  await forgetTrial();
  return null;
}

export function keepTrial(trial: Omit<Trial, 'keptAt'>): Promise<void> {
  tabStorage.write(TRIED_HERE, 'yes');
  return deviceFiles.write(KEY, { ...trial, keptAt: Date.now() } satisfies Trial);
}

export const forgetTrial = (): Promise<void> => deviceFiles.forget(KEY);

/** The picture of the look that she chose, if it was drawn. */
export const chosenPicture = ({ pictures, style }: Trial): KeptPicture | null =>
  pictures.find((one) => one.style === style) ?? null;
