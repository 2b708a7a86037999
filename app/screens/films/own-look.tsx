import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOutfits } from '../../client/looks/outfits.ts';
import { onceVisible } from '../../ui/behavior/when-seen.ts';

/** Her newest picture of herself; null while there is none. */
export function useOwnLook(): string | null {
  const { data } = useOutfits();
  const worn = data?.find(
    ({ editedImageUrl, imageSource }) => editedImageUrl !== null && !imageSource?.startsWith('flat-lay'),
  );
  return worn?.editedImageUrl ?? null;
}

/** Three seconds of her own look in motion, once it is seen, and again at a press; still for who asks for less motion. */
export function OwnLook({ src }: { src: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(0);
  useEffect(() => {
    if (frame.current) return onceVisible(frame.current, () => setPlays(1));
  }, []);
  return (
    <div ref={frame} className="photo own-look">
      <img
        key={plays}
        className={plays > 0 ? 'plays' : undefined}
        src={src}
        alt="You, in your newest look"
        width={768}
        height={1152}
      />
      <button
        type="button"
        className="sign own-look-play"
        aria-label="Play again"
        onClick={() => setPlays(plays + 1)}
      >
        <Play />
      </button>
    </div>
  );
}
