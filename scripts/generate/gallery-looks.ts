// What the stylist answered for the pictures and films of public/gallery: kept, so that they stay as they were drawn.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Look } from '../../app/domain/looks/look.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { galleryBrief, FILMS, PICTURES } from './gallery-briefs.ts';

export interface GalleryLook {
  title: string;
  look: Look;
}

const PATH = join(import.meta.dirname, 'gallery-looks.json');

/** By the name of the picture or film. */
export function readGalleryLooks(): Record<string, GalleryLook> {
  return JSON.parse(readFileSync(PATH, 'utf8')) as Record<string, GalleryLook>;
}

/** Asks the stylist anew. */
export async function composeGallery(): Promise<void> {
  const worn = [...PICTURES, ...FILMS].map((asked) => {
    const { title, look } = compose(galleryBrief(asked));
    console.log(`${asked.name}: ${title}. ${look.garments.map(({ name }) => name).join(', ')}`);
    return [asked.name, { title, look }];
  });
  const { code } = await format(PATH, JSON.stringify(Object.fromEntries(worn)));
  writeFileSync(PATH, code);
}
