/** A browser that saves power refuses; the poster stays. */
const play = (film: HTMLVideoElement) => void film.play().catch(() => undefined);

const holderOf = (film: HTMLVideoElement) => film.parentElement?.querySelector<HTMLElement>('.g-hold');

const isHeld = (film: HTMLVideoElement) => holderOf(film)?.getAttribute('aria-pressed') === 'true';

/** A button pauses and resumes it; a line at the bottom shows its progress. */
function offerHold(film: HTMLVideoElement): void {
  const button = holderOf(film);
  const line = film.parentElement?.querySelector<HTMLElement>('.g-line');
  if (!button || !line) return;
  film.addEventListener('playing', () => (button.hidden = false));
  film.addEventListener(
    'timeupdate',
    () => (line.style.scale = `${film.currentTime / (film.duration || 1)} 1`),
  );
  button.addEventListener('click', () => {
    const held = !isHeld(film);
    button.setAttribute('aria-pressed', String(held));
    if (held) film.pause();
    else play(film);
  });
}

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
          if (!isHeld(film)) play(film);
        }
      }
    },
    { threshold: 0.2 },
  );
  for (const film of films) {
    // Browsers play by themselves only what makes no sound.
    film.muted = true;
    offerHold(film);
    watch.observe(film);
  }
}
