import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  readGarmentPhoto,
  useKeepGarment,
  type GarmentPhotoReply,
} from '../../client/photo/garment-photo.ts';
import type { Gender } from '../../domain/preferences/style.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { capitalize } from '../../domain/text/capitalized.ts';
import { GarmentFile } from './garment-file.tsx';
import { PHOTO_SENTENCES } from './photo-sentences.ts';

type Read = GarmentPhotoReply | { is: 'nothing yet' } | { is: 'reading' };

interface PhotoPieceProps {
  gender: Gender;
  onClose: () => void;
}

/** A piece of hers from a photo: looked at on this device, confirmed with one tap. Nothing is kept before that. */
export function PhotoPiece({ gender, onClose }: PhotoPieceProps) {
  const [read, setRead] = useState<Read>({ is: 'nothing yet' });
  const { mutate, isPending } = useKeepGarment();
  const file = useRef<HTMLInputElement>(null);
  const cutOut = read.is === 'garment' ? read.cutOut : null;
  const picture = useAddressOf(cutOut);
  const look = (photo: File | undefined) => {
    if (!photo) return;
    setRead({ is: 'reading' });
    void readGarmentPhoto(photo, gender).then(setRead);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={read.is === 'garment' ? 'Which one is it?' : 'A piece from a photo'}
      description={
        read.is === 'garment'
          ? 'Tap the drawing that is nearest. You can change it later.'
          : 'One piece, lying or hanging, whole and on a ground of another color. The photo stays on this device.'
      }
    >
      <GarmentFile ref={file} label="Photo of a piece" onPhoto={look} />
      {read.is === 'garment' && (
        <div className="grid gap-[16px]">
          <span className="gp-cut">{picture && <img src={picture} alt="Your piece, cut out" />}</span>
          <ul className="gp-six">
            {read.offers.map((offer) => (
              <li key={offer.garment.id}>
                <button
                  type="button"
                  className="gt"
                  disabled={isPending}
                  onClick={() => cutOut && mutate({ offer, cutOut }, { onSuccess: onClose })}
                >
                  <PieceDrawing garment={offer.garment} />
                  <b className="mt-[6px]">{capitalize(offer.garment.name)}</b>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {read.is === 'reading' && (
        <p className="gp-wait" role="status">
          <Spinner /> Looking at your photo
        </p>
      )}
      {(read.is === 'no garment' || read.is === 'unreadable') && (
        <p className="gp-no gold" role="alert">
          {PHOTO_SENTENCES[read.is]}
        </p>
      )}
      {read.is !== 'reading' && (
        <Button
          variant={read.is === 'garment' ? 'quiet' : 'primary'}
          block
          disabled={isPending}
          onClick={() => file.current?.click()}
        >
          <Camera />
          <span>{read.is === 'nothing yet' ? 'Choose a photo' : 'Another photo'}</span>
        </Button>
      )}
    </Dialog>
  );
}

/** An address for as long as it is shown. */
function useAddressOf(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return address;
}
