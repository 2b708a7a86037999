import { ImageOff, Maximize2, Play, RefreshCw } from 'lucide-react';
import { useRetryImage } from '../../../client/looks/outfits.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, mutationProps } from '../../../ui/button.tsx';
import type { PreloadHandlers } from '../../../ui/behavior/lazy-dialog.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ClothGlow } from './cloth-glow.tsx';
import { MakingPanel } from './making-panel.tsx';
import { useInstantPreview } from './use-instant-preview.ts';

interface OutfitPictureProps {
  outfit: Outfit;
  hasVideo: boolean;
  /** Her photo can be dressed; otherwise the clothes are laid out flat. */
  onPhoto: boolean;
  isRegenerating: boolean;
  onOpen: () => void;
  intent: PreloadHandlers;
}

/** The picture of today's outfit, or what is known of it while it is made or when it could not be made. */
export function OutfitPicture(props: OutfitPictureProps) {
  const { outfit, hasVideo, onPhoto, isRegenerating, onOpen, intent } = props;
  const { editedImageUrl, imageState } = outfit;
  const preview = useInstantPreview(outfit, onPhoto);
  const isMaking = isRegenerating || imageState === 'pending';
  const src = isMaking ? null : editedImageUrl;
  const drawn = isRegenerating ? null : preview;
  const how = outfit.imageSource?.startsWith('flat-lay') ? 'laid out flat' : 'on you';
  return (
    <Photo src={src} alt={`Today's outfit ${how}: ${outfit.title}`} priority>
      <ClothGlow look={outfit.look} />
      {drawn && (
        <PreviewImage
          key={drawn}
          src={drawn}
          alt={src === null ? `A first look at today's outfit on you: ${outfit.title}` : ''}
        />
      )}
      {isMaking && drawn && <FirstLookBadge />}
      {isMaking && !drawn && (
        <MakingPanel key={`${outfit.id}${isRegenerating}`} chosen={!isRegenerating} onPhoto={onPhoto} />
      )}
      {!isMaking && src === null && <FailedPanel id={outfit.id} />}
      {src !== null && <OpenPicture hasVideo={hasVideo} onOpen={onOpen} intent={intent} />}
    </Photo>
  );
}

/** The server's picture is still to come; it stands where that one is opened, off her shoes and her face. */
function FirstLookBadge() {
  return (
    <span className="tr" role="status">
      <span className="icon-btn solid">
        <Spinner />
        <span className="sr-only">Generating your outfit...</span>
      </span>
    </span>
  );
}

function OpenPicture({
  hasVideo,
  onOpen,
  intent,
}: Pick<OutfitPictureProps, 'hasVideo' | 'onOpen' | 'intent'>) {
  return (
    <>
      {hasVideo && (
        <span className="tl">
          <Badge tone="glass">
            <Play />
            Video
          </Badge>
        </span>
      )}
      <span className="tr">
        <span className="icon-btn solid" aria-hidden="true">
          <Maximize2 />
        </span>
      </span>
      <button type="button" className="open" aria-label="Open Outfit Preview" onClick={onOpen} {...intent} />
    </>
  );
}

/** Under the final picture, which fades in over it: same place, same crop. */
function PreviewImage({ src, alt }: { src: string; alt: string }) {
  return <img className="preview" src={src} alt={alt} width={900} height={1200} decoding="sync" />;
}

function FailedPanel({ id }: { id: string }) {
  const retry = useRetryImage();
  return (
    <div className="making" role="alert">
      <p className="row strong">
        <ImageOff className="text-danger" />
        We couldn't make the picture
      </p>
      <p className="small muted mt-1 mb-3">Your outfit is safe. Only the picture is missing.</p>
      <Button variant="line" size="sm" busyText="Trying again..." {...mutationProps(retry, id)}>
        <RefreshCw />
        Try again
      </Button>
    </div>
  );
}
