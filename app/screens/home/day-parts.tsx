import type { Outfit } from '../../contracts/outfits.ts';
import { EarlierLooks } from './earlier-looks.tsx';
import { OccasionChips } from './occasion-chips.tsx';
import { PiecesCard } from './pieces-card.tsx';

export interface DayPartsProps {
  outfit: Outfit;
  /** Looks of today in whose place another one stands. */
  earlier: Outfit[];
  /** Her local hour 0..23. */
  userHour: number;
  timeZone: string;
  /** Worn ids of what stays when the rest is made anew. */
  locked: ReadonlySet<string>;
  onLock: (id: string) => void;
}

/** What today is for, its pieces, and the looks that it had before. */
export function DayParts({ outfit, earlier, userHour, timeZone, locked, onLock }: DayPartsProps) {
  return (
    <>
      <OccasionChips outfit={outfit} userHour={userHour} />
      <PiecesCard outfit={outfit} locked={locked} onLock={onLock} />
      <EarlierLooks looks={earlier} timeZone={timeZone} />
    </>
  );
}
