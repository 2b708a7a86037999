import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface GalleryFilmProps {
  /** In public/gallery, without ending: an MP4 and its poster. */
  name: string;
  alt: string;
  /** Badges over it. */
  children: ReactNode;
}

/**
 * A film of the gallery: muted, over and over, while it can be seen. It is fetched when it comes near the window, so that
 * nobody pays for films she does not scroll to; who wants less motion sees its poster.
 */
export function GalleryFilm({ name, alt, children }: GalleryFilmProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    if (!film || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return film.pause();
        film.preload = 'auto';
        // A browser that saves power says no; the poster stays.
        film.play().catch(() => undefined);
      },
      { threshold: 0.2 },
    );
    watch.observe(film);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="photo knee">
      <Poster name={name} />
      <video
        ref={ref}
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
    </div>
  );
}

/** Behind the film: lazy, as a video's own poster cannot be. */
const Poster = ({ name }: { name: string }) => (
  <img src={`/gallery/${name}.webp`} alt="" width={540} height={810} loading="lazy" decoding="async" />
);
