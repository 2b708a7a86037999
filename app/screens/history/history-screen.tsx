import { useEffect, useState } from 'react';
import { useOutfits } from '../../client/outfits.ts';
import { useUser } from '../../client/session.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { localDate } from '../../domain/local-day.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RailDrawing } from '../../ui/drawings.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { RecentCard } from '../home/recent-outfits.tsx';
import { useClock } from '../home/use-clock.ts';
import { AppShell } from '../shell/app-shell.tsx';
import type { HistoryFirst } from '../shell/first-data.ts';
import { FILTER_LABELS, filterOutfits, FILTERS } from './filter-outfits.ts';
import type { Filter } from './filter-outfits.ts';

/** While a picture of the list is being made. */
const PENDING_POLL_MS = 4_000;

/** Every outfit she has had, in its first version: filters and favourites. */
export function HistoryScreen({ first }: { first: HistoryFirst }) {
  const { user } = useUser();
  return <AppShell>{user ? <History first={first} user={user} /> : <PageSpinner />}</AppShell>;
}

function History({ first, user }: { first: HistoryFirst; user: User }) {
  const today = localDate(useClock(first.now), user.timezone);
  const { data = [], isError, isFetching, refetch } = useOutfits(first.outfits);
  const waiting = data.some((outfit) => outfit.imageState === 'pending');
  useEffect(() => {
    if (!waiting) return;
    const asking = setInterval(() => void refetch(), PENDING_POLL_MS);
    return () => clearInterval(asking);
  }, [refetch, waiting]);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = filterOutfits(data, filter, today);
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 className="display h1">Outfit History</h1>
          <p className="muted">{countWords(data.length)}</p>
        </div>
        <div className="filters" role="group" aria-label="Show">
          {FILTERS.map((each) => (
            <Chip
              key={each}
              pressed={filter === each}
              count={filterOutfits(data, each, today).length}
              onClick={() => setFilter(each)}
            >
              {FILTER_LABELS[each]}
            </Chip>
          ))}
        </div>
      </header>
      {isError && data.length === 0 ? (
        <ErrorState
          title="Your outfits could not be loaded"
          message="The connection dropped. Nothing is lost."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Grid outfits={shown} filter={filter} today={today} user={user} onShowAll={() => setFilter('all')} />
      )}
    </div>
  );
}

const countWords = (count: number): string =>
  count === 1 ? 'One morning so far' : `${count} mornings so far`;

interface GridProps {
  outfits: Outfit[];
  filter: Filter;
  today: string;
  user: User;
  onShowAll: () => void;
}

function Grid({ outfits, filter, today, user, onShowAll }: GridProps) {
  if (outfits.length === 0 && filter === 'favorites')
    return (
      <EmptyState
        drawing={<RailDrawing />}
        title="No favorite outfits yet"
        action={
          <Button variant="ink" onClick={onShowAll}>
            Show All Outfits
          </Button>
        }
      >
        Tap the heart on a look and it hangs here.
      </EmptyState>
    );
  if (outfits.length === 0)
    return (
      <EmptyState
        drawing={<RailDrawing />}
        title="No outfits found"
        action={
          <ButtonLink to="/" variant="ink">
            Today's Outfit
          </ButtonLink>
        }
      >
        Your outfits gather here, one a day.
      </EmptyState>
    );
  return (
    <div className="recent-grid hgrid">
      {outfits.map((outfit) => (
        <RecentCard key={outfit.id} outfit={outfit} today={today} unit={user.temperatureUnit} />
      ))}
    </div>
  );
}
