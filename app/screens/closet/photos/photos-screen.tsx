import { Link, useNavigate } from '../../../framework/react.ts';
import { ArrowLeft, Camera, Images, PersonStanding } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  dropPhoto,
  MOST_PHOTOS,
  openQueue,
  queuePhotos,
  useGarmentQueue,
  type QueuedPhoto,
} from '../../../client/photo/garment-queue.ts';
import { useKeepGarments } from '../../../client/photo/keep-garments.ts';
import type { Closet } from '../../../contracts/closet.ts';
import type { Gender } from '../../../domain/preferences/style.ts';
import { Button } from '../../../ui/button.tsx';
import { Bar } from '../../../ui/progress.tsx';
import { piecesWords } from '../closet-words.ts';
import { GarmentFiles } from './garment-files.tsx';
import { isReady, toPhotographedPiece } from './photo-choice.ts';
import { PhotoCard } from './photo-card.tsx';

interface PhotosScreenProps {
  closet: Closet;
  userId: string;
  gender: Gender;
}

/** Many pieces from many photos: read on this device, looked through once, then added together. */
export function PhotosScreen({ closet, userId, gender }: PhotosScreenProps) {
  const queue = useGarmentQueue();
  const [added, setAdded] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  const keep = useKeepGarments(setAdded);
  const navigate = useNavigate();
  useEffect(() => void openQueue(userId, gender), [userId, gender]);
  const read = queue.filter((photo) => photo.read !== null).length;
  const ready = queue.filter(isReady);
  const take = (photos: File[], worn = false) => {
    const left = queuePhotos(photos, { worn });
    setNote(
      left > 0 ? `${MOST_PHOTOS} photos at a time. Add these first, then choose the other ${left}.` : null,
    );
  };
  const add = () =>
    keep.mutate(ready.map(toPhotographedPiece), {
      onSuccess: () => {
        for (const { id } of ready) dropPhoto(id);
        if (ready.length === queue.length) navigate('/closet', { replace: true });
      },
    });
  return (
    <div className="tick-page ph-page">
      <header className="tick-top">
        <Link className="icon-btn" to="/closet" aria-label="Back to your closet">
          <ArrowLeft />
        </Link>
        <span className="small strong">From photos</span>
        <Link className="link small" to="/closet">
          Later
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <h1 className="mt-[16px] display h1 wide:mt-[32px]">
          <span>{queue.length === 0 ? 'Your own ' : 'Is this '}</span>
          <em>{queue.length === 0 ? 'clothes' : 'right?'}</em>
        </h1>
        <p className="mt-[8px] lead">
          {queue.length === 0
            ? 'Photograph each piece by itself. Your looks then show the piece itself, on you.'
            : 'Check what each photo shows. Nothing is in your closet until you add it.'}
        </p>
        {queue.length > 0 && (
          <div className="ph-progress">
            <p className="small strong num" role="status">
              {read < queue.length ? `Looking at photo ${read + 1} of ${queue.length}` : readWords(queue)}
            </p>
            <Bar now={read} max={queue.length} label="Photos looked at" />
          </div>
        )}
        <ul className="ph-list">
          {queue.map((photo) => (
            <li key={photo.id}>
              <PhotoCard photo={photo} queue={queue} closet={closet} />
            </li>
          ))}
        </ul>
        {note && (
          <p className="small gp-no gold" role="status">
            {note}
          </p>
        )}
        <Pickers isFirst={queue.length === 0} onPhotos={take} />
      </main>
      {queue.length > 0 && (
        <footer className="tick-foot">
          <p className="row gap-[12px]">
            <b className="display num text-[2.25rem]">{ready.length}</b>
            <span className="xs ink2">{ready.length === 1 ? 'piece ready' : 'pieces ready'}</span>
          </p>
          <Button
            busy={keep.isPending}
            busyText={`Adding ${added + 1} of ${ready.length}...`}
            disabled={ready.length === 0}
            onClick={add}
          >{`Add ${piecesWords(ready.length)}`}</Button>
        </footer>
      )}
    </div>
  );
}

const isUnsure = ({ read, choice }: QueuedPhoto) => read?.is === 'garment' && choice === null;

function readWords(queue: readonly QueuedPhoto[]): string {
  const unsure = queue.filter(isUnsure).length;
  if (unsure === 0) return 'All photos looked at';
  return unsure === 1
    ? 'For 1 photo, please say what it is'
    : `For ${unsure} photos, please say what they are`;
}

interface PickersProps {
  isFirst: boolean;
  onPhotos: (photos: File[], worn?: boolean) => void;
}

function Pickers({ isFirst, onPhotos }: PickersProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLInputElement>(null);
  return (
    <section className={isFirst ? 'ph-pick first' : 'ph-pick'} aria-label="Add photos">
      <GarmentFiles
        ref={files}
        label="Photos of your pieces"
        multiple
        onPhotos={(photos) => onPhotos(photos)}
      />
      <GarmentFiles
        ref={camera}
        label="A photo from the camera"
        camera
        onPhotos={(photos) => onPhotos(photos)}
      />
      <GarmentFiles
        ref={mirror}
        label="A photo of you in your clothes"
        multiple
        onPhotos={(photos) => onPhotos(photos, true)}
      />
      <div className="ph-buttons">
        <Button variant={isFirst ? 'primary' : 'line'} onClick={() => files.current?.click()}>
          <Images />
          <span>{isFirst ? 'Choose photos' : 'More photos'}</span>
        </Button>
        <Button variant="line" className="ph-camera" onClick={() => camera.current?.click()}>
          <Camera />
          <span>Take a photo</span>
        </Button>
        <Button variant="quiet" onClick={() => mirror.current?.click()}>
          <PersonStanding />
          <span>Use a mirror photo</span>
        </Button>
      </div>
      {isFirst && (
        <ul className="ph-tips small ink2">
          <li>One piece in each photo, lying flat or on a hanger, sleeves to the sides.</li>
          <li>The whole piece in the picture, on a background of another color.</li>
          <li>A mirror photo, head to toe, is cut into the pieces you wear.</li>
          <li>The photos are read on this device and stay here until you add the pieces.</li>
        </ul>
      )}
    </section>
  );
}
