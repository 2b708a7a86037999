import { useState } from 'react';
import type { QueuedPhoto } from '../../client/photo/garment-queue.ts';
import { useTrialPiecePicture } from '../../client/photo/piece-on-trial.ts';
import type { TrialLook } from '../../contracts/her-clothes/buying.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { everybodyHas } from '../../domain/closet/closet-terms.ts';
import { monthName } from '../../domain/time/date-words.ts';
import { formatTemperatureRange, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import type { ReadGarmentPhoto } from '../../fitting-room/garment-photo/garment-photo-messages.ts';
import { Chip } from '../../ui/chip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAddress } from '../closet/photos/use-address.ts';
import { PieceDrawing } from '../garments/piece-drawing.tsx';

interface OnHerProps {
  photo: QueuedPhoto;
  read: ReadGarmentPhoto;
  looks: readonly TrialLook[];
  unit: TemperatureUnit;
  /** Worn ids of her pieces. */
  hers: ReadonlySet<string>;
}

const dayWords = ({ isToday, date, lowF, highF }: TrialLook, unit: TemperatureUnit): string =>
  isToday ? 'Today' : `${monthName(date)}, ${formatTemperatureRange(lowF, highF, unit)}`;

/** Looks round the piece: her in one of them, and what each is made of. */
export function OnHer({ photo, read, looks, unit, hers }: OnHerProps) {
  const [at, setAt] = useState(0);
  const shown = looks[at] ?? looks[0];
  if (!shown) return null;
  return (
    <div className="buy-looks">
      {looks.length > 1 && (
        <div className="filters" role="group" aria-label="Looks with it">
          {looks.map((look, index) => (
            <Chip key={dayWords(look, unit)} pressed={look === shown} onClick={() => setAt(index)}>
              {dayWords(look, unit)}
            </Chip>
          ))}
        </div>
      )}
      <OneLook photo={photo} read={read} shown={shown} hers={hers} />
      {!looks.some(({ isToday }) => isToday) && (
        <p className="small muted">{`Not for today's weather: here it is in ${monthName(shown.date)}.`}</p>
      )}
    </div>
  );
}

const WHY_NOT = {
  'no photo': 'Add a photo of yourself in Profile, and you will see it on you here.',
  'not shown': 'Your photo cannot show this look. These are its pieces.',
} as const;

function OneLook({
  photo,
  read,
  hers,
  shown: { look },
}: Omit<OnHerProps, 'looks' | 'unit'> & { shown: TrialLook }) {
  const { choice } = photo;
  const id = choice ? `${choice.garmentId}:${choice.color}` : '';
  const laid = photo.laid ?? read.laid;
  const trial = `${photo.id} ${JSON.stringify(photo.moved)}`;
  const { state, picture } = useTrialPiecePicture(look, { id, laid, trial });
  const address = useAddress(picture);
  const seen = look.garments.filter(({ slot }) => !everybodyHas(slot));
  const names = seen.map(({ name }) => name).join(', ');
  return (
    <>
      {state === 'no photo' || state === 'not shown' ? (
        <p className="small ph-note">{WHY_NOT[state]}</p>
      ) : (
        <div className="photo buy-her">
          {address ? (
            <img src={address} width={768} height={1152} alt={`You in ${names}`} />
          ) : (
            <span className="buy-drawing" role="status">
              <Spinner />
              <span className="sr-only">Drawing it on you</span>
            </span>
          )}
        </div>
      )}
      <ul className="buy-pieces">
        {seen.map((garment) => (
          <li key={garment.id}>
            <LookPiece
              garment={garment}
              cutOut={garment.id === id ? read.cutOut : null}
              isHers={hers.has(garment.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LookPieceProps {
  garment: WornGarment;
  /** Of the piece on trial. */
  cutOut: Blob | null;
  isHers: boolean;
}

function LookPiece({ garment, cutOut, isHers }: LookPieceProps) {
  const address = useAddress(cutOut);
  return (
    <>
      {address ? (
        <span className="piece-drawing own-photo">
          <img src={address} alt="" />
        </span>
      ) : (
        <PieceDrawing garment={garment} />
      )}
      <span className="xs">{garment.name}</span>
      {!isHers && !cutOut && <span className="xs muted">Not yours</span>}
    </>
  );
}
