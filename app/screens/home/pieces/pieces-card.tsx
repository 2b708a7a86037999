import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight, Ban, Lock, LockOpen, Check, CheckCheck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useIsRegenerating } from '../../../client/looks/outfits.ts';
import { importOrReload } from '../../../client/browser/reload-once.ts';
import { showFailure } from '../../../client/api/say-failure.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { IconButton, Button } from '../../../ui/button.tsx';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';
import { capitalize } from '../../../domain/text/capitalized.ts';
import { listedPieces } from '../../../domain/looks/piece-list.ts';
import { useWorn } from '../../../client/looks/worn.ts';
import { OwnButton, OwnCount } from './own-piece.tsx';
import { SwapTray } from './swap-tray.tsx';

interface PiecesCardProps {
  outfit: Outfit;
  /** Her local date. */
  today: string;
  /** Her local hour 0..23. */
  userHour: number;
  /** Worn ids of what stays when the rest is made anew. */
  locked: ReadonlySet<string>;
  onLock: (id: string) => void;
}

/** Every piece of today's look: swapped for another with two taps, or locked while the rest is made anew. */
export function PiecesCard({ outfit, today, userHour, locked, onLock }: PiecesCardProps) {
  const [open, setOpen] = useState<string | null>(null);
  const pieces = listedPieces(outfit.look);
  return (
    <section className="card shadow pieces" aria-labelledby="pieces-title">
      <div className="pieces-head">
        <h2 id="pieces-title" className="mr-auto display text-2xl leading-snug">
          The pieces
        </h2>
        <OwnCount outfit={outfit} pieces={pieces} today={today} />
      </div>
      <ul>
        {pieces.map((piece) => (
          <Piece
            key={piece.slot + piece.drawing.kind}
            outfit={outfit}
            userHour={userHour}
            piece={piece}
            isOpen={open === piece.id}
            isLocked={locked.has(piece.id)}
            onSwap={() => setOpen(open === piece.id ? null : piece.id)}
            onLock={() => onLock(piece.id)}
            onDone={() => setOpen(null)}
          />
        ))}
      </ul>
      <div className="pieces-foot">
        <p className="text-balance xs muted">Locked pieces stay when you regenerate.</p>
        <WornButton outfit={outfit} />
      </div>
    </section>
  );
}

interface PieceProps {
  outfit: Outfit;
  userHour: number;
  piece: WornGarment;
  isOpen: boolean;
  isLocked: boolean;
  onSwap: () => void;
  onLock: () => void;
  onDone: () => void;
}

function Piece({ outfit, userHour, piece, isOpen, isLocked, onSwap, onLock, onDone }: PieceProps) {
  const tray = useId();
  const swap = useRef<HTMLButtonElement>(null);
  const isRegenerating = useIsRegenerating();
  const client = useQueryClient();
  const never = () =>
    void importOrReload(() => import('../../../client/looks/never-wear.ts')).then(
      (module) => module.neverWear(client, piece),
      (error: unknown) => showFailure(error, 'Your never-wear list could not be changed'),
    );
  // The pressed button disappears with the tray, so the focus returns to the piece.
  const close = () => {
    onDone();
    swap.current?.focus();
  };
  return (
    <li className={isOpen ? 'open' : undefined}>
      <div className="piece">
        <PieceDrawing garment={piece} />
        <div>
          <p className="strong">{capitalize(piece.name)}</p>
          <OwnButton piece={piece} />
        </div>
        <div className="row gap-0">
          <IconButton
            ref={swap}
            label={`Swap ${piece.name}`}
            aria-expanded={isOpen}
            aria-controls={tray}
            disabled={isRegenerating}
            onClick={onSwap}
          >
            <ArrowLeftRight />
          </IconButton>
          <IconButton
            label={`Lock ${piece.name}`}
            aria-pressed={isLocked}
            className={isLocked ? 'locked-on' : undefined}
            onClick={onLock}
          >
            {isLocked ? <Lock /> : <LockOpen />}
          </IconButton>
          <IconButton label={`Never wear: ${piece.name}`} className="never-wide" onClick={never}>
            <Ban />
          </IconButton>
        </div>
      </div>
      <div id={tray} className="tray-place">
        {isOpen && (
          <SwapTray outfit={outfit} userHour={userHour} piece={piece} onDone={close} onNever={never} />
        )}
      </div>
    </li>
  );
}

/** "I wore it": her taste learns from it, and the look stays in her history. */
function WornButton({ outfit }: { outfit: Outfit }) {
  const { mutate } = useWorn();
  const Icon = outfit.isWorn ? CheckCheck : Check;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={outfit.isWorn}
      onClick={() => mutate({ id: outfit.id, worn: !outfit.isWorn })}
    >
      <Icon />
      <span>{outfit.isWorn ? 'Worn' : 'I wore it'}</span>
    </Button>
  );
}
