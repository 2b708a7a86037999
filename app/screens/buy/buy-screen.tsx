import { Link } from '../../framework/react.ts';
import { ArrowLeft, Camera, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../client/account/session.ts';
import { useLoadedCloset } from '../../client/looks/closet.ts';
import { MOST_PHOTOS, openQueue, queuePhotos, useTrialQueue } from '../../client/photo/garment-queue.ts';
import type { Closet } from '../../contracts/closet.ts';
import type { User } from '../../contracts/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { GarmentFiles } from '../closet/photos/garment-files.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { BuyFirst } from '../shell/first-data.ts';
import { TrialPiece } from './trial-piece.tsx';

/** "Should I buy it?": pieces on trial, read and kept on this device alone until she says that she has bought one. */
export function BuyScreen({ first }: { first: BuyFirst }) {
  const { user } = useUser();
  const closet = useLoadedCloset(first.closet);
  if (!user) return <PageSpinner />;
  return (
    <AppShell>
      <Trials closet={closet} user={user} />
    </AppShell>
  );
}

const NEEDS_PICTURE =
  'That is the address of a page. We fetch nothing from shops: paste the picture itself, or a screenshot of it.';

function Trials({ closet, user: { id, gender } }: { closet: Closet; user: User }) {
  const queue = useTrialQueue();
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => void openQueue(id, gender ?? 'female'), [id, gender]);
  const take = (photos: File[]) => {
    const left = queuePhotos(photos, { trial: { typed: '', currency: null } });
    setNote(left > 0 ? `${MOST_PHOTOS} pictures at a time. Skip some of these first.` : null);
  };
  usePasted(take, () => setNote(NEEDS_PICTURE));
  return (
    <div className="page buy">
      <Link className="link backl" to="/closet">
        <ArrowLeft />
        Your closet
      </Link>
      <header className="page-head">
        <div>
          <h1 className="display h1">
            Should I <em>buy it?</em>
          </h1>
          <p className="mt-[8px] lead">
            {queue.length === 0
              ? 'See it on you, what it goes with, and whether you would wear it enough.'
              : 'The picture stays on this device until you say you bought it.'}
          </p>
        </div>
      </header>
      <Pickers isFirst={queue.length === 0} onPhotos={take} />
      {note && (
        <p className="small gp-no gold" role="status">
          {note}
        </p>
      )}
      <ul className="buy-list">
        {queue.toReversed().map((photo) => (
          <li key={photo.id}>
            <TrialPiece photo={photo} queue={queue} closet={closet} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pictures from the clipboard, wherever on the page; what is pasted into a field stays there. */
function usePasted(onPhotos: (photos: File[]) => void, onAddress: () => void): void {
  const latest = useRef({ onPhotos, onAddress });
  latest.current = { onPhotos, onAddress };
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (!clipboardData || (target instanceof HTMLElement && target.closest('input, textarea'))) return;
      const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length > 0) latest.current.onPhotos(pictures);
      else if (/^https?:\/\/\S+$/.test(clipboardData.getData('text').trim())) latest.current.onAddress();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function Pickers({ isFirst, onPhotos }: { isFirst: boolean; onPhotos: (photos: File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <section className={isFirst ? 'ph-pick first' : 'ph-pick'} aria-label="Add a picture">
      <GarmentFiles ref={files} label="Pictures of what you may buy" multiple onPhotos={onPhotos} />
      <GarmentFiles ref={camera} label="A picture from the camera" camera onPhotos={onPhotos} />
      <div className="ph-buttons">
        <Button variant={isFirst ? 'primary' : 'line'} onClick={() => files.current?.click()}>
          <ImagePlus />
          <span>{isFirst ? 'Choose a picture' : 'Another picture'}</span>
        </Button>
        <Button variant="line" className="ph-camera" onClick={() => camera.current?.click()}>
          <Camera />
          <span>Take a photo</span>
        </Button>
      </div>
      {isFirst && (
        <ul className="ph-tips small ink2">
          <li>A photo from the fitting room, a screenshot, or a picture you copied: paste it here.</li>
          <li>With the app installed, share pictures from a shop straight to Stylecast.</li>
          <li>The picture is read on this device and stays here. We send nothing to the shop.</li>
        </ul>
      )}
    </section>
  );
}
