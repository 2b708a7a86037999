import { usePieceDrawing } from '../../client/photo/piece-drawings.ts';
import type { WornGarment } from '../../domain/looks/look.ts';

/** A garment lying on paper, drawn on this device; until that is there, the picture of its kind that we ship, in its color. */
export function PieceDrawing({ garment, isWanted }: { garment: WornGarment; isWanted?: boolean }) {
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
