import { ChevronDown, Move, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { importOrReload } from '../../../client/browser/reload-once.ts';
import {
  changePhoto,
  dropPhoto,
  readAsWorn,
  type PieceChoice,
  type QueuedPhoto,
} from '../../../client/photo/garment-queue.ts';
import type { Closet } from '../../../contracts/closet.ts';
import { WARMTHS } from '../../../domain/closet/closet-terms.ts';
import { capitalize } from '../../../domain/text/capitalized.ts';
import type { ReadGarmentPhoto } from '../../../fitting-room/garment-photo/garment-photo-messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RadioSegments } from '../../../ui/radio.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { pieceName } from '../closet-words.ts';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';
import { PieceColors, WARMTH_LABELS } from '../piece-colors.tsx';
import { KindPicker } from './kind-picker.tsx';
import { alikeInCloset, alikeInQueue } from './photo-choice.ts';
import { DRAWING_SENTENCES, PHOTO_SENTENCES } from './photo-words.ts';
import { useAddress } from './use-address.ts';

const MarksEditor = lazy(() =>
  importOrReload(() => import('./marks-editor.tsx')).then((m) => ({ default: m.MarksEditor })),
);

interface PhotoCardProps {
  photo: QueuedPhoto;
  queue: readonly QueuedPhoto[];
  closet: Closet;
}

/** One photo of the queue: what it shows, to be corrected. */
export function PhotoCard({ photo, queue, closet }: PhotoCardProps) {
  const { read } = photo;
  const address = useAddress(read?.is === 'garment' ? read.cutOut : photo.photo);
  const remove = (
    <IconButton label="Remove this photo" onClick={() => dropPhoto(photo.id)}>
      <Trash2 />
    </IconButton>
  );
  return (
    <article className="ph-card">
      <span className={read?.is === 'garment' ? 'piece-drawing own-photo' : 'piece-drawing own-photo whole'}>
        {address && <img src={address} alt={read?.is === 'garment' ? 'Your piece, cut out' : 'Your photo'} />}
      </span>
      {read === null && (
        <p className="ph-wait small" role="status">
          <Spinner /> <span>Waiting to be looked at</span>
        </p>
      )}
      {read && read.is !== 'garment' && (
        <div className="ph-b">
          <div className="ph-h">
            <p className="small">{read.is === 'not cut' ? read.why : PHOTO_SENTENCES[read.is]}</p>
            {remove}
          </div>
          {read.is === 'no garment' && (
            <Button
              variant="line"
              size="sm"
              className="justify-self-start"
              onClick={() => readAsWorn(photo.id)}
            >
              I am wearing it here
            </Button>
          )}
        </div>
      )}
      {read?.is === 'garment' && (
        <Garment photo={photo} read={read} queue={queue} closet={closet} remove={remove} />
      )}
    </article>
  );
}

interface GarmentProps extends PhotoCardProps {
  read: ReadGarmentPhoto;
  remove: React.JSX.Element;
}

function Garment({ photo, read, queue, closet, remove }: GarmentProps) {
  const { choice, id } = photo;
  const [isPicking, setPicking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const choose = (next: PieceChoice, more: Partial<Pick<QueuedPhoto, 'name' | 'warmth'>> = {}) => {
    changePhoto(id, { choice: next, ...more });
    setPicking(false);
  };
  return (
    <div className="ph-b">
      <div className="ph-h">
        <div>
          <h2 className="display h3">{choice ? capitalize(choice.garment.name) : 'What is it?'}</h2>
          <Notes photo={photo} queue={queue} closet={closet} />
        </div>
        {remove}
      </div>
      <Offers read={read} choice={choice} onChoose={choose} onOther={() => setPicking(true)} />
      {choice && (
        <>
          <PieceColors
            piece={{ ...choice, name: choice.garment.name }}
            measured={read.colors}
            onChange={({ color, garment }) => choose({ ...choice, color, garment })}
          />
          <Worn photo={photo} read={read} onEdit={() => setEditing(true)} />
          <More photo={photo} />
        </>
      )}
      {isPicking && <KindPicker colors={read.colors} onChoose={choose} onClose={() => setPicking(false)} />}
      {isEditing && choice && (
        <Suspense fallback={null}>
          <MarksEditor
            title={capitalize(choice.garment.name)}
            garment={choice.garment}
            photo={read.photo}
            marks={read.marks}
            moved={photo.moved}
            laid={photo.laid ?? read.laid}
            onSave={(moved, laid) => {
              changePhoto(id, { moved, laid });
              setEditing(false);
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What she should know before she adds it. */
function Notes({ photo, queue, closet }: PhotoCardProps) {
  const { choice } = photo;
  if (!choice) return <p className="small muted">We are not sure. Tap what comes closest.</p>;
  const known = alikeInCloset(choice, closet.pieces);
  if (known)
    return <p className="small ph-note">{`You may have it already: ${pieceName(known)} looks the same.`}</p>;
  if (alikeInQueue(photo, queue))
    return <p className="small ph-note">Another photo above looks like the same piece.</p>;
  return null;
}

interface OffersProps {
  read: ReadGarmentPhoto;
  choice: PieceChoice | null;
  onChoose: (choice: PieceChoice) => void;
  onOther: () => void;
}

function Offers({ read, choice, onChoose, onOther }: OffersProps) {
  const isOffered = read.offers.some(({ garmentId }) => garmentId === choice?.garmentId);
  const offers = choice && !isOffered ? [choice, ...read.offers.slice(0, 5)] : read.offers;
  return (
    <ul className="ph-offers" aria-label="What it may be">
      {offers.map((offer) => (
        <li key={offer.garmentId}>
          <button
            type="button"
            className="gt"
            aria-pressed={offer.garmentId === choice?.garmentId}
            onClick={() => offer.garmentId !== choice?.garmentId && onChoose(offer)}
          >
            <PieceDrawing garment={offer.garment} />
            <b className="mt-[6px]">{capitalize(offer.garment.name)}</b>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="ph-other" onClick={onOther}>
          Something else
        </button>
      </li>
    </ul>
  );
}

/** Whether she is dressed in the piece itself. */
function Worn({ photo, read, onEdit }: { photo: QueuedPhoto; read: ReadGarmentPhoto; onEdit: () => void }) {
  const laid = photo.laid ?? read.laid;
  const hasMarks = Object.keys(read.marks).length > 0;
  return (
    <div className="ph-worn">
      <p className="small muted">
        {laid.is === 'cloth' ? 'You will see the piece itself on you.' : DRAWING_SENTENCES[laid.why]}
      </p>
      {hasMarks && (laid.is === 'cloth' || (laid.why !== 'shape' && laid.why !== 'worn')) && (
        <Button variant="line" size="sm" onClick={onEdit}>
          <Move />
          <span>See it on you</span>
        </Button>
      )}
    </div>
  );
}

/** What may wait: her name for it, and how warm it is. */
function More({ photo: { id, name, warmth } }: { photo: QueuedPhoto }) {
  const [isOpen, setOpen] = useState(name !== '' || warmth !== 'usual');
  const fields = useId();
  return (
    <>
      <button
        type="button"
        className="link small ph-more"
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpen(!isOpen)}
      >
        <span>Name and warmth</span>
        <ChevronDown />
      </button>
      <div id={fields} className="grid gap-[14px]">
        {isOpen && (
          <>
            <TextField
              label="Your name for it"
              optional
              maxLength={60}
              value={name}
              onChange={(event) => changePhoto(id, { name: event.currentTarget.value })}
            />
            <RadioSegments
              label="Warmth"
              value={warmth}
              onChange={(next) => changePhoto(id, { warmth: next })}
              options={WARMTHS.map((value) => ({ value, label: WARMTH_LABELS[value] }))}
            />
          </>
        )}
      </div>
    </>
  );
}
