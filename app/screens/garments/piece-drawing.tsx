import { useState } from 'react';
import { useOwnPicture } from '../../client/looks/own-picture.ts';
import { usePieceDrawing } from '../../client/photo/piece-drawings.ts';
import type { WornGarment } from '../../domain/looks/look.ts';

/** A garment lying on paper: her own picture of it where it hangs in her closet with one, else our drawing. */
export function PieceDrawing({ garment }: { garment: WornGarment }) {
  const hers = useOwnPicture(garment.id);
  const [lost, setLost] = useState<string | null>(null);
  if (hers === null || hers === lost) return <Drawing garment={garment} />;
  return (
    <span className="piece-drawing own-photo">
      <img src={hers} alt="" loading="lazy" onError={() => setLost(hers)} />
    </span>
  );
}

/** Drawn on this device; a dot of its color until it is there. */
function Drawing({ garment }: { garment: WornGarment }) {
  const url = usePieceDrawing(garment);
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
