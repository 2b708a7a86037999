import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { inFirstRound, turn } from './loop.ts';
import type { Track } from './loop.ts';

/** No scroll event for so long: the row stands still. */
const STILL_MS = 140;

interface Loop {
  ref: RefObject<HTMLUListElement>;
  /** The second round is wanted: not on the server, and not before the row comes near. */
  looping: boolean;
  go: (direction: 1 | -1) => void;
}

/** Makes a scrolling list of `count` slides endless by buttons, wheel and finger. */
export function useLoop(count: number): Loop {
  const ref = useRef<HTMLUListElement>(null);
  const [looping, setLooping] = useState(false);

  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setLooping(true), {
      rootMargin: '400px',
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const list = ref.current;
    return list && looping ? keepLooping(list, count) : undefined;
  }, [looping, count]);

  const go = useCallback(
    (direction: 1 | -1) => {
      const list = ref.current;
      if (!list) return;
      const { from, to } = turn(trackOf(list, count), direction);
      if (from !== list.scrollLeft) jump(list, from);
      list.scrollTo({ left: to, behavior: calm() ? 'instant' : 'smooth' });
    },
    [count],
  );
  return { ref, looping, go };
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const jump = (list: HTMLElement, left: number) => list.scrollTo({ left, behavior: 'instant' });

function trackOf(list: HTMLElement, count: number): Track {
  const [first, second] = list.children as unknown as HTMLElement[];
  return { left: list.scrollLeft, step: (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), count };
}

/** Back to the first round when the row stands still; a round ahead before a finger or wheel pulls it back over its start. */
function keepLooping(list: HTMLElement, count: number): () => void {
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
  const stop = new AbortController();
  const on = (type: string, listen: (event: Event) => void) =>
    list.addEventListener(type, listen, { passive: true, signal: stop.signal });
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
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
