import { Link } from '../../../framework/react.ts';
import { Check, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddPieces, useCloset } from '../../../client/looks/closet.ts';
import type { Closet } from '../../../contracts/closet.ts';
import { everybodyHas } from '../../../domain/closet/closet-terms.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { parseWornId } from '../../../domain/looks/worn-piece-id.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Fetched by those who have a closet. */
const WornByItself = lazy(() =>
  import('./worn-automatically.tsx').then(
    (m) => ({ default: m.WornByItself }),
    // She says it with a tap.
    () => ({ default: () => null }),
  ),
);

/** In her closet, and not given away. */
export const isInCloset = (closet: Closet, { id }: WornGarment): boolean =>
  closet.pieces.some(({ garment, status }) => garment.id === id && status !== 'gone');

/** "I own this": one tap, and it is in her closet. Socks and tights, which everybody has, are not counted. */
export function OwnButton({ piece }: { piece: WornGarment }) {
  const closet = useCloset();
  const { mutate, isPending } = useAddPieces();
  if (!closet) return null;
  if (everybodyHas(piece.slot))
    return <span className="block mt-[4px] xs muted leading-[26px]">A basic, not counted</span>;
  if (isInCloset(closet, piece))
    return (
      <span className="badge sage own-yours">
        <Check />
        Yours
      </span>
    );
  return (
    <span className="row wrap gap-[0_10px]">
      <button
        type="button"
        className="own-add"
        aria-label={`I own this: ${piece.name}`}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate([parseWornId(piece.id)])}
      >
        <Plus className="size-[16px]" />I own this
      </button>
      {closet.dressFrom !== 'everything' && <span className="xs muted">Not in your closet</span>}
    </span>
  );
}

interface OwnCountProps {
  outfit: Outfit;
  pieces: readonly WornGarment[];
  /** Her local date. */
  today: string;
}

/** How much of the look is hers, and the way to her closet; an invitation where it is empty. */
export function OwnCount({ outfit, pieces, today }: OwnCountProps) {
  const closet = useCloset();
  if (!closet) return null;
  const counted = pieces.filter(({ slot }) => !everybodyHas(slot));
  const hers = counted.filter((piece) => isInCloset(closet, piece)).length;
  const isEmpty = closet.pieces.length === 0;
  return (
    <>
      <Link className="link" to={isEmpty ? '/closet?start=1' : '/closet'} prefetch="intent">
        {isEmpty ? (
          'Check what you own'
        ) : (
          <Badge tone={hers > 0 ? 'sage' : 'plain'}>{`${hers} of ${counted.length} yours`}</Badge>
        )}
      </Link>
      <Link className="link" to="/build" prefetch="intent">
        Build a look
      </Link>
      {hers > 0 && (
        <Suspense fallback={null}>
          <WornByItself outfit={outfit} today={today} />
        </Suspense>
      )}
    </>
  );
}
