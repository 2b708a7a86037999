import { usePieceDrawing } from '../../client/photo/piece-drawings.ts';
import type { WornGarment } from '../../domain/looks/look.ts';

/** A garment lying on paper, drawn on this device; a dot of its color until it is there. */
export function PieceDrawing({ garment, isWanted }: { garment: WornGarment; isWanted?: boolean }) {
  const url = usePieceDrawing(garment, isWanted);
  return (
    <span
      className="piece-drawing"
      data-slot={garment.slot}
      style={{ '--cloth': garment.cloth.colour } as React.CSSProperties}
    >
      {url ? <img src={url} alt="" width={72} height={84} /> : <i aria-hidden="true" />}
    </span>
  );
}
