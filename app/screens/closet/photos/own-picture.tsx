import { Camera, Move } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { importOrReload } from '../../../client/browser/reload-once.ts';
import { openGarmentReader } from '../../../client/photo/garment-reader.ts';
import { useKeptCloth, useSetCloth, useSetPicture } from '../../../client/photo/keep-garments.ts';
import type { ClosetPiece } from '../../../contracts/closet.ts';
import { Button } from '../../../ui/button.tsx';
import { pieceName } from '../closet-words.ts';
import { GarmentFiles } from './garment-files.tsx';
import { PHOTO_SENTENCES } from './photo-words.ts';

const MarksEditor = lazy(() =>
  importOrReload(() => import('./marks-editor.tsx')).then((m) => ({ default: m.MarksEditor })),
);

/** Her own picture for a piece that hangs in her closet, and how it is worn: the first one, or in place of the one it has. */
export function OwnPicture({ piece }: { piece: ClosetPiece }) {
  const file = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { mutate, isPending } = useSetPicture();
  const take = async (photo: File | undefined) => {
    if (!photo) return;
    setReading(true);
    setTrouble(null);
    const reader = openGarmentReader();
    // She has already said what it shows: for whom it is made does not matter.
    const read = await reader.read(photo, 'female', piece.garment.drawing);
    reader.close();
    setReading(false);
    if (read.is === 'garment') mutate({ ...read, id: piece.id, moved: null });
    else setTrouble(read.is === 'not cut' ? read.why : PHOTO_SENTENCES[read.is]);
  };
  return (
    <>
      <GarmentFiles ref={file} label="Picture of this piece" onPhotos={([photo]) => void take(photo)} />
      {piece.own && (
        <Button variant="line" onClick={() => setEditing(true)}>
          <Move />
          <span>How it fits you</span>
        </Button>
      )}
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
      {isEditing && piece.own && (
        <Suspense fallback={null}>
          <KeptMarks piece={piece} own={piece.own} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

interface KeptMarksProps {
  piece: ClosetPiece;
  own: NonNullable<ClosetPiece['own']>;
  onClose: () => void;
}

/** The marks as they were kept, over the photo that was kept with them. */
function KeptMarks({ piece, own: { original, atlas, cloth }, onClose }: KeptMarksProps) {
  const { mutate } = useSetCloth();
  const { data, isError } = useKeptCloth(original, atlas);
  if (isError)
    return (
      <p className="gp-no gold" role="alert">
        We couldn&apos;t load the photo of this piece. Please try again.
      </p>
    );
  if (!data) return null;
  return (
    <MarksEditor
      title={pieceName(piece)}
      garment={piece.garment}
      photo={data.original}
      marks={cloth.marks}
      moved={{ marks: cloth.marks, adjusted: cloth.surface.adjusted }}
      laid={{ is: 'cloth', atlas: data.atlas, surface: cloth.surface }}
      onSave={(moved, laid) => {
        mutate({ id: piece.id, moved, laid });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
