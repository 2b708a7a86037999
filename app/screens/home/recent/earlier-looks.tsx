import { Undo2 } from 'lucide-react';
import { useIsRegenerating } from '../../../client/looks/outfits.ts';
import { useWearAgain } from '../../../client/looks/wear-again.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import { formatTime } from '../../../domain/time/date-words.ts';
import { localTime } from '../../../domain/time/local-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { ClothGlow } from '../picture/cloth-glow.tsx';
import { firstSentence } from '../../../domain/looks/comfort-line.ts';
import type { Elements } from '../../../ui/elements.ts';

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
  if (looks.length === 0) return null;
  return (
    <TitledSection
      title="Earlier today"
      beside={<p className="small muted">Kept until midnight</p>}
      className="earlier"
    >
      <ul className="earlier-looks">
        <li className="earlier-look">
          <Picture look={outfit}>
            <span className="bl">
              <Badge tone="glass">Today&apos;s look</Badge>
            </span>
          </Picture>
          <p className="date">{madeAt(outfit, timeZone)}</p>
          <h3 className="line-clamp-3">{firstSentence(outfit.outfitDescription)}</h3>
        </li>
        {looks.map((look) => (
          <li key={look.id} className="earlier-look">
            <Picture look={look} />
            <p className="date">{madeAt(look, timeZone)}</p>
            <h3 className="line-clamp-3">{firstSentence(look.outfitDescription)}</h3>
            <Button
              variant="line"
              size="sm"
              className="mt-auto"
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
    </TitledSection>
  );
}

function madeAt({ createdAt }: Outfit, timeZone: string): string {
  const { hour, minute } = localTime(Date.parse(createdAt), timeZone);
  return formatTime(hour, minute);
}

function Picture({ look, children }: { look: Outfit; children?: Elements }) {
  return (
    <Photo src={look.editedImageUrl} alt={look.title}>
      <ClothGlow look={look.look} />
      {children}
    </Photo>
  );
}
