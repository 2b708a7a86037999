import type { WornGarment } from '../../domain/looks/look.ts';
import { classNames } from '../../ui/class-names.ts';
import { PieceDrawing } from '../garments/piece-drawing.tsx';

interface LookSketchProps {
  pieces: readonly WornGarment[];
  label: string;
  /** Its weather is not known yet. */
  soft?: boolean;
}

/** Pieces of a look, laid out. */
export function LookSketch({ pieces, label, soft }: LookSketchProps) {
  return (
    <div
      className={classNames('sketch', soft && 'soft', pieces.length % 2 === 1 && 'odd')}
      role="img"
      aria-label={label}
    >
      {pieces.map((garment) => (
        <PieceDrawing key={garment.id} garment={garment} />
      ))}
    </div>
  );
}
