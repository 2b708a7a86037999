import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { readGarmentPhoto, useSetPicture } from '../../client/photo/garment-photo.ts';
import type { ClosetPiece } from '../../contracts/closet.ts';
import { Button } from '../../ui/button.tsx';
import { GarmentFile } from './garment-file.tsx';
import { PHOTO_SENTENCES } from './photo-sentences.ts';

/** Her own picture for a piece that hangs in her closet: the first one, or in place of the one it has. */
export function OwnPicture({ piece }: { piece: ClosetPiece }) {
  const file = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { mutate, isPending } = useSetPicture();
  const take = async (photo: File | undefined) => {
    if (!photo) return;
    setReading(true);
    setTrouble(null);
    // She has already said what it shows: only its outline is read.
    const read = await readGarmentPhoto(photo, 'female');
    setReading(false);
    if (read.is === 'garment') mutate({ id: piece.id, cutOut: read.cutOut });
    else setTrouble(PHOTO_SENTENCES[read.is]);
  };
  return (
    <>
      <GarmentFile ref={file} label="Picture of this piece" onPhoto={(photo) => void take(photo)} />
      <Button
        variant="line"
        busy={reading || isPending}
        busyText="Looking at your photo"
        onClick={() => file.current?.click()}
      >
        <Camera />
        <span>{piece.photo === null ? 'Add your own picture' : 'Another picture'}</span>
      </Button>
      {trouble && (
        <p className="gp-no gold" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
