import { ChevronsLeftRight } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';

interface BeforeAfterProps {
  /** Names of pictures in public/gallery. */
  before: string;
  after: string;
  sizes: string;
  className?: string;
  priority?: 'second';
}

/** One photo in two halves: as she took it, and dressed. */
export function BeforeAfter({ before, after, sizes, className, priority }: BeforeAfterProps) {
  return (
    <div className={classNames('split', className)}>
      <GalleryPhoto name={before} alt="Your photo as you took it" sizes={sizes} priority={priority} />
      <GalleryPhoto name={after} alt="The same photo, dressed" sizes={sizes} priority={priority} />
      <span className="cut" aria-hidden="true">
        <b className="sign size-[40px]">
          <ChevronsLeftRight />
        </b>
      </span>
      <Badge tone="dark" className="left-3">
        Your photo
      </Badge>
      <Badge tone="glass" className="right-3">
        Today
      </Badge>
    </div>
  );
}
