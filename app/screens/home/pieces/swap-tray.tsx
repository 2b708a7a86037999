import { Check, Equal, Snowflake, ThermometerSun } from 'lucide-react';
import { useCloset } from '../../../client/looks/closet.ts';
import { useSingleSubmit } from '../../../client/browser/one-press.ts';
import { useRegenerate } from '../../../client/looks/outfits.ts';
import { pieceBefore, useSwapPiece, useSwaps } from '../../../client/looks/swaps.ts';
import type { Closet } from '../../../contracts/closet.ts';
import type { Outfit, Swaps } from '../../../contracts/outfits.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';
import { everybodyHas } from '../../../domain/closet/closet-terms.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LostAnswer } from '../../../ui/states.tsx';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';
import { isInCloset } from './own-piece.tsx';

interface SwapTrayProps {
  outfit: Outfit;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  piece: WornGarment;
  /** This one was asked for in its place. */
  onSwap: (id: string) => void;
  /** It stays, and the rest is made anew. */
  onRegenerate: () => void;
}

/** How many the server looks for. */
const MOST = 5;

/** What may take the place of a piece: each with how warm it is beside it, and whether it is hers. */
export function SwapTray(props: SwapTrayProps) {
  const { outfit, piece, onSwap } = props;
  const closet = useCloset();
  const query = useSwaps(outfit.id, piece.id);
  const { data, isError } = query;
  const swapping = useSwapPiece(outfit.id);
  const swap = useSingleSubmit(swapping);
  if (isError && !data) return <LostAnswer query={query} title="We couldn't look for other pieces" />;
  if (!data) return <Skeleton className="h-44 rounded-card" />;
  const before = pieceBefore(outfit.id, piece);
  const others = before ? withBefore(data.others, before) : data.others;
  const [first] = others;
  if (!first) return <NoOther {...props} />;
  return (
    <>
      {data.others[0]?.along && (
        <p className="mb-2 small muted">
          With the rest as it is, nothing else of its kind is right today. These are, with one more piece
          changed.
        </p>
      )}
      <ul className="tray">
        {others.map(({ garment, feel, along }) => (
          <li key={garment.id}>
            <button
              type="button"
              className="alt"
              // Not `disabled`: the focus would be lost.
              aria-disabled={swapping.isPending}
              onClick={() => {
                swap({ piece, other: garment, isAlone: !along, left: data.left });
                onSwap(garment.id);
              }}
            >
              <PieceDrawing garment={garment} />
              <b>{capitalize(garment.name)}</b>
              {along && (
                <span className="alt-own">{`With the ${along.garment.name}, not the ${along.instead.name}`}</span>
              )}
              {garment.id === before?.id && <span className="alt-own">Worn before</span>}
              {piece.clo > 0 && feel && <Feel feel={feel} />}
              {closet && closet.pieces.length > 0 && <Whose closet={closet} garment={garment} />}
            </button>
          </li>
        ))}
        {data.others.length < MOST && (
          <li className="tray-rest small muted">
            Nothing else keeps today&apos;s warmth and goes with the rest.
          </li>
        )}
      </ul>
      <p className="xs muted num">{swapsLeft(data.left)}</p>
    </>
  );
}

/** It is the only one of its kind for today: it can stay while the rest is made anew. */
function NoOther({ outfit, userHour, left, piece, onRegenerate }: SwapTrayProps) {
  const regenerate = useRegenerate();
  const keep = useSingleSubmit(regenerate);
  return (
    <>
      <p className="small muted">
        Nothing else of its kind is right for today&apos;s weather. You can keep it and change the rest; that
        uses one of today&apos;s looks.
      </p>
      <Button
        variant="line"
        size="sm"
        aria-disabled={regenerate.isPending || left === 0}
        onClick={() => {
          keep({ outfitId: outfit.id, userHour, locked: [piece.id] });
          onRegenerate();
        }}
      >
        <span>Keep it, change the rest</span>
        {left !== null && <small className="num">{`${left || 'None'} left`}</small>}
      </Button>
    </>
  );
}

type Other = Swaps['others'][number];

/** The piece that was swapped out comes first, so that she can always go back to it. */
function withBefore(
  others: readonly Other[],
  before: WornGarment,
): (Omit<Other, 'feel'> & { feel?: FeelOfIt })[] {
  const known = others.find(({ garment }) => garment.id === before.id);
  return [known ?? { garment: before }, ...others.filter((other) => other !== known)];
}

type FeelOfIt = Other['feel'];

const FEELS: Record<FeelOfIt, { words: string; Icon: typeof Equal }> = {
  same: { words: 'Just as warm', Icon: Equal },
  warmer: { words: 'A touch warmer', Icon: ThermometerSun },
  cooler: { words: 'A touch cooler', Icon: Snowflake },
};

function Feel({ feel }: { feel: FeelOfIt }) {
  const { words, Icon } = FEELS[feel];
  return (
    <span className="alt-feel" data-feel={feel}>
      <Icon className="size-[14px]" />
      <span>{words}</span>
    </span>
  );
}

/** Basics that everybody has carry no label. */
function Whose({ closet, garment }: { closet: Closet; garment: WornGarment }) {
  if (everybodyHas(garment.slot)) return null;
  if (!isInCloset(closet, garment)) return <span className="alt-own">Not yours</span>;
  return (
    <span className="alt-own hers">
      <Check className="size-[14px]" />
      Yours
    </span>
  );
}

function swapsLeft(left: number | null): string {
  if (left === null) return "A swap doesn't use up a look.";
  if (left === 0) return 'No swaps left for this outfit.';
  return `${left === 1 ? '1 swap' : `${left} swaps`} left for this outfit. Swaps don't use up your looks.`;
}
