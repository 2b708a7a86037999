/**
 * Plays the gallery's films, over and over, while they can be seen. Each is fetched when it comes into the window, so that
 * nobody pays for films she does not scroll to; who wants less motion sees their posters.
 */
export function playInSight(films: Iterable<HTMLVideoElement>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const film = target as HTMLVideoElement;
        if (!isIntersecting) film.pause();
        else {
          film.preload = 'auto';
          // A browser that saves power says no; the poster stays.
          film.play().catch(() => undefined);
        }
      }
    },
    { threshold: 0.2 },
  );
  for (const film of films) {
    // Browsers play by themselves only what makes no sound.
    film.muted = true;
    watch.observe(film);
  }
}
