import { Check } from 'lucide-react';
import { useShelf } from '../../client/building-looks/build.ts';
import type { BuildDay } from '../../contracts/own-looks/build.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import type { ShelfPiece } from '../../domain/styling/chosen/shelf-for.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import type { Place } from './build-words.ts';

interface PlaceSheetProps {
  place: Place;
  day: BuildDay;
  /** Worn ids of all that is on. */
  pieces: readonly string[];
  /** What is in this place. */
  worn: readonly WornGarment[];
  onPick: (garment: WornGarment) => void;
  onTakeOff: () => void;
  onClose: () => void;
}

/** What may go into a place: hers first, then what of our wardrobe is right for the day. */
export function PlaceSheet({ place, day, pieces, worn, onPick, onTakeOff, onClose }: PlaceSheetProps) {
  const query = useShelf(day, pieces, place.slots);
  const { data, isError } = query;
  const hers = data?.filter(({ isHers }) => isHers) ?? [];
  const others = data?.filter(({ isHers }) => !isHers) ?? [];
  const isOn = ({ garment }: ShelfPiece) => worn.some(({ id }) => id === garment.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={place.label}
      wide
      footer={
        worn.length > 0 && (
          <Button variant="line" className="grow" onClick={onTakeOff}>
            Take off
          </Button>
        )
      }
    >
      {isError && <LostAnswer query={query} title="We couldn't open the wardrobe" />}
      {!data && !isError && <Skeleton className="h-60 rounded-card" />}
      {hers.length > 0 && <Shelf title="Yours" pieces={hers} isOn={isOn} onPick={onPick} />}
      {others.length > 0 && (
        <Shelf
          title={hers.length > 0 ? 'From our wardrobe, right for today' : 'Right for today'}
          pieces={others}
          isOn={isOn}
          onPick={onPick}
        />
      )}
      {data?.length === 0 && (
        <p className="muted">{`Nothing here is right for today. You can go without ${place.thing.replace(/^an? /, 'a ')}.`}</p>
      )}
    </Dialog>
  );
}

interface ShelfProps {
  title: string;
  pieces: readonly ShelfPiece[];
  isOn: (piece: ShelfPiece) => boolean;
  onPick: (garment: WornGarment) => void;
}

function Shelf({ title, pieces, isOn, onPick }: ShelfProps) {
  return (
    <section>
      <h3 className="flbl">{title}</h3>
      <ul className="b-shelf">
        {pieces.map((piece) => (
          <li key={piece.garment.id}>
            <button
              type="button"
              className="b-choice"
              aria-pressed={isOn(piece)}
              onClick={() => onPick(piece.garment)}
            >
              <PieceDrawing garment={piece.garment} />
              <b>{capitalize(piece.garment.name)}</b>
              {isOn(piece) && (
                <span className="b-on">
                  <Check className="size-[14px]" />
                  On
                </span>
              )}
              {piece.note && <span className="b-note">{piece.note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
