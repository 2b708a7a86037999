import { Ban, Check, Equal, Snowflake, ThermometerSun, X } from 'lucide-react';
import { useCloset } from '../../../client/looks/closet.ts';
import { useSingleSubmit } from '../../../client/browser/one-press.ts';
import { useRegenerate } from '../../../client/looks/outfits.ts';
import { useSwapPiece, useSwaps } from '../../../client/looks/swaps.ts';
import type { Closet } from '../../../contracts/closet.ts';
import type { Outfit, Swaps } from '../../../contracts/outfits.ts';
import { capitalize } from '../../../domain/text/capitalized.ts';
import { everybodyHas } from '../../../domain/closet/closet-terms.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LostAnswer } from '../../../ui/states.tsx';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';
import { isInCloset } from './own-piece.tsx';

interface SwapTrayProps {
  outfit: Outfit;
  /** Her local hour 0..23. */
  userHour: number;
  piece: WornGarment;
  /** Swapped, or closed. */
  onDone: () => void;
  onNever: () => void;
}

/** What may take the place of a piece: each with how warm it is beside it, and whether it is hers. */
export function SwapTray({ outfit, userHour, piece, onDone, onNever }: SwapTrayProps) {
  return (
    <div className="tray-box mt-[8px]">
      <div className="row gap-[2px]">
        <h3 className="flex-1 small leading-[1.35] strong">{`Instead of the ${piece.name}`}</h3>
        <IconButton label="Close" onClick={onDone}>
          <X />
        </IconButton>
      </div>
      <Others outfit={outfit} userHour={userHour} piece={piece} onDone={onDone} />
      <Button variant="quiet" size="sm" className="never-narrow" onClick={onNever}>
        <Ban className="size-[18px]" />
        Never wear
      </Button>
      {outfit.editedImageUrl && (
        <img className="tray-look" src={outfit.editedImageUrl} alt="" width={900} height={1200} />
      )}
    </div>
  );
}

/** How many the server looks for. */
const MOST = 5;

function Others({ outfit, userHour, piece, onDone }: Omit<SwapTrayProps, 'onNever'>) {
  const closet = useCloset();
  const query = useSwaps(outfit.id, piece.id);
  const { data, isError } = query;
  const swapping = useSwapPiece(outfit.id);
  const swap = useSingleSubmit(swapping, onDone);
  if (isError && !data) return <LostAnswer query={query} title="We could not look for others" />;
  if (!data) return <Skeleton className="h-44 rounded-card" />;
  const [first] = data.others;
  if (!first) return <NoOther outfit={outfit} userHour={userHour} piece={piece} onDone={onDone} />;
  return (
    <>
      {first.along && (
        <p className="mb-2 small muted">
          With the rest as it is, nothing else of its kind is right today. These are, with one more piece
          changed.
        </p>
      )}
      <ul className="tray">
        {data.others.map(({ garment, feel, along }) => (
          <li key={garment.id}>
            <button
              type="button"
              className="alt"
              // Not `disabled`: the focus would be lost.
              aria-disabled={swapping.isPending}
              onClick={() => swap({ piece: piece.id, other: garment.id })}
            >
              <PieceDrawing garment={garment} />
              <b>{capitalize(garment.name)}</b>
              {along && (
                <span className="alt-own">{`With the ${along.garment.name}, not the ${along.instead.name}`}</span>
              )}
              {piece.clo > 0 && <Feel feel={feel} />}
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
      <p className="xs muted num mt-2">{leftWords(data.left)}</p>
    </>
  );
}

/** It is the only one of its kind for today: it can stay while the rest is made anew. */
function NoOther({ outfit, userHour, piece, onDone }: Omit<SwapTrayProps, 'onNever'>) {
  const regenerate = useRegenerate();
  const keep = useSingleSubmit(regenerate, onDone);
  return (
    <>
      <p className="small muted">
        Nothing else of its kind is right for today&apos;s weather. You can keep it and change what stands
        around it; that is one of today&apos;s outfits.
      </p>
      <Button
        variant="line"
        size="sm"
        className="mt-2"
        aria-disabled={regenerate.isPending}
        onClick={() => keep({ outfitId: outfit.id, userHour, locked: [piece.id] })}
      >
        Keep it, change the rest
      </Button>
    </>
  );
}

type FeelOfIt = Swaps['others'][number]['feel'];

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

function leftWords(left: number | null): string {
  if (left === null) return 'A swap is not counted as an outfit.';
  if (left === 0) return 'No swaps left for this outfit.';
  return `${left === 1 ? '1 swap' : `${left} swaps`} left for this outfit. A swap is not counted as one of your three.`;
}
