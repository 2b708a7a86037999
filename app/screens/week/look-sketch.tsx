import { usePieceDrawing } from '../../client/piece-drawings.ts';
import type { Look, WornGarment } from '../../domain/look.ts';
import { keyPieces } from '../../domain/planning/pieces-line.ts';
import { classNames } from '../../ui/class-names.ts';

/** One garment, drawn on this device; a dot of its color until then. */
export function PieceSketch({ garment }: { garment: WornGarment }) {
  const url = usePieceDrawing(garment);
  return (
    <span className="sketch-piece" style={{ '--cloth': garment.cloth.colour } as React.CSSProperties}>
      {url ? <img src={url} alt="" width={72} height={84} /> : <i aria-hidden="true" />}
    </span>
  );
}

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
        <PieceSketch key={garment.id} garment={garment} />
      ))}
    </div>
  );
}
