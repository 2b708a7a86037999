import { Link } from '../../../framework/react.ts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useFavorite, useOutfits } from '../../../client/looks/outfits.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import type { User } from '../../../contracts/session.ts';
import { dayOrToday } from '../../../domain/time/date-words.ts';
import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import { HeartButton } from '../../../ui/heart-button.tsx';
import { CardSkeleton } from '../../../ui/skeleton.tsx';
import { LostAnswer } from '../../../ui/states.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { LookPhoto } from '../picture/look-photo.tsx';
import { OutfitCaption } from '../picture/outfit-caption.tsx';
import { CardBoundary } from '../../../ui/card-boundary.tsx';

const SHOWN = 4;
const SKELETONS = 6;

interface RecentOutfitsProps {
  loaded: Outfit[] | undefined;
  /** Her local date. */
  today: string;
  user: User;
}

const look = lazyDialog(() => import('../../history/look-dialog.tsx').then((m) => m.LookDialog));

/** The last four outfits before today's, and the way to all of them. */
export function RecentOutfits({ loaded, today, user }: RecentOutfitsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { mutate } = useFavorite();
  const query = useOutfits(loaded);
  const { data, isError } = query;
  const before = data?.filter(({ date }) => date !== today);
  const shown = before?.find(({ id }) => id === opened);
  const favorite = (outfit: Outfit) => mutate({ id: outfit.id, isFavorite: !outfit.isFavorite });
  return (
    <TitledSection
      title="Recent Outfits"
      className="recents"
      beside={
        <Link className="link" to="/history" prefetch="intent">
          View All <ArrowRight />
        </Link>
      }
    >
      {isError && !data ? (
        <LostAnswer query={query} title="We couldn't load your outfits" />
      ) : (
        <div className="recent-grid" aria-busy={data === undefined}>
          {before
            ? before.slice(0, SHOWN).map((outfit) => (
                <CardBoundary key={outfit.id}>
                  <RecentCard
                    outfit={outfit}
                    today={today}
                    user={user}
                    onOpen={() => {
                      setOpened(outfit.id);
                      setIsOpen(true);
                    }}
                    onFavorite={() => favorite(outfit)}
                  />
                </CardBoundary>
              ))
            : Array.from({ length: SKELETONS }, (_, index) => <CardSkeleton key={index} />)}
        </div>
      )}
      {before?.length === 0 && <p className="muted">Your outfits will show up here, one a day.</p>}
      {shown && (
        <look.Dialog
          outfit={shown}
          today={today}
          user={user}
          isProcessing={false}
          open={isOpen}
          onOpenChange={setIsOpen}
          onFavorite={favorite}
        />
      )}
    </TitledSection>
  );
}

interface RecentCardProps {
  outfit: Outfit;
  today: string;
  user: User;
  onOpen: () => void;
  onFavorite: () => void;
}

/** One outfit of a grid: picture, heart, date, first sentence, weather. */
function RecentCard({ outfit, today, user, onOpen, onFavorite }: RecentCardProps) {
  const day = dayOrToday(outfit.date, today);
  return (
    <article className="recent">
      <div className="recent-picture">
        <LookPhoto outfit={outfit}>
          <button
            type="button"
            className="open"
            aria-label={`Open ${outfit.title}, ${day}`}
            onClick={onOpen}
            {...look.intent}
          />
        </LookPhoto>
        <HeartButton pressed={outfit.isFavorite} onToggle={onFavorite} />
      </div>
      <div className="recent-words">
        <OutfitCaption outfit={outfit} day={day} unit={user.temperatureUnit} />
      </div>
    </article>
  );
}
