import type { Gender } from '../../domain/preferences/style.ts';
import type {
  GarmentPhotoAnswer,
  GarmentPhotoReply,
  GarmentPhotoRequest,
  LaidFlat,
  MovedMarks,
  ReadGarmentPhoto,
  ToldKind,
  WornPhoto,
} from '../../fitting-room/garment-photo/garment-photo-messages.ts';

export interface GarmentReader {
  /** No part of the photo is sent anywhere. */
  read: (photo: Blob, gender: Gender, kind: ToldKind) => Promise<GarmentPhotoReply>;
  /** Null where the photo shows no garment any more. */
  layFlat: (photo: Blob, kind: ToldKind, moved: MovedMarks) => Promise<LaidFlat | null>;
  /** The pieces that she wears in a photo; none where they cannot be told apart. */
  cutWorn: (person: WornPhoto, gender: Gender) => Promise<ReadGarmentPhoto[]>;
  close: () => void;
}

type Order = GarmentPhotoRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never;

/** Looks at photos of garments, on this device, one after another. */
export function openGarmentReader(): GarmentReader {
  let worker: Worker | null = null;
  let asked = 0;
  /** What the worker has in hand. */
  let known: Blob | null = null;
  const ask = (order: Order): Promise<GarmentPhotoAnswer | null> => {
    const running = (worker ??= new Worker(
      new URL('../../fitting-room/garment-photo/garment-photo-worker.ts', import.meta.url),
      { type: 'module' },
    ));
    const id = asked++;
    const over = new AbortController();
    return new Promise<GarmentPhotoAnswer | null>((resolve) => {
      const listen = ({ data }: MessageEvent<GarmentPhotoAnswer>) => data.id === id && resolve(data);
      running.addEventListener('message', listen, { signal: over.signal });
      running.addEventListener('error', () => resolve(null), { signal: over.signal });
      running.postMessage({ ...order, id } as GarmentPhotoRequest);
    }).finally(() => over.abort());
  };
  return {
    read: async (photo, gender, kind) => {
      known = photo;
      const answer = await ask({ do: 'read', photo, gender, kind });
      return answer && 'read' in answer ? answer.read : { is: 'unreadable' };
    },
    layFlat: async (photo, kind, moved) => {
      const isKnown = known === photo;
      known = photo;
      const answer = await ask({ do: 'lay flat', photo: isKnown ? null : photo, kind, moved });
      return answer && 'laid' in answer ? answer.laid : null;
    },
    cutWorn: async (person, gender) => {
      const answer = await ask({ do: 'cut worn', person, gender });
      return answer && 'worn' in answer ? answer.worn : [];
    },
    close: () => worker?.terminate(),
  };
}
