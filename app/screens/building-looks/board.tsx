import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BuildDay } from '../../contracts/own-looks/build.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { CLOTHES, EXTRAS, type Place } from './build-words.ts';
import { PlaceSheet } from './place-sheet.tsx';

interface BoardProps {
  day: BuildDay;
  /** Worn ids of all that is on. */
  pieces: readonly string[];
  garments: readonly WornGarment[];
  onPut: (garment: WornGarment) => void;
  onTakeOff: (ids: readonly string[]) => void;
}

/** The look laid out flat: a place for each kind of piece; a tap opens what may go there. */
export function Board({ day, pieces, garments, onPut, onTakeOff }: BoardProps) {
  const [opened, setOpened] = useState<Place | null>(null);
  const inPlace = ({ slots }: Place) => garments.filter(({ slot }) => slots.includes(slot));
  const worn = opened ? inPlace(opened) : [];
  const places = (list: readonly Place[]) =>
    list.map((place) => (
      <li key={place.label}>
        <PlaceTile place={place} garment={inPlace(place)[0]} onOpen={() => setOpened(place)} />
      </li>
    ));
  return (
    <section className="card shadow b-board" aria-label="The look">
      <ul className="b-places">{places(CLOTHES)}</ul>
      <ul className="b-places b-extras">{places(EXTRAS)}</ul>
      {opened && (
        <PlaceSheet
          place={opened}
          day={day}
          pieces={pieces}
          worn={worn}
          onPick={(garment) => {
            onPut(garment);
            setOpened(null);
          }}
          onTakeOff={() => {
            onTakeOff(worn.map(({ id }) => id));
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface PlaceTileProps {
  place: Place;
  garment: WornGarment | undefined;
  onOpen: () => void;
}

function PlaceTile({ place, garment, onOpen }: PlaceTileProps) {
  return (
    <button
      type="button"
      className="b-place"
      aria-haspopup="dialog"
      aria-label={garment ? `${place.label}: ${garment.name}` : `Add ${place.thing}`}
      onClick={onOpen}
    >
      {garment ? (
        <PieceDrawing garment={garment} />
      ) : (
        <span className="b-empty">
          <Plus />
        </span>
      )}
      <b>{garment ? capitalize(garment.name) : place.label}</b>
    </button>
  );
}
