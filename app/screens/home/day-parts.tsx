import { useEffect } from 'react';
import type { Outfit } from '../../contracts/outfits.ts';
import { DaysAhead } from './days-ahead.tsx';
import { EarlierLooks } from './earlier-looks.tsx';
import { OccasionChips } from './occasion-chips.tsx';
import { PiecesCard } from './pieces-card.tsx';

export interface DayPartsProps {
  outfit: Outfit;
  /** Looks of today in whose place another one stands. */
  earlier: Outfit[];
  /** Her local date and hour 0..23. */
  today: string;
  userHour: number;
  timeZone: string;
  /** Worn ids of what stays when the rest is made anew. */
  locked: ReadonlySet<string>;
  onLock: (id: string) => void;
}

/** What today is for, its pieces, the looks that it had before, and the days to come. */
export function DayParts({ outfit, earlier, today, userHour, timeZone, locked, onLock }: DayPartsProps) {
  useEffect(() => {
    if (location.hash === '#pieces-title') document.getElementById('pieces-title')?.scrollIntoView();
  }, []);
  return (
    <>
      <OccasionChips outfit={outfit} userHour={userHour} today={today} />
      <PiecesCard outfit={outfit} locked={locked} onLock={onLock} />
      <EarlierLooks outfit={outfit} looks={earlier} timeZone={timeZone} />
      <DaysAhead today={today} userHour={userHour} />
    </>
  );
}
