import { Link } from '../../../framework/react.ts';
import { ChevronRight, Images } from 'lucide-react';
import { useEffect } from 'react';
import { openQueue, useGarmentQueue } from '../../../client/photo/garment-queue.ts';
import type { Gender } from '../../../domain/preferences/style.ts';

/** Photos that she picked before and has not added: they wait on this device. */
export function PhotosWaiting({ userId, gender }: { userId: string; gender: Gender }) {
  const { length } = useGarmentQueue();
  useEffect(() => void openQueue(userId, gender), [userId, gender]);
  if (length === 0) return null;
  return (
    <Link className="ph-waiting" to="/closet?photos=1">
      <Images />
      <span>{length === 1 ? '1 photo waits to be added' : `${length} photos wait to be added`}</span>
      <ChevronRight />
    </Link>
  );
}
