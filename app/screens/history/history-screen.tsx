import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from '../../framework/react.ts';
import { useUser } from '../../client/account/session.ts';
import type { User } from '../../contracts/session.ts';
import { localDate } from '../../domain/time/local-day.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RailDrawing } from '../../ui/art/drawings.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { EmptyState, LostAnswer } from '../../ui/states.tsx';
import { useClock } from '../home/sky/use-clock.ts';
import { PollsSection } from '../polls/polls-section.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { HistoryFirst } from '../shell/first-data.ts';
import { FILTER_LABELS, FILTERS } from './filter-outfits.ts';
import type { Filter } from './filter-outfits.ts';
import { OutfitGrid } from './outfit-grid.tsx';
import { ShowMore } from './show-more.tsx';
import { useHistory, type History } from './use-history.ts';

const YourLooks = lazy(() => import('../named-looks/your-looks.tsx').then((m) => ({ default: m.YourLooks })));

/** Every outfit she has had, by month, and what can be done with each. */
export function HistoryScreen({ first }: { first: HistoryFirst }) {
  const { user } = useUser();
  return <AppShell>{user ? <Outfits first={first} user={user} /> : <PageSpinner />}</AppShell>;
}

function Outfits({ first, user }: { first: HistoryFirst; user: User }) {
  const today = localDate(useClock(first.now), user.timezone);
  const [filter, setFilter] = useState<Filter>('all');
  const { shows: showsLooks, setShows: setShowsLooks, filters } = useShowsLooks();
  const history = useHistory(first, filter, today);
  const { counts } = history;
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 className="display h1">Outfit History</h1>
          <p className="muted num mt-1.5">{countWords(counts.all)}</p>
        </div>
        <div ref={filters} className="filters" role="group" aria-label="Show">
          {FILTERS.map((each) => (
            <Chip
              key={each}
              pressed={!showsLooks && filter === each}
              count={counts[each]}
              onClick={() => {
                setFilter(each);
                setShowsLooks(false);
              }}
            >
              {FILTER_LABELS[each]}
            </Chip>
          ))}
          <Chip pressed={showsLooks} onClick={() => setShowsLooks(true)}>
            Your looks
          </Chip>
        </div>
      </header>
      {showsLooks ? (
        <Suspense fallback={<PageSpinner />}>
          <YourLooks today={today} user={user} />
        </Suspense>
      ) : (
        <Past
          first={first}
          user={user}
          today={today}
          history={history}
          filter={filter}
          onShowAll={() => setFilter('all')}
        />
      )}
    </div>
  );
}

/** Her named looks are shown where the address asks for them; once she is there, a chip says what is. */
function useShowsLooks() {
  const { key, search } = useLocation();
  const [shows, setShows] = useState(false);
  const filters = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (search === '?show=looks') setShows(true);
  }, [key, search]);
  useEffect(() => {
    // The last chip: on a phone it is out of sight.
    if (shows) filters.current?.scrollTo({ left: filters.current.scrollWidth });
  }, [shows]);
  return { shows, setShows, filters };
}

interface PastProps {
  first: HistoryFirst;
  user: User;
  today: string;
  history: History;
  filter: Filter;
  onShowAll: () => void;
}

function Past({ first, user, today, history, filter, onShowAll }: PastProps) {
  const { shown } = history;
  return (
    <>
      {history.isError && <LostAnswer query={history} title="We couldn't load your outfits" />}
      {!history.isError && shown.length === 0 && !history.hasMore && (
        <Nothing filter={filter} onShowAll={onShowAll} />
      )}
      <PollsSection loaded={first.polls} timeZone={user.timezone} today={today} />
      <OutfitGrid all={history.all} shown={shown} films={first.animations} today={today} user={user} />
      {history.hasMore && (
        <ShowMore
          loaded={shown.length}
          isLoading={history.isLoadingMore}
          failed={history.moreFailed}
          onMore={history.loadMore}
        />
      )}
    </>
  );
}

/** Counts looks, not days: a favorite that was replaced counts too. */
const countWords = (count: number): string =>
  count === 0 ? 'No looks yet' : count === 1 ? 'One look so far' : `${count} looks so far`;

function Nothing({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  if (filter === 'favorites') {
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
        Tap the heart on a look and you'll find it here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<RailDrawing />}
      title="No outfits found"
      action={
        <ButtonLink to="/" variant="ink">
          Today&apos;s Outfit
        </ButtonLink>
      }
    >
      Your outfits will show up here, one a day.
    </EmptyState>
  );
}
