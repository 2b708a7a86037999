import { useEffect, useRef, useState } from 'react';
import { useDayPicture } from '../../client/photo/day-pictures.ts';
import { keyPieces, piecesLine, headlinePieces } from '../../domain/planning/pieces-line.ts';
import { onceVisible } from '../../ui/behavior/when-seen.ts';
import type { Look, WornGarment } from '../../domain/looks/look.ts';
import { classNames } from '../../ui/class-names.ts';
import { PieceDrawing } from '../garments/piece-drawing.tsx';

interface DayPictureProps {
  day: { look: Look };
  /** Her photo can be dressed. */
  onPhoto: boolean;
  /** Tomorrow, large. */
  isLead?: boolean;
}

/** So far ahead of her scrolling it counts as seen: on a wide screen the whole week. */
const AHEAD = '800px';

/** Whether it has been visible. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current) return onceVisible(place.current, () => setSeen(true), AHEAD);
  }, []);
  return { place, isSeen };
}

/** The user in the look; until it is drawn, a sketch of the pieces. */
export function DayPicture({ day, onPhoto, isLead = false }: DayPictureProps) {
  const { place, isSeen } = useSeen();
  const url = useDayPicture(day.look, onPhoto && isSeen);
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
        />
      )}
    </div>
  );
}

interface LookSketchProps {
  pieces: readonly WornGarment[];
  label: string;
}

/** Pieces of a look, laid out. */
function LookSketch({ pieces, label }: LookSketchProps) {
  return (
    <div className={classNames('sketch', pieces.length % 2 === 1 && 'odd')} role="img" aria-label={label}>
      {pieces.map((garment) => (
        <PieceDrawing key={garment.id} garment={garment} />
      ))}
    </div>
  );
}
