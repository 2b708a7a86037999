import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

/** How far ahead of the end the next page is asked for. */
const AHEAD_PX = 1200;

interface ShowMoreProps {
  /** Changes with each page, so that a short page asks again. */
  loaded: number;
  isLoading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** The end of what is loaded: coming near asks for older outfits; the button does as well, for the keyboard. */
export function ShowMore({ loaded, isLoading, failed, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    const mark = end.current;
    if (!mark || failed) return;
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) ask.current();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    watching.observe(mark);
    return () => watching.disconnect();
  }, [loaded, failed]);
  return (
    <div ref={end} className="grid justify-items-center gap-[12px] pt-[8px] pb-[32px]">
      {failed && <p className="small muted">We couldn't load older outfits.</p>}
      <Button variant="line" busy={isLoading} busyText="Loading older outfits..." onClick={onMore}>
        {failed ? 'Try again' : 'Show older outfits'}
      </Button>
    </div>
  );
}
