import { Clapperboard, Play } from 'lucide-react';
import { useGenerateVideo } from '../../client/film/animations.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { isPaid } from '../../domain/billing/plan.ts';
import type { Tier } from '../../domain/billing/plan.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

interface VideoButtonProps {
  outfit: Outfit;
  tier: Tier;
  /** A film of this outfit is under way. */
  isProcessing: boolean;
  onWatch: () => void;
}

/** Watches the film of an outfit, or has one made. */
export function VideoButton({ outfit, tier, isProcessing, onWatch }: VideoButtonProps) {
  const generate = useGenerateVideo();
  if (!isPaid(tier)) {
    return (
      <ButtonLink to="/subscribe" variant="soft" block>
        <Clapperboard />
        Upgrade to see it move
      </ButtonLink>
    );
  }
  if (outfit.videoUrl !== null) {
    return (
      <Button block onClick={onWatch}>
        <Play />
        Watch Video
      </Button>
    );
  }
  if (outfit.editedImageUrl === null) return null;
  return (
    <Button
      block
      busy={generate.isPending || isProcessing}
      busyText={generate.isPending ? 'Starting...' : 'Processing...'}
      onClick={() => generate.mutate(outfit.id)}
    >
      <Clapperboard />
      Generate Video
    </Button>
  );
}
