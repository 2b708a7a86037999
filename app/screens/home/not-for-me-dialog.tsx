import { useCloset } from '../../client/looks/closet.ts';
import { useNotForMe } from '../../client/looks/reject-look.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import type { Slot } from '../../domain/looks/look.ts';
import { NOT_FOR_ME_WORDS } from '../../domain/preferences/rejection-reasons.ts';
import { Chip } from '../../ui/chip.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { isInCloset } from './pieces/own-piece.tsx';

interface NotForMeProps extends Openable {
  outfit: Outfit;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of its pieces that stay. */
  locked: readonly string[];
}

/** Nobody says that she owns no socks. */
const NOT_ASKED: readonly Slot[] = ['base', 'legwear', 'umbrella'];

/** Said before she presses: an answer uses up a look, where one is left. */
export function whatComesNext(left: number | null): string {
  if (left === 0) return "What's not right? No looks are left today; your next one will be different.";
  return `What's not right? You get another look right away${left === null ? '' : `: ${left} left today`}.`;
}

/** Why a look is not for her, in one tap; the next one is without it, and comes at once while one is left today. */
export function NotForMeDialog({ open, onOpenChange, outfit, userHour, left, locked }: NotForMeProps) {
  const away = { outfitId: outfit.id, userHour, left, locked };
  const note = useNotForMe(away, () => onOpenChange(false));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Not for me" description={whatComesNext(left)}>
      <div className="grid grid-cols-2 gap-2 *:justify-center" role="group" aria-label="What's not right?">
        {Object.entries(NOT_FOR_ME_WORDS).map(([reason, words]) => (
          <Chip
            key={reason}
            pressed={note.variables?.reason === reason && note.isPending}
            disabled={note.isPending}
            onClick={() => note.mutate({ reason: reason as keyof typeof NOT_FOR_ME_WORDS })}
          >
            {words}
          </Chip>
        ))}
      </div>
      <NotOwned
        outfit={outfit}
        pending={note.isPending ? note.variables.piece : undefined}
        isBusy={note.isPending}
        onSay={(piece) => note.mutate({ reason: 'not-owned', piece })}
      />
    </Dialog>
  );
}

interface NotOwnedProps {
  outfit: Outfit;
  /** The piece that is being noted. */
  pending?: string | undefined;
  isBusy: boolean;
  onSay: (piece: string) => void;
}

/** The pieces that she may not own: none that hangs in her closet. */
export function NotOwned({ outfit, pending, isBusy, onSay }: NotOwnedProps) {
  const closet = useCloset();
  const pieces = outfit.look.garments
    .filter((piece) => !NOT_ASKED.includes(piece.slot) && !(closet && isInCloset(closet, piece)))
    .reverse();
  if (pieces.length === 0) return null;
  return (
    <>
      <div>
        <h3 className="small strong mb-3" id="not-owned">
          I don&apos;t own one of the pieces
        </h3>
        <div className="row wrap gap-2" role="group" aria-labelledby="not-owned">
          {pieces.map(({ id, name }) => (
            <Chip key={id} pressed={pending === id} disabled={isBusy} onClick={() => onSay(id)}>
              {capitalize(name)}
            </Chip>
          ))}
        </div>
      </div>
      <p className="xs muted">
        We won&apos;t suggest a piece you don&apos;t own again. Once you have one, bring it back in your
        profile, under Fit and modesty.
      </p>
    </>
  );
}
