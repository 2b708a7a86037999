import { Photo } from '../../ui/photo.tsx';
import type { ComponentProps } from 'react';

type GalleryPhotoProps = Omit<ComponentProps<typeof Photo>, 'src' | 'srcSet'> & {
  /** Name of a picture in public/gallery, without size and ending. */
  name: string;
};

/** A picture made by the product itself (public/gallery): 900x1200, and smaller for phones and small places. */
export function GalleryPhoto({ name, sizes = '(min-width: 900px) 33vw, 100vw', ...rest }: GalleryPhotoProps) {
  const at = (width: number) => `/gallery/${name}-${width}.webp`;
  return (
    <Photo
      {...rest}
      src={at(900)}
      srcSet={[480, 624, 900].map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
    />
  );
}
