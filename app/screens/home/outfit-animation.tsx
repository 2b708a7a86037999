import { Dialog } from '../../ui/dialog.tsx';

interface OutfitAnimationProps {
  src: string;
  poster: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 'Outfit Animation': the film of the outfit, playing by itself and over again, without sound. */
export function OutfitAnimation({ src, poster, open, onOpenChange }: OutfitAnimationProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Outfit Animation">
      <video
        className="film"
        src={src}
        poster={poster ?? undefined}
        autoPlay
        loop
        muted
        playsInline
        controls
        aria-label="The outfit in motion"
      />
    </Dialog>
  );
}
