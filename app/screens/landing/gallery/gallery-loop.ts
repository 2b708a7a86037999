import { onceVisible } from '../../../ui/behavior/when-seen.ts';

/** Without a scroll event for this long, the row is at rest. */
const STILL_MS = 140;
/** How many pictures of the second round are visible at the end of the first. */
const SEEN_BEHIND_THE_END = 4;

/**
 * Makes the gallery endless by buttons, wheel and finger, once it comes near the window: its slides stand in it a second
 * time, and the buttons show.
 * @param met is given the slides of the second round, for what else is to be done with them
 */
export function attachGalleryLoop(gallery: HTMLElement, met: (slides: HTMLElement[]) => void): void {
  const list = gallery.querySelector<HTMLElement>('.g-track');
  if (!list) return;
  const begin = () => {
    const count = list.children.length;
    const again = secondRound(list);
    for (const slide of again) list.appendChild(slide);
    met(again);
    keepLooping(list, count);
    for (const button of gallery.querySelectorAll<HTMLElement>('[data-turn]'))
      button.addEventListener('click', () =>
        scrollGallery(list, count, button.dataset['turn'] === '-1' ? -1 : 1),
      );
    gallery.querySelector('.g-turn')?.classList.remove('invisible');
  };
  onceVisible(list, begin, '400px');
}

/** The same pictures again: neither read nor reached by the Tab key. */
function secondRound(list: HTMLElement): HTMLElement[] {
  return [...list.children].map((slide, i) => {
    const copy = slide.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    const picture = copy.querySelector('img');
    if (picture && i < SEEN_BEHIND_THE_END) picture.loading = 'eager';
    return copy;
  });
}

function scrollGallery(list: HTMLElement, count: number, direction: 1 | -1): void {
  const { from, to } = turnGallery(trackOf(list, count), direction);
  if (from !== list.scrollLeft) jump(list, from);
  list.scrollTo({ left: to, behavior: calm() ? 'instant' : 'smooth' });
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const jump = (list: HTMLElement, left: number) => list.scrollTo({ left, behavior: 'instant' });

function trackOf(list: HTMLElement, count: number): Track {
  const [first, second] = list.children as unknown as HTMLElement[];
  return { left: list.scrollLeft, step: (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), count };
}

/** Back to the first round when the row stands still; a round ahead before a finger or wheel pulls it back over its start. */
function keepLooping(list: HTMLElement, count: number): void {
  let timer = 0;
  let held = false;
  const settle = () => {
    const track = trackOf(list, count);
    const left = inFirstRound(track);
    if (!held && left !== track.left) jump(list, left);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, STILL_MS);
  };
  const ahead = () => {
    const { left, step } = trackOf(list, count);
    if (left < 1) jump(list, left + step * count);
  };
  const on = (type: string, listen: (event: Event) => void) =>
    list.addEventListener(type, listen, { passive: true });
  on('scroll', wait);
  on('touchstart', () => {
    held = true;
    ahead();
  });
  for (const end of ['touchend', 'touchcancel'])
    on(end, () => {
      held = false;
      wait();
    });
  on('wheel', (event) => {
    if ((event as WheelEvent).deltaX < 0) ahead();
  });
}

// A row of slides that never ends: the same slides stand in it twice, and a jump of one whole round shows the same picture.

export interface Track {
  /** Scrolled so far, px. */
  left: number;
  /** From the start of one slide to the start of the next, px. */
  step: number;
  /** Slides in one round. */
  count: number;
}

/** Half a pixel is lost to rounding on fractional screens. */
const TOLERANCE = 1;

/** Where the same picture stands in the first round, px. */
export const inFirstRound = ({ left, step, count }: Track): number =>
  left >= step * count - TOLERANCE ? left - step * count : left;

/**
 * One slide on or back.
 * @returns where to jump first without anybody seeing it, and where to glide from there, px.
 */
export function turnGallery(track: Track, direction: 1 | -1): { from: number; to: number } {
  const { step, count } = track;
  const left = inFirstRound(track);
  const slide = Math.round(left / step);
  const from = slide + direction < 0 ? left + step * count : left;
  return { from, to: (Math.round(from / step) + direction) * step };
}
