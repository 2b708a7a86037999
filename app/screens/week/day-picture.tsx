import { useEffect, useRef, useState } from 'react';
import { useDayPicture } from '../../client/photo/day-pictures.ts';
import type { PlannedDay } from '../../contracts/planning.ts';
import { keyPieces, piecesLine, headlinePieces } from '../../domain/planning/pieces-line.ts';
import { onceVisible } from '../../ui/behavior/when-seen.ts';
import { LookSketch } from './look-sketch.tsx';

interface DayPictureProps {
  day: PlannedDay;
  /** Her photo can be dressed. */
  onPhoto: boolean;
  /** Tomorrow, large: it comes whatever the forecast does, so she is shown in it. */
  isLead?: boolean;
}

/** Once it has been in sight. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current) return onceVisible(place.current, () => setSeen(true));
  }, []);
  return { place, isSeen };
}

/** Her in the look where the day is likely enough for a picture; else, and until it is drawn, its pieces. */
export function DayPicture({ day, onPhoto, isLead = false }: DayPictureProps) {
  const { place, isSeen } = useSeen();
  const isVague = !isLead && (day.sureness === 'idea' || day.sureness === 'usual');
  const url = useDayPicture(day.look, onPhoto && isSeen && !isVague);
  const pieces = piecesLine(day.look);
  return (
    <div ref={place} className="day-picture">
      {url ? (
        <div className="photo">
          <img
            className="preview"
            src={url}
            alt={`You, in: ${pieces}`}
            width={768}
            height={1152}
            decoding="async"
          />
        </div>
      ) : (
        <LookSketch
          pieces={isLead ? headlinePieces(day.look) : keyPieces(day.look)}
          label={`${pieces}, a sketch`}
          soft={isVague}
        />
      )}
    </div>
  );
}
