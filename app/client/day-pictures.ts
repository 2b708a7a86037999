import { useEffect, useState } from 'react';
import type { Look } from '../domain/look.ts';

// Pictures of days to come, drawn on this device: they cost no server anything, and a plan that changes wastes nothing.

/** Addresses by what is worn, for as long as the page lives. */
const pictures = new Map<string, Promise<string | null>>();
/** One is drawn after the other: each takes a core for a second or three. */
let last: Promise<unknown> = Promise.resolve();

const keyOf = (look: Look): string => look.garments.map(({ id }) => id).join();

async function draw(look: Look): Promise<string | null> {
  const { instantPreview } = await import('./instant-preview.ts');
  const picture = await instantPreview(look, new AbortController().signal);
  return picture && URL.createObjectURL(picture);
}

function pictureOf(look: Look): Promise<string | null> {
  const key = keyOf(look);
  const known = pictures.get(key);
  if (known) return known;
  const picture = last.then(() => draw(look));
  pictures.set(key, picture);
  // What failed may be tried when it is shown again.
  last = picture.catch(() => pictures.delete(key));
  return picture;
}

/**
 * The address of a picture of her in a look, made on this device; null until it is there, and where it cannot be made.
 * @param isWanted her photo can be dressed, and the picture is in sight
 */
export function useDayPicture(look: Look, isWanted: boolean): string | null {
  const [made, setMade] = useState<{ key: string; url: string | null } | null>(null);
  const key = keyOf(look);
  useEffect(() => {
    if (!isWanted || import.meta.env.SSR) return;
    let gone = false;
    pictureOf(look).then(
      (url) => gone || setMade({ key, url }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
    // The key is the look.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isWanted]);
  return made?.key === key ? made.url : null;
}
