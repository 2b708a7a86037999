import { usePieceDrawing } from '../../client/photo/piece-drawings.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import type { Elements } from '../../ui/elements.ts';

interface PieceTileProps {
  /** Of the catalog, without its color: 'wool-coat'. */
  garment: string;
  slot: string;
  color: string;
  children?: Elements;
}

/** The picture of a garment's kind that we ship, in a color. */
export function PieceTile({ garment, slot, color, children }: PieceTileProps) {
  return (
    <span
      className="piece-drawing"
      data-slot={slot}
      style={{ '--cloth': color, '--tile': `url(/gallery/garments/${garment}.webp)` } as React.CSSProperties}
    >
      <i aria-hidden="true" />
      {children}
    </span>
  );
}

/** A garment lying on paper, drawn on this device; until that is there, the picture of its kind. */
export function PieceDrawing({ garment, isWanted }: { garment: WornGarment; isWanted?: boolean }) {
  const url = usePieceDrawing(garment, isWanted);
  return (
    <PieceTile garment={garment.id.split(':')[0] ?? ''} slot={garment.slot} color={garment.cloth.colour}>
      {url && <img src={url} alt="" width={72} height={84} />}
    </PieceTile>
  );
}
