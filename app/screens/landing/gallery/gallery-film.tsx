import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';

interface GalleryFilmProps {
  /** In public/gallery, without ending: an MP4 and its poster. */
  name: string;
  alt: string;
  /** Badges over it. */
  children: Elements;
}

/**
 * A film of the gallery: muted, over and over, while it can be seen (gallery-films.ts). Else its poster. The button that
 * holds it shows once it plays.
 */
export function GalleryFilm({ name, alt, children }: GalleryFilmProps) {
  return (
    <div className="photo knee">
      <Poster name={name} />
      <video
        src={`/gallery/${name}.mp4`}
        width={720}
        height={1080}
        preload="none"
        muted
        loop
        playsInline
        aria-label={alt}
      />
      {children}
      <span className="tr">
        <IconButton look="solid" label="Hold the film" aria-pressed={false} className="g-hold" hidden>
          <Pause />
          <Play />
        </IconButton>
      </span>
      <i className="g-line" aria-hidden="true" />
    </div>
  );
}

/** Behind the film: lazy, as a video's own poster cannot be. */
const Poster = ({ name }: { name: string }) => (
  <img src={`/gallery/${name}.webp`} alt="" width={540} height={810} loading="lazy" decoding="async" />
);
