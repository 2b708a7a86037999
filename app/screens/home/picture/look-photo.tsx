import type { Outfit } from '../../../contracts/outfits.ts';
import { Photo } from '../../../ui/photo.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { ClothGlow } from './cloth-glow.tsx';

interface LookPhotoProps {
  outfit: Outfit;
  priority?: boolean;
  children: Elements;
}

/** The picture of an outfit in a grid, or its frame while there is none. */
export function LookPhoto({ outfit, priority, children }: LookPhotoProps) {
  const { editedImageUrl: src, imageState, title, look } = outfit;
  const isComing = src === null && imageState === 'pending';
  return (
    <Photo src={src} alt={title} priority={priority}>
      {isComing ? <Skeleton className="absolute inset-0" /> : <ClothGlow look={look} />}
      {children}
    </Photo>
  );
}
