import { MessagesSquare, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useIsRegenerating } from '../../../client/looks/outfits.ts';
import { useWearAgain } from '../../../client/looks/wear-again.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import { formatTime } from '../../../domain/time/date-words.ts';
import { localTime } from '../../../domain/time/local-day.ts';
import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { ClothGlow } from '../picture/cloth-glow.tsx';

const asking = lazyDialog(() => import('../../polls/ask-dialog.tsx').then((m) => m.AskDialog));

interface EarlierLooksProps {
  /** The current one. */
  outfit: Outfit;
  /** Looks of today that it replaced. */
  looks: Outfit[];
  timeZone: string;
}

/** Today's looks side by side, the current one first; one tap wears an earlier one again. */
export function EarlierLooks({ outfit, looks, timeZone }: EarlierLooksProps) {
  const { mutate, isPending, variables } = useWearAgain();
  const isRegenerating = useIsRegenerating();
  const isBusy = isRegenerating || isPending;
  const [isAsking, setAsking] = useState(false);
  if (looks.length === 0) return null;
  return (
    <TitledSection
      title="Earlier today"
      beside={<p className="small muted">Kept until midnight</p>}
      className="earlier"
    >
      <ul className="earlier-looks">
        <li className="earlier-look">
          <Picture look={outfit} />
          <p className="date">{madeAt(outfit, timeZone)}</p>
          <h3>{outfit.title}</h3>
          <p className="small muted">Today&apos;s look</p>
        </li>
        {looks.map((look) => (
          <li key={look.id} className="earlier-look">
            <Picture look={look} />
            <p className="date">{madeAt(look, timeZone)}</p>
            <h3>{look.title}</h3>
            <Button
              variant="line"
              size="sm"
              aria-label={`Wear again: ${look.title}`}
              aria-disabled={isBusy}
              busy={isPending && variables.id === look.id}
              busyText="Putting it on..."
              onClick={() => {
                if (!isBusy) mutate(look);
              }}
            >
              <Undo2 />
              Wear again
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="soft" className="mt-3" onClick={() => setAsking(true)} {...asking.intent}>
        <MessagesSquare />
        Ask a friend which
      </Button>
      <asking.Dialog
        key={outfit.id}
        open={isAsking}
        onOpenChange={setAsking}
        looks={[outfit, ...looks]}
        chosen={[outfit.id, looks[0]?.id ?? '']}
        timeZone={timeZone}
      />
    </TitledSection>
  );
}

function madeAt({ createdAt }: Outfit, timeZone: string): string {
  const { hour, minute } = localTime(Date.parse(createdAt), timeZone);
  return formatTime(hour, minute);
}

function Picture({ look }: { look: Outfit }) {
  return (
    <Photo src={look.editedImageUrl} alt={look.title}>
      <ClothGlow look={look.look} />
    </Photo>
  );
}
