import { useState } from 'react';
import { useOwnPicture } from '../../client/looks/own-picture.ts';
import { usePieceDrawing } from '../../client/photo/piece-drawings.ts';
import type { WornGarment } from '../../domain/looks/look.ts';

interface PieceDrawingProps {
  garment: WornGarment;
  /** False while there is more urgent work. */
  isWanted?: boolean;
}

/** A garment lying on paper: her own picture of it where it hangs in her closet with one, else our drawing. */
export function PieceDrawing({ garment, isWanted = true }: PieceDrawingProps) {
  const hers = useOwnPicture(garment.id, isWanted);
  const [lost, setLost] = useState<string | null>(null);
  if (hers === null || hers === lost) return <Drawing garment={garment} isWanted={isWanted} />;
  return (
    <span className="piece-drawing own-photo">
      <img src={hers} alt="" loading="lazy" onError={() => setLost(hers)} />
    </span>
  );
}

/** Drawn on this device; until that is there, the picture of its kind that we ship, in its color. */
function Drawing({ garment, isWanted }: Required<PieceDrawingProps>) {
  const url = usePieceDrawing(garment, isWanted);
  return (
    <span
      className="piece-drawing"
      data-slot={garment.slot}
      style={
        {
          '--cloth': garment.cloth.colour,
          '--tile': `url(/gallery/garments/${garment.id.split(':')[0]}.webp)`,
        } as React.CSSProperties
      }
    >
      <i aria-hidden="true" />
      {url && <img src={url} alt="" width={72} height={84} />}
    </span>
  );
}
