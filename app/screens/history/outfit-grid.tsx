import { useCallback, useState } from 'react';
import { isUnderWay, useAnimations } from '../../client/film/animations.ts';
import { useFavorite } from '../../client/looks/outfits.ts';
import type { Animation, Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { isPaid } from '../../domain/billing/plan.ts';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { byMonth } from './group-by-month.ts';
import { OutfitCard } from './outfit-card.tsx';

const lookDialog = lazyDialog(() => import('./look-dialog.tsx').then((m) => m.LookDialog));

/** Pictures that are seen before anything is scrolled. */
const ABOVE_THE_FOLD = 3;
/** From here on a card is not laid out while it is away from the window. */
const FAR = 24;

/** So many of her newest looks are offered beside the one that a friend is asked about. */
const MOST_ASKED = 12;

function placeOf(index: number) {
  if (index < ABOVE_THE_FOLD) return 'fold';
  return index < FAR ? 'near' : 'far';
}

interface OutfitGridProps {
  /** All that are loaded: the open one stays open when it leaves the filter. */
  all: Outfit[];
  /** What the filter keeps, newest first. */
  shown: Outfit[];
  /** Her films, from the loader. */
  films: Animation[];
  /** Her local date. */
  today: string;
  user: User;
}

/** The cards by month, today's leading, and the one that is open. */
export function OutfitGrid({ all, shown, films: loaded, today, user }: OutfitGridProps) {
  const { data: films } = useAnimations(loaded);
  const { mutate: setFavorite } = useFavorite({ sayWhy: true });
  const [opened, setOpened] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback((id: string) => {
    setOpened(id);
    setIsOpen(true);
  }, []);
  const favorite = useCallback(
    ({ id, isFavorite }: Outfit) => setFavorite({ id, isFavorite: !isFavorite }),
    [setFavorite],
  );
  const pays = isPaid(user.subscriptionTier);
  const underWay = new Set(pays ? films.filter(isUnderWay).map((film) => film.outfitId) : []);
  const filmOf = ({ id, videoUrl }: Outfit) => {
    if (underWay.has(id)) return 'processing';
    return pays && videoUrl !== null ? 'ready' : 'none';
  };
  const rank = new Map(shown.map(({ id }, index) => [id, index]));
  const look = all.find(({ id }) => id === opened);
  return (
    <>
      {byMonth(shown, today).map(({ key, title, outfits: ofMonth }) => (
        <section key={key} aria-labelledby={`month-${key}`}>
          <h2 id={`month-${key}`} className="label month">
            {title}
          </h2>
          <div className="recent-grid hgrid mb-[40px]">
            {ofMonth.map((outfit) => (
              <CardBoundary key={outfit.id}>
                <OutfitCard
                  outfit={outfit}
                  today={today}
                  unit={user.temperatureUnit}
                  isFeature={outfit === shown[0] && outfit.date === today}
                  film={filmOf(outfit)}
                  place={placeOf(rank.get(outfit.id) ?? FAR)}
                  onOpen={open}
                  intent={lookDialog.intent}
                  onFavorite={favorite}
                />
              </CardBoundary>
            ))}
          </div>
        </section>
      ))}
      {look && (
        <lookDialog.Dialog
          key={look.id}
          outfit={look}
          today={today}
          user={user}
          isProcessing={underWay.has(look.id)}
          open={isOpen}
          onOpenChange={setIsOpen}
          onFavorite={favorite}
          others={all.filter(({ id }) => id !== look.id).slice(0, MOST_ASKED)}
        />
      )}
    </>
  );
}
