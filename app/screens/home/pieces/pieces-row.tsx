import { Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { listedPieces } from '../../../domain/looks/piece-list.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';
import { garmentNoun } from '../../../domain/wardrobe/glossary.ts';
import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import { onceTouched } from '../once-touched.ts';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';

interface PiecesRowProps {
  outfit: Outfit;
  /** Her local date. */
  today: string;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of what stays when the rest is made anew. */
  locked: ReadonlySet<string>;
  onLock: (id: string) => void;
  /** A piece is opened: the picture should be seen beside its sheet. */
  onEdit: () => void;
}

const sheet = lazyDialog(() => import('./piece-sheet.tsx').then((m) => m.PieceSheet));

const OwnCount = lazy(() =>
  import('./own-piece.tsx').then(
    (m) => ({ default: m.OwnCount }),
    // The sheet of a piece says it as well.
    () => ({ default: () => null }),
  ),
);

/** The pieces of today's look in a row; a tap opens what can be done with one. */
export function PiecesRow({ outfit, today, userHour, left, locked, onLock, onEdit }: PiecesRowProps) {
  // The one that she opened, and those that she asked for in its place.
  const [chosen, setChosen] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  // Until then the page loads nothing for its small drawings, and asks for no closet.
  const [isTouched, setTouched] = useState(false);
  useEffect(() => onceTouched(() => setTouched(true)), []);
  const pieces = listedPieces(outfit.look);
  const piece = pieces.find(({ id }) => chosen.includes(id));
  const open = (id: string) => {
    setChosen([id]);
    setOpen(true);
    onEdit();
  };
  return (
    <section className="card shadow pieces" aria-labelledby="pieces-title">
      <div className="pieces-head">
        <h2 id="pieces-title" className="mr-auto small strong">
          The pieces
        </h2>
        {isTouched && (
          <Suspense fallback={null}>
            <OwnCount outfit={outfit} pieces={pieces} today={today} />
          </Suspense>
        )}
      </div>
      <ul className="thumbs">
        {pieces.map((each) => (
          <li key={each.slot + each.drawing.kind}>
            <Thumb
              piece={each}
              isDrawn={isTouched}
              isLocked={locked.has(each.id)}
              onOpen={() => open(each.id)}
            />
          </li>
        ))}
      </ul>
      {piece && (
        <sheet.Dialog
          outfit={outfit}
          userHour={userHour}
          left={left}
          piece={piece}
          isLocked={locked.has(piece.id)}
          onLock={() => onLock(piece.id)}
          onSwap={(id) => setChosen([...chosen, id])}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </section>
  );
}

interface ThumbProps {
  piece: WornGarment;
  isDrawn: boolean;
  isLocked: boolean;
  onOpen: () => void;
}

function Thumb({ piece, isDrawn, isLocked, onOpen }: ThumbProps) {
  const name = capitalize(piece.name);
  return (
    <button
      type="button"
      className="thumb"
      aria-haspopup="dialog"
      aria-label={isLocked ? `${name}, locked` : name}
      onClick={onOpen}
      {...sheet.intent}
    >
      <PieceDrawing garment={piece} isWanted={isDrawn} />
      <span>{capitalize(garmentNoun(piece.name))}</span>
      {isLocked && <Lock className="thumb-lock" />}
    </button>
  );
}
