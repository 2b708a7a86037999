import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { useIsRegenerating } from '../../client/outfits.ts';
import { useSwapPiece, useSwaps } from '../../client/swaps.ts';
import type { Outfit, Swaps } from '../../contracts/outfits.ts';
import type { WornGarment } from '../../domain/look.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { OwnButton, OwnCount } from './own-piece.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { WornButton } from './worn-button.tsx';
import { capitalized } from '../../domain/capitalized.ts';

interface PiecesCardProps {
  outfit: Outfit;
  /** Worn ids of what stays when the rest is made anew. */
  locked: ReadonlySet<string>;
  onLock: (id: string) => void;
}

/** Every piece of today's look: swapped for another with two taps, or locked while the rest is made anew. */
export function PiecesCard({ outfit, locked, onLock }: PiecesCardProps) {
  const [open, setOpen] = useState<string | null>(null);
  const pieces = outfit.look.garments.filter(({ slot }) => slot !== 'base').reverse();
  return (
    <section className="card shadow pieces" aria-labelledby="pieces-title">
      <div className="pieces-head">
        <h2 id="pieces-title" className="display text-2xl leading-snug">
          The pieces
        </h2>
        <WornButton outfit={outfit} />
        <OwnCount outfit={outfit} pieces={pieces} />
        <p className="xs muted">What you lock stays when you regenerate.</p>
      </div>
      <ul>
        {pieces.map((piece) => (
          <Piece
            key={piece.slot + piece.drawing.kind}
            outfit={outfit}
            piece={piece}
            isOpen={open === piece.id}
            isLocked={locked.has(piece.id)}
            onSwap={() => setOpen(open === piece.id ? null : piece.id)}
            onLock={() => onLock(piece.id)}
            onDone={() => setOpen(null)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PieceProps {
  outfit: Outfit;
  piece: WornGarment;
  isOpen: boolean;
  isLocked: boolean;
  onSwap: () => void;
  onLock: () => void;
  onDone: () => void;
}

function Piece({ outfit, piece, isOpen, isLocked, onSwap, onLock, onDone }: PieceProps) {
  const tray = useId();
  const isRegenerating = useIsRegenerating();
  return (
    <li className={isOpen ? 'open' : undefined}>
      <div className="piece">
        <PieceDrawing garment={piece} />
        <div>
          <p className="strong">{capitalized(piece.name)}</p>
          <OwnButton piece={piece} />
        </div>
        <div className="row gap-0">
          <IconButton
            label={`Swap ${piece.name}`}
            aria-expanded={isOpen}
            aria-controls={tray}
            disabled={isRegenerating}
            onClick={onSwap}
          >
            <ArrowLeftRight className="i" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Lock ${piece.name}`}
            aria-pressed={isLocked}
            className={isLocked ? 'locked-on' : undefined}
            onClick={onLock}
          >
            {isLocked ? (
              <Lock className="i" aria-hidden="true" />
            ) : (
              <LockOpen className="i" aria-hidden="true" />
            )}
          </IconButton>
        </div>
      </div>
      <div id={tray}>{isOpen && <Tray outfit={outfit} piece={piece} onDone={onDone} />}</div>
    </li>
  );
}

function Tray({ outfit, piece, onDone }: Pick<PieceProps, 'outfit' | 'piece' | 'onDone'>) {
  const { data, isError, isFetching, refetch } = useSwaps(outfit.id, piece.id);
  const { mutate, isPending } = useSwapPiece(outfit.id);
  if (isError)
    return (
      <ErrorState
        title="We could not look for others"
        message="The connection dropped. Nothing is lost."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="mt-3 h-44 rounded-card" />;
  if (data.others.length === 0)
    return (
      <p className="small muted mt-3">
        Nothing else of its kind goes with this look in today&apos;s weather.
      </p>
    );
  return (
    <>
      <ul className="tray">
        {data.others.map(({ garment, feel }) => (
          <li key={garment.id}>
            <button
              type="button"
              className="alt"
              disabled={isPending}
              onClick={() => mutate({ piece: piece.id, other: garment.id }, { onSuccess: onDone })}
            >
              <PieceDrawing garment={garment} />
              <b>{capitalized(garment.name)}</b>
              {piece.clo > 0 && <span className="alt-feel">{FEEL_WORDS[feel]}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className="xs muted num mt-2">{leftWords(data.left)}</p>
    </>
  );
}

const FEEL_WORDS: Record<Swaps['others'][number]['feel'], string> = {
  same: 'Just as warm',
  warmer: 'A touch warmer',
  cooler: 'A touch cooler',
};

function leftWords(left: number | null): string {
  if (left === null) return 'A swap is not counted as an outfit.';
  if (left === 0) return 'No swaps left for this outfit.';
  return `${left === 1 ? '1 swap' : `${left} swaps`} left for this outfit. A swap is not counted as one of your three.`;
}
