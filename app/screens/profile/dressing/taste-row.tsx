import { Sparkle, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useResetTaste, useTaste } from '../../../client/looks/taste.ts';
import type { Taste } from '../../../contracts/fit-and-taste/taste.ts';
import { OpenRow } from '../profile-rows.tsx';
import { ResetButton } from './reset-button.tsx';

function summary({ lines }: Taste): string {
  const liked = lines.filter(({ affinity }) => affinity > 0).slice(0, 3);
  if (liked.length > 0) return liked.map(({ title }) => title).join(', ');
  return lines.length > 0 ? 'More dislikes than likes so far' : 'Nothing learned yet';
}

/** What she likes and does not, each line with what it comes from. */
export function TasteRow({ loaded }: { loaded: Taste }) {
  const taste = useTaste(loaded);
  const reset = useResetTaste();
  return (
    <OpenRow Icon={Sparkle} title="Taste" value={summary(taste)}>
      {taste.lines.length === 0 ? (
        <p className="small ink2">
          Favorite an outfit, delete one or ask for another, and we'll list here what we learn from it.
        </p>
      ) : (
        <div className="stack">
          <ul className="grid gap-[12px]">
            {taste.lines.map((line) => (
              <TasteLine key={line.title} {...line} />
            ))}
          </ul>
          <div>
            <ResetButton
              label="Reset taste"
              what="We'll forget what we learned from your favorites, deletes and regenerations. Your favorites stay."
              busy={reset.isPending}
              onReset={(done) => reset.mutate(undefined, { onSettled: done })}
            />
          </div>
        </div>
      )}
    </OpenRow>
  );
}

function TasteLine({ title, because, affinity }: Taste['lines'][number]) {
  const Icon = affinity > 0 ? ThumbsUp : ThumbsDown;
  return (
    <li className="flex gap-[12px]">
      <Icon
        className="mt-[3px] size-[18px] text-muted"
        role="img"
        aria-label={affinity > 0 ? 'More of' : 'Less of'}
      />
      <div>
        <p className="small strong">{title}</p>
        <p className="xs muted">{because}</p>
      </div>
    </li>
  );
}
