import { Move, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { importOrReload } from '../../../client/browser/reload-once.ts';
import {
  changePhoto,
  choosePiece,
  dropPhoto,
  readAsWorn,
  type PieceChoice,
  type QueuedPhoto,
} from '../../../client/photo/garment-queue.ts';
import type { Closet } from '../../../contracts/closet.ts';
import { WARMTHS } from '../../../domain/closet/closet-terms.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';
import type {
  GarmentPhotoReply,
  LaidFlat,
  ReadGarmentPhoto,
} from '../../../fitting-room/garment-photo/garment-photo-messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CardBoundary } from '../../../ui/card-boundary.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RadioSegments } from '../../../ui/radio.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { pieceName } from '../closet-words.ts';
import { PieceDrawing } from '../../garments/piece-drawing.tsx';
import { PieceColors, WARMTH_LABELS } from '../piece-colors.tsx';
import { alikeInCloset, alikeInQueue } from './photo-choice.ts';
import { DRAWING_SENTENCES, PHOTO_SENTENCES } from './photo-words.ts';
import { useAddress } from './use-address.ts';

// The names of clothes in many languages come along with it.
const KindPicker = lazy(() =>
  importOrReload(() => import('./kind-picker.tsx')).then((m) => ({ default: m.KindPicker })),
);
const MarksEditor = lazy(() =>
  importOrReload(() => import('./marks-editor.tsx')).then((m) => ({ default: m.MarksEditor })),
);

interface PhotoCardProps {
  photo: QueuedPhoto;
  queue: readonly QueuedPhoto[];
  closet: Closet;
}

/** One photo of the queue: what it shows, at a glance, and all that can be corrected once it is opened. */
export function PhotoCard({ photo, queue, closet }: PhotoCardProps) {
  const { read, id } = photo;
  const isGarment = read?.is === 'garment';
  const address = useAddress(isGarment ? read.cutOut : photo.photo);
  return (
    <article className="ph-card">
      <div className="ph-top">
        <span className={isGarment ? 'piece-drawing own-photo' : 'piece-drawing own-photo whole'}>
          {address && <img src={address} alt={isGarment ? 'Your piece, cut out' : 'Your photo'} />}
        </span>
        <div className="ph-said">
          {read === null && (
            <p className="ph-wait small" role="status">
              <Spinner /> <span>Waiting to be looked at</span>
            </p>
          )}
          {isGarment && <Said photo={photo} queue={queue} closet={closet} read={read} />}
          {read && read.is !== 'garment' && <NoGarment photo={photo} read={read} />}
        </div>
        <IconButton label="Remove this photo" onClick={() => dropPhoto(id)}>
          <Trash2 />
        </IconButton>
      </div>
      {isGarment && <Corrections photo={photo} read={read} />}
    </article>
  );
}

interface NoGarmentProps {
  photo: QueuedPhoto;
  read: Exclude<GarmentPhotoReply, ReadGarmentPhoto>;
}

function NoGarment({ photo: { id, trial }, read }: NoGarmentProps) {
  return (
    <>
      <p className="small">{read.is === 'not cut' ? read.why : PHOTO_SENTENCES[read.is]}</p>
      {read.is === 'no garment' && (
        <Button variant="line" size="sm" className="mt-2" onClick={() => readAsWorn(id)}>
          {trial ? 'Someone is wearing it' : 'I am wearing it here'}
        </Button>
      )}
    </>
  );
}

const laidNow = (photo: QueuedPhoto, read: ReadGarmentPhoto): LaidFlat => photo.laid ?? read.laid;

function Said({ photo, queue, closet, read }: PhotoCardProps & { read: ReadGarmentPhoto }) {
  const { choice } = photo;
  const laid = laidNow(photo, read);
  return (
    <>
      <h2 className="display h3">{choice ? capitalize(choice.garment.name) : 'What is it?'}</h2>
      {choice && (
        <p className="small muted">
          {laid.why ? DRAWING_SENTENCES[laid.why] : 'You will see the piece itself on you.'}
        </p>
      )}
      <Notes photo={photo} queue={queue} closet={closet} />
    </>
  );
}

/** Points can be moved where some were found, and where moving them can change something. */
const canEdit = ({ marks }: ReadGarmentPhoto, laid: LaidFlat): boolean =>
  Object.keys(marks).length > 0 && (laid.is === 'cloth' || (laid.why !== 'shape' && laid.why !== 'worn'));

function Corrections({ photo, read }: { photo: QueuedPhoto; read: ReadGarmentPhoto }) {
  const { choice, id } = photo;
  const [isOpen, setOpen] = useState(choice === null);
  const [isPicking, setPicking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const part = useId();
  const choose = (next: PieceChoice, more: Partial<Pick<QueuedPhoto, 'warmth'>> = {}) => {
    if (more.warmth) changePhoto(id, more);
    choosePiece(id, next);
    setPicking(false);
    // What follows is the verdict: it comes into sight.
    if (photo.trial) setOpen(false);
  };
  return (
    <>
      <div id={part} className="ph-b">
        {isOpen && (
          <>
            <Offers read={read} choice={choice} onChoose={choose} onOther={() => setPicking(true)} />
            {choice && (
              <>
                <PieceColors
                  piece={{ ...choice, name: choice.garment.name }}
                  measured={read.colors}
                  onChange={({ color, garment }) => choose({ ...choice, color, garment })}
                />
                <NameAndWarmth photo={photo} />
              </>
            )}
          </>
        )}
      </div>
      {choice && (
        <div className="ph-acts">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={part}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{isOpen ? 'Done' : 'Change'}</span>
          </Button>
          {canEdit(read, laidNow(photo, read)) && (
            <Button variant="line" size="sm" onClick={() => setEditing(true)}>
              <Move />
              <span>See it on you</span>
            </Button>
          )}
        </div>
      )}
      {isPicking && (
        <CardBoundary>
          <Suspense fallback={null}>
            <KindPicker colors={read.colors} onChoose={choose} onClose={() => setPicking(false)} />
          </Suspense>
        </CardBoundary>
      )}
      {isEditing && choice && (
        <CardBoundary>
          <Suspense fallback={null}>
            <MarksEditor
              title={capitalize(choice.garment.name)}
              garment={choice.garment}
              photo={read.photo}
              marks={read.marks}
              moved={photo.moved}
              laid={laidNow(photo, read)}
              onSave={(moved, laid) => {
                changePhoto(id, { moved, laid });
                setEditing(false);
              }}
              onClose={() => setEditing(false)}
            />
          </Suspense>
        </CardBoundary>
      )}
    </>
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

function NameAndWarmth({ photo: { id, name, warmth } }: { photo: QueuedPhoto }) {
  return (
    <div className="ph-more">
      <TextField
        label="Your name for it"
        optional
        maxLength={60}
        value={name}
        onChange={(event) => changePhoto(id, { name: event.currentTarget.value })}
      />
      <div>
        <p className="flbl">Warmth</p>
        <RadioSegments
          label="Warmth"
          value={warmth}
          onChange={(next) => changePhoto(id, { warmth: next })}
          options={WARMTHS.map((value) => ({ value, label: WARMTH_LABELS[value] }))}
        />
      </div>
    </div>
  );
}
