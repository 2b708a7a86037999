import { Check, CheckCheck, Snowflake, Sun, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { useTapComfort } from '../../../client/looks/comfort.ts';
import { useWorn } from '../../../client/looks/worn.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import { FEELINGS, type Feeling } from '../../../domain/preferences/feeling.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';

const TAPS = {
  'too-cold': { label: 'Too cold', Icon: Snowflake },
  'just-right': { label: 'Just right', Icon: ThumbsUp },
  'too-warm': { label: 'Too warm', Icon: Sun },
} as const satisfies Record<Feeling, object>;

/** One tap on how warm the outfit was: the next ones follow (personal thermostat). And that she wore it. */
export function FeltRow({ outfit }: { outfit: Outfit }) {
  const question = useId();
  const { mutate, data, variables, isSuccess } = useTapComfort();
  const isOfThis = isSuccess && variables.id === outfit.id;
  return (
    <div className="card shadow felt">
      <h2 id={question} className="strong">
        How did it feel?
      </h2>
      <p className="xs muted" role="status">
        {isOfThis ? data.note : outfit.feeling ? 'Noted.' : 'One tap helps us get tomorrow right.'}
      </p>
      <div className="felt-taps" role="group" aria-labelledby={question}>
        {FEELINGS.map((feeling) => {
          const { label, Icon } = TAPS[feeling];
          return (
            <Chip
              key={feeling}
              pressed={outfit.feeling === feeling}
              icon={<Icon className="size-[16px]" />}
              onClick={() => mutate({ id: outfit.id, feeling, before: outfit.feeling })}
            >
              {label}
            </Chip>
          );
        })}
      </div>
      <WornButton outfit={outfit} />
    </div>
  );
}

/** "I wore it": her taste learns from it, and the look stays in her history. */
function WornButton({ outfit }: { outfit: Outfit }) {
  const { mutate } = useWorn();
  const Icon = outfit.isWorn ? CheckCheck : Check;
  return (
    <Button
      variant="line"
      size="sm"
      aria-pressed={outfit.isWorn}
      onClick={() => mutate({ id: outfit.id, worn: !outfit.isWorn })}
    >
      <Icon />
      <span>{outfit.isWorn ? 'Worn' : 'I wore it'}</span>
    </Button>
  );
}
