import { useEffect } from 'react';
import type { Outfit } from '../../contracts/outfits.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { DaysAhead } from './days-ahead.tsx';
import { EarlierLooks } from './recent/earlier-looks.tsx';
import { PiecesCard } from './pieces/pieces-card.tsx';

export interface DayPartsProps {
  outfit: Outfit;
  /** Today's looks that were replaced. */
  earlier: Outfit[];
  /** Her local date and hour 0..23. */
  today: string;
  userHour: number;
  timeZone: string;
  /** Worn ids of what stays when the rest is made anew. */
  locked: ReadonlySet<string>;
  onLock: (id: string) => void;
}

/** The pieces of today's look. */
export function PiecesToday({ outfit, today, userHour, locked, onLock }: DayPartsProps) {
  useEffect(() => {
    if (location.hash === '#pieces-title') document.getElementById('pieces-title')?.scrollIntoView();
  }, []);
  return <PiecesCard outfit={outfit} today={today} userHour={userHour} locked={locked} onLock={onLock} />;
}

/** The looks that today had before, and the days to come. */
export function RestOfDay({ outfit, earlier, today, userHour, timeZone }: DayPartsProps) {
  return (
    <>
      <CardBoundary>
        <EarlierLooks outfit={outfit} looks={earlier} timeZone={timeZone} />
      </CardBoundary>
      <CardBoundary>
        <DaysAhead today={today} userHour={userHour} />
      </CardBoundary>
    </>
  );
}
