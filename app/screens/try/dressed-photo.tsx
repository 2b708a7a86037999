import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { TriedLook } from '../../contracts/try.ts';
import type { TrialPicture } from '../../client/photo/trial-pictures.ts';
import { Badge } from '../../ui/badge.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface DressedPhotoProps {
  /** Her photo as she chose it. */
  photo: string | null;
  picture: TrialPicture | undefined;
  look: TriedLook | undefined;
}

/** Her photo, and over it the look as soon as it is drawn; a press shows her own clothes again. */
export function DressedPhoto({ photo, picture, look }: DressedPhotoProps) {
  const [shape, setShape] = useState<number | null>(null);
  const [isBefore, setBefore] = useState(false);
  const drawn = picture?.state === 'drawn' ? picture.address : null;
  const words = !look
    ? 'Choosing today’s outfit'
    : picture?.state === 'cannot'
      ? 'Your photo can’t show this one'
      : drawn
        ? null
        : 'Dressing your photo';
  return (
    <div className="photo upl" style={shape ? ({ '--shape': shape } as CSSProperties) : undefined}>
      {photo && (
        <img
          src={photo}
          alt="The photo you chose"
          width={900}
          height={1200}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth / naturalHeight)
          }
        />
      )}
      {drawn && (
        <img
          key={drawn}
          src={drawn}
          alt={`You in ${look?.title ?? 'today’s look'}`}
          width={768}
          height={1152}
          className="try-drawn"
          hidden={isBefore}
        />
      )}
      {!drawn && picture?.state !== 'cannot' && <span className="scan" aria-hidden="true" />}
      {words && (
        <span className="bl" role="status">
          <Badge tone="dark">
            {picture?.state !== 'cannot' && <Spinner />}
            <span>{words}</span>
          </Badge>
        </span>
      )}
      {drawn && (
        <span className="tr">
          <Chip pressed={isBefore} onClick={() => setBefore(!isBefore)}>
            Before
          </Chip>
        </span>
      )}
    </div>
  );
}
