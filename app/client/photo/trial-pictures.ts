import { useEffect, useRef, useState } from 'react';
import type { TriedLook } from '../../contracts/try.ts';
import type { StyleId } from '../../domain/preferences/style.ts';
import type { DressablePhoto } from '../../fitting-room/preview/preview-messages.ts';
import type { KeptPicture } from './kept-trial.ts';

/** 'cannot': her photo cannot show this look, or this device cannot draw it. */
export type TrialPicture =
  | { state: 'waiting' | 'drawing' | 'cannot' }
  | { state: 'drawn'; picture: Blob; address: string };

const NONE: ReadonlyMap<StyleId, TrialPicture> = new Map();
const WAITING: TrialPicture = { state: 'waiting' };

export const piecesOf = ({ look }: TriedLook): string[] => look.garments.map(({ id }) => id);

interface Drawing {
  looks: readonly TriedLook[];
  /** The worker reads it once, as long as it is this very object. */
  person: DressablePhoto | null;
  /** Drawn first, whatever waits. */
  chosen: StyleId;
  /** Drawn before a reload. */
  kept: readonly KeptPicture[];
}

const drawing = () => import('../../fitting-room/preview/preview-client.ts');

async function draw({ look }: TriedLook, person: DressablePhoto, signal: AbortSignal): Promise<Blob> {
  return (await drawing()).drawPreview({ look, people: [person] }, signal);
}

/** The next look to draw: the one that she chose, else in their order. */
export function nextToDraw(
  looks: readonly TriedLook[],
  pictures: ReadonlyMap<StyleId, TrialPicture>,
  chosen: StyleId,
): TriedLook | undefined {
  const waiting = looks.filter(({ style }) => (pictures.get(style) ?? WAITING).state === 'waiting');
  return waiting.find(({ style }) => style === chosen) ?? waiting[0];
}

/** The looks on her photo, drawn on this device one after the other; nothing of them leaves it. */
export function useTrialPictures({ looks, person, chosen, kept }: Drawing) {
  const [shelf, setShelf] = useState({ looks, person, pictures: NONE });
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(() => {
    // While the looks are still being chosen.
    if (person)
      drawing().then(
        (room) => room.preparePreview([person]),
        () => undefined,
      );
  }, [person]);
  useEffect(() => {
    if (!person || looks.length === 0) return;
    const over = new AbortController();
    const shown = new Map<StyleId, TrialPicture>();
    const addresses: string[] = [];
    const show = (style: StyleId, picture: TrialPicture) => {
      if (over.signal.aborted) return;
      shown.set(style, picture);
      setShelf({ looks, person, pictures: new Map(shown) });
    };
    const drawn = (style: StyleId, picture: Blob) => {
      if (over.signal.aborted) return;
      const address = URL.createObjectURL(picture);
      addresses.push(address);
      show(style, { state: 'drawn', picture, address });
    };
    const work = async () => {
      for (const look of looks) {
        const before = kept.find(
          ({ style, pieces }) => style === look.style && pieces.join() === piecesOf(look).join(),
        );
        if (before) drawn(look.style, before.picture);
      }
      for (let next; (next = nextToDraw(looks, shown, latest.current)) && !over.signal.aborted;) {
        const { style } = next;
        show(style, { state: 'drawing' });
        await draw(next, person, over.signal).then(
          (picture) => drawn(style, picture),
          (error: unknown) => {
            if (!over.signal.aborted) console.warn('A look could not be drawn here:', error);
            show(style, { state: 'cannot' });
          },
        );
      }
    };
    void work();
    return () => {
      over.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
    // `kept` is what a reload found: it changes with her photo only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [looks, person]);
  // The addresses of other looks are gone by now.
  return shelf.looks === looks && shelf.person === person ? shelf.pictures : NONE;
}
