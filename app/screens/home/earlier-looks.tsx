import { Undo2 } from 'lucide-react';
import { useIsRegenerating } from '../../client/outfits.ts';
import { useWearAgain } from '../../client/wear-again.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { timeWords } from '../../domain/day-words.ts';
import { localTime } from '../../domain/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { ClothGlow } from './cloth-glow.tsx';
import { firstSentence } from '../../domain/fit-line.ts';

/** Looks of today in whose place another one stands: undo, one tap each. */
export function EarlierLooks({ looks, timeZone }: { looks: Outfit[]; timeZone: string }) {
  const { mutate, isPending, variables } = useWearAgain();
  const isRegenerating = useIsRegenerating();
  if (looks.length === 0) return null;
  return (
    <section className="earlier" aria-labelledby="earlier-title">
      <div className="recent-head">
        <h2 id="earlier-title" className="display h2">
          Earlier today
        </h2>
        <p className="small muted">Kept until midnight</p>
      </div>
      <ul className="earlier-looks">
        {looks.map((look) => (
          <li key={look.id} className="earlier-look">
            <Picture look={look} />
            <div>
              <p className="date">{madeAt(look, timeZone)}</p>
              <h3>{firstSentence(look.outfitDescription)}</h3>
              <Button
                variant="line"
                size="sm"
                aria-label={`Wear this again: ${look.title}`}
                disabled={isRegenerating || isPending}
                busy={isPending && variables.id === look.id}
                busyText="Putting it on..."
                onClick={() => mutate(look)}
              >
                <Undo2 className="i" aria-hidden="true" />
                Wear this again
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function madeAt({ createdAt }: Outfit, timeZone: string): string {
  const { hour, minute } = localTime(Date.parse(createdAt), timeZone);
  return timeWords(hour, minute);
}

function Picture({ look }: { look: Outfit }) {
  if (look.editedImageUrl)
    return (
      <Photo src={look.editedImageUrl} alt={look.title}>
        <ClothGlow look={look.look} />
      </Photo>
    );
  return (
    <div className="photo">
      <ClothGlow look={look.look} />
    </div>
  );
}
