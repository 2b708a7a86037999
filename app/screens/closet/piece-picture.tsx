import { useState } from 'react';
import type { ClosetPiece } from '../../contracts/closet.ts';
import { PieceDrawing } from '../garments/piece-drawing.tsx';

/** Her own picture of a piece where she has one, else our drawing in her color. */
export function PiecePicture({ piece: { photo, garment } }: { piece: ClosetPiece }) {
  const [lost, setLost] = useState<string | null>(null);
  if (photo === null || lost === photo) return <PieceDrawing garment={garment} />;
  return (
    <span className="own-photo">
      <img src={photo} alt="" loading="lazy" onError={() => setLost(photo)} />
    </span>
  );
}
