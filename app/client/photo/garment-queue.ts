// Photos of her clothes on their way into the closet: read one after another on this device, and still there after a reload.
import { useMemo, useSyncExternalStore } from 'react';
import type { PieceWarmth } from '../../domain/closet/closet-terms.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import type { Gender } from '../../domain/preferences/style.ts';
import type {
  GarmentPhotoReply,
  ReadGarmentPhoto,
  LaidFlat,
  MovedMarks,
  ToldKind,
} from '../../fitting-room/garment-photo/garment-photo-messages.ts';
import { isSeenAs } from '../../fitting-room/garment-photo/garment-shape.ts';
import { FORGOTTEN } from '../browser/storage.ts';
import { herFiles } from '../browser/device-files.ts';
import { readWornPhoto } from './worn-photo.ts';
import { openGarmentReader, type GarmentReader } from './garment-reader.ts';

/** What she says that a photo shows. */
export interface PieceChoice {
  garmentId: string;
  color: string;
  garment: WornGarment;
}

/** What she typed of a piece that she may buy: "Should I buy it?". */
export interface TrialPrice {
  typed: string;
  /** ISO 4217; null: her usual one. */
  currency: string | null;
}

export interface QueuedPhoto {
  id: string;
  /** Whose: another person on this device never sees it. */
  userId: string;
  /** Not hers: it waits for "I bought it" or "Skip". Null: on its way into the closet. */
  trial: TrialPrice | null;
  /** As it was picked; it gives way to the small one of the reading. */
  photo: Blob | null;
  /** Of her in her clothes: it becomes a photo of each piece. */
  worn: boolean;
  /** Null while it waits. */
  read: GarmentPhotoReply | null;
  /** Null until she says it, where we are not sure. */
  choice: PieceChoice | null;
  name: string;
  warmth: PieceWarmth;
  /** Her marks, where she has moved some, and the cloth that was laid flat with them. */
  moved: MovedMarks | null;
  laid: LaidFlat | null;
}

/** In one pick: each piece takes three of the uploads that an hour has. */
export const MOST_PHOTOS = 30;
/** Below it we ask; of photographs above it every second is named rightly (bench/garments/fit-forms.ts), which she sees and may change. */
export const SURE_ENOUGH = 0.45;

let queue: readonly QueuedPhoto[] = [];
let owner: { userId: string; gender: Gender } | null = null;
let reader: GarmentReader | null = null;
const listeners = new Set<() => void>();

