import type { Look } from '../../domain/look.ts';
import { keyPieces } from '../../domain/planning/pieces-line.ts';
import { classNames } from '../../ui/class-names.ts';
import { PieceDrawing } from '../garments/piece-drawing.tsx';

/** The pieces that a look is told by, laid out. */
export function LookSketch({ look, label, soft }: { look: Look; label: string; soft?: boolean }) {
  const pieces = keyPieces(look);
  return (
    <div
      className={classNames('sketch', soft && 'soft', pieces.length > 3 && 'four')}
      role="img"
      aria-label={label}
    >
      {pieces.map((garment) => (
        <PieceDrawing key={garment.id} garment={garment} />
      ))}
    </div>
  );
}
