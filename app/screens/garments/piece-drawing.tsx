import { useState } from 'react';
import { useOwnPicture } from '../../client/looks/closet-query.ts';
import { usePieceDrawing } from '../../client/photo/piece-drawings.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import type { Elements } from '../../ui/elements.ts';

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
    <PieceTile garment={garment.id.split(':')[0] ?? ''} slot={garment.slot} color={garment.cloth.colour}>
      {url && <img src={url} alt="" width={72} height={84} />}
    </PieceTile>
  );
}

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