function show(next: readonly QueuedPhoto[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

function change(id: string, part: Partial<QueuedPhoto>): void {
  show(queue.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  const changed = queue.find((photo) => photo.id === id);
  if (changed) void herFiles.write(id, changed);
}

/** What is likeliest is chosen where we are sure enough of it. */
export function choiceOf(read: GarmentPhotoReply): PieceChoice | null {
  if (read.is !== 'garment' || read.sure < SURE_ENOUGH) return null;
  return read.offers[0] ?? null;
}

/** In its place each of the pieces that were found on it. */
function splitInto(worn: QueuedPhoto, pieces: readonly ReadGarmentPhoto[]): void {
  const photos = pieces.map((read, at): QueuedPhoto => ({
    ...worn,
    id: `${worn.id}-${at}`,
    photo: null,
    read,
    choice: choiceOf(read),
    laid: read.laid,
  }));
  void herFiles.forget(worn.id);
  for (const photo of photos) void herFiles.write(photo.id, photo);
  show(queue.flatMap((photo) => (photo.id === worn.id ? photos : [photo])));
}

/** What she says that it is: read as such, where something else was seen. */
export function choosePiece(id: string, choice: PieceChoice): void {
  const read = queue.find((photo) => photo.id === id)?.read;
  if (read?.is !== 'garment') return;
  const isCutFromHer = read.laid.is === 'drawing' && read.laid.why === 'worn';
  const isAsSeen =
    isCutFromHer || isSeenAs(choice.garment.drawing, read.shape, 'cuff-outer-left' in read.marks);
  change(id, isAsSeen ? { choice } : { choice, photo: read.photo, read: null, moved: null, laid: null });
  void readOn();
}

/** She says that she wears it in this photo. */
export function readAsWorn(id: string): void {
  change(id, { worn: true, read: null });
  void readOn();
}

const kindOf = ({ choice }: QueuedPhoto): ToldKind => choice?.garment.drawing ?? null;

async function readOn(): Promise<void> {
  if (reader || !owner) return;
  const { userId, gender } = owner;
  const mine = (reader = openGarmentReader());
  for (;;) {
    const next = queue.find(({ read, photo }) => read === null && photo !== null);
    if (!next?.photo || reader !== mine) break;
    const { photo } = next;
    const seen = next.worn
      ? await readWornPhoto(mine, photo, gender)
      : await mine.read(photo, gender, kindOf(next));
    // She has signed out meanwhile, or somebody else has signed in.
    if (owner?.userId !== userId) break;
    if (Array.isArray(seen)) {
      splitInto(next, seen);
      continue;
    }
    const read = seen;
    const isGarment = read.is === 'garment';
    change(next.id, {
      read,
      choice: next.choice ?? choiceOf(read),
      // Of what shows no garment she sees what it was.
      photo: isGarment ? null : next.photo,
      laid: isGarment ? read.laid : null,
    });
  }
  mine.close();
  if (reader === mine) reader = null;
}

/** Hers alone: photos that wait from before, and those that she adds. */
export async function openQueue(userId: string, gender: Gender): Promise<void> {
  if (owner?.userId === userId) return;
  closeQueue();
  owner = { userId, gender };
  const kept = (await herFiles.readAll()) as QueuedPhoto[];
  if (owner?.userId !== userId) return;
  const known = new Set(queue.map(({ id }) => id));
  const waiting = kept
    .filter((one) => one.userId === userId && !known.has(one.id))
    // Those of an earlier build are on their way into the closet.
    .map((one) => ({ ...one, trial: one.trial ?? null }));
  show([...waiting, ...queue]);
  void readOn();
}

/** What is in memory goes; what is kept on the device waits for her (and goes when she signs out). */
export function closeQueue(): void {
  reader?.close();
  [reader, owner] = [null, null];
  show([]);
}

if (typeof window !== 'undefined') window.addEventListener(FORGOTTEN, closeQueue);

interface Picked {
  /** A photo of somebody in the clothes. */
  worn?: boolean;
  trial?: TrialPrice | null;
}

/** Returns how many found no room in this pick. */
export function queuePhotos(files: readonly File[], { worn = false, trial = null }: Picked = {}): number {
  const userId = owner?.userId;
  if (!userId) return 0;
  const room = Math.max(0, MOST_PHOTOS - queue.length);
  const since = Date.now();
  const added = files.slice(0, room).map((photo, at): QueuedPhoto => ({
    // The order in which they are read again.
    id: `${since}-${String(at).padStart(2, '0')}-${crypto.randomUUID()}`,
    userId,
    trial,
    photo,
    worn,
    read: null,
    choice: null,
    name: '',
    warmth: 'usual',
    moved: null,
    laid: null,
  }));
  for (const photo of added) void herFiles.write(photo.id, photo);
  show([...queue, ...added]);
  void readOn();
  return files.length - added.length;
}

export const changePhoto = (id: string, part: Partial<Omit<QueuedPhoto, 'id' | 'userId'>>): void =>
  change(id, part);

export function dropPhoto(id: string): void {
  void herFiles.forget(id);
  show(queue.filter((photo) => photo.id !== id));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly QueuedPhoto[] = [];

export const listQueue = (): readonly QueuedPhoto[] => queue;

const useQueue = (): readonly QueuedPhoto[] => useSyncExternalStore(subscribe, listQueue, () => none);

/** Those on their way into the closet. */
export function useGarmentQueue(): readonly QueuedPhoto[] {
  const all = useQueue();
  return useMemo(() => all.filter(({ trial }) => trial === null), [all]);
}

/** Those that she may buy. */
export function useTrialQueue(): readonly QueuedPhoto[] {
  const all = useQueue();
  return useMemo(() => all.filter(({ trial }) => trial !== null), [all]);
}
