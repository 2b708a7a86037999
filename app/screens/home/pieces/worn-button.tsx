import { Check, CheckCheck } from 'lucide-react';
import { useWorn } from '../../../client/looks/worn.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import { Button } from '../../../ui/button.tsx';

/** "I wore it": her taste learns from it, and the look stays in her history. */
export function WornButton({ outfit }: { outfit: Outfit }) {
  const { mutate } = useWorn();
  const Icon = outfit.isWorn ? CheckCheck : Check;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={outfit.isWorn}
      onClick={() => mutate({ id: outfit.id, worn: !outfit.isWorn })}
    >
      <Icon />
      <span>{outfit.isWorn ? 'Worn' : 'I wore it'}</span>
    </Button>
  );
}
