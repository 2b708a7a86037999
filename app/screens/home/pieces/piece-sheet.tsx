import { Link } from '../../../framework/react.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Ban, Lock, LockOpen } from 'lucide-react';
import { showFailure } from '../../../client/api/say-failure.ts';
import { importOrReload } from '../../../client/browser/reload-once.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog, type Openable } from '../../../ui/dialog.tsx';
import { OwnButton } from './own-piece.tsx';
import { SwapTray } from './swap-tray.tsx';

interface PieceSheetProps extends Openable {
  outfit: Outfit;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  piece: WornGarment;
  isLocked: boolean;
  onLock: () => void;
  /** Another one was asked for in its place: once that is worn, the sheet goes on with it. */
  onSwap: (id: string) => void;
}

/** What can be done with one piece, the picture in sight beside it: swap, lock, own, never. */
export function PieceSheet(props: PieceSheetProps) {
  const { outfit, userHour, left, piece, isLocked, onLock, onSwap, open, onOpenChange } = props;
  const client = useQueryClient();
  const never = () =>
    void importOrReload(() => import('../../../client/looks/never-wear.ts')).then(
      (module) => module.neverWear(client, piece),
      (error: unknown) => showFailure(error, 'Your never-wear list could not be changed'),
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={capitalize(piece.name)} beside>
      <div className="piece-acts">
        <Chip
          pressed={isLocked}
          aria-label={`Lock ${piece.name}`}
          icon={isLocked ? <Lock /> : <LockOpen />}
          onClick={onLock}
        >
          {isLocked ? 'Locked' : 'Lock'}
        </Chip>
        <Chip pressed={false} aria-label={`Never wear: ${piece.name}`} icon={<Ban />} onClick={never}>
          Never wear
        </Chip>
        <OwnButton piece={piece} />
      </div>
      <div className="tray-box">
        <h3 className="small strong">{`Instead of the ${piece.name}`}</h3>
        <SwapTray
          outfit={outfit}
          userHour={userHour}
          left={left}
          piece={piece}
          onSwap={onSwap}
          onRegenerate={() => onOpenChange(false)}
        />
        <p className="xs muted">Locked pieces stay when you regenerate.</p>
        <Link className="link" to={`/build?piece=${encodeURIComponent(piece.id)}`}>
          Build a look around it <ArrowRight />
        </Link>
      </div>
    </Dialog>
  );
}
