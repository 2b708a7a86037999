import { CalendarDays, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from '../../framework/react.ts';
import { useDayOfLooks } from '../../client/looks/outfits.ts';
import { useTodaysOutfit } from '../../client/looks/outfits.ts';
import { useUser } from '../../client/account/session.ts';
import { useWeather } from '../../client/looks/weather.ts';
import type { User } from '../../contracts/session.ts';
import { formatClock, formatDay } from '../../domain/time/date-words.ts';
import { localTime } from '../../domain/time/local-day.ts';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { HomeFirst } from '../shell/first-data.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { saveOffline } from '../../client/browser/offline.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { PLANS } from '../../domain/billing/plan.ts';
import { describeFit } from '../../domain/looks/comfort-line.ts';
import { convertTemperatures } from '../../domain/weather/temperature.ts';
import { FeltRow } from './receipt/felt-row.tsx';
import { LateDay } from './lazy-day.tsx';
import { NoOutfit } from './no-outfit.tsx';
import { RecentOutfits } from './recent/recent-outfits.tsx';
import { SkyHeader } from './sky/sky-header.tsx';
import { Today } from './today-card.tsx';
import { useClock } from './sky/use-clock.ts';
import { useLateBodyMap } from './picture/use-late-body-map.ts';
import { useLocationPrompt } from './use-location-prompt.ts';

const locationDialog = lazyDialog(() => import('./location-dialog.tsx').then((m) => m.LocationDialog));

/** The dashboard: the sky and greeting, today's outfit with all that is said and done of it, the days around it. */
export function HomeScreen({ first }: { first: HomeFirst }) {
  const { user } = useUser();
  return <AppShell>{user ? <Dashboard first={first} user={user} /> : <PageSpinner />}</AppShell>;
}

function Dashboard({ first, user }: { first: HomeFirst; user: User }) {
  const time = localTime(useClock(first.now), user.timezone);
  const [choosingPlace, setChoosingPlace] = useState(false);
  const weather = useWeather(first.weather, user.location !== '');
  useLocationPrompt(user.location);
  useLateBodyMap(user);
  return (
    <>
      <CardBoundary>
        <SkyHeader
          location={user.location}
          time={time}
          weather={weather.data ?? null}
          weatherFailed={weather.isError}
          unit={user.temperatureUnit}
          onChangePlace={() => setChoosingPlace(true)}
          placeIntent={locationDialog.intent}
        />
      </CardBoundary>
      <div className="page">
        {first.wasPaused && <WelcomeBack time={user.notificationTime} />}
        <TodaySection first={first} user={user} time={time} />
        <CardBoundary>
          <RecentOutfits loaded={first.outfits} today={time.date} user={user} />
        </CardBoundary>
      </div>
      <locationDialog.Dialog open={choosingPlace} onOpenChange={setChoosingPlace} />
    </>
  );
}

/** Her daily outfit paused while she was away: told once, on her return. */
function WelcomeBack({ time }: { time: string }) {
  return (
    <p className="card welcome-back" role="status">
      <b>Welcome back.</b> We paused your daily outfit after 30 days without you. It&apos;s on again,
      <span>{`at ${formatClock(time)}.`}</span>
    </p>
  );
}

interface TodaySectionProps {
  first: HomeFirst;
  user: User;
  time: ReturnType<typeof localTime>;
}

function TodaySection({ first, user, time }: TodaySectionProps) {
  const loaded = first.outfits.find(({ id }) => id === first.todaysId) ?? null;
  const day = useDayOfLooks(first.day);
  const query = useTodaysOutfit(loaded, time.hour);
  const { data: outfit, isError, refetch } = query;
  const isYesterdays = outfit != null && outfit.date !== time.date;
  useKeepOffline(user, outfit ?? null);
  useEffect(() => {
    if (isYesterdays) void refetch();
  }, [isYesterdays, refetch]);
  if (outfit) {
    return (
      <>
        <Today outfit={outfit} user={user} time={time} left={day.left} />
        <div className="after-look">
          <CardBoundary>
            <FeltRow outfit={outfit} />
          </CardBoundary>
          <WeekLink />
          <LateDay
            {...day}
            hasMore={
              day.earlier.length > 0 || day.hasPolls || time.hour >= PLANS[user.subscriptionTier].tomorrowFrom
            }
            outfit={outfit}
            today={time.date}
            userHour={time.hour}
            user={user}
          />
        </div>
      </>
    );
  }
  return (
    <div className="today today-empty">
      {isError && <LostAnswer query={query} title="We couldn't load today's outfit" />}
      {!isError && outfit === null && <NoOutfit user={user} userHour={time.hour} />}
      {!isError && outfit === undefined && <Skeleton className="aspect-3/4 rounded-card wide:aspect-2/1" />}
    </div>
  );
}

function WeekLink() {
  return (
    <Link className="card shadow ahead-link" to="/week" prefetch="intent">
      <CalendarDays />
      <span>
        <b className="strong">Your week</b>
        <span className="small muted">Seven looks, and packing lists</span>
      </span>
      <ChevronRight />
    </Link>
  );
}

/** Today's outfit with its picture is what the service worker shows when there is no connection. */
function useKeepOffline({ id: user, temperatureUnit: unit }: User, outfit: Outfit | null): void {
  const { title, outfitDescription, editedImageUrl: picture, date } = outfit ?? {};
  const description = outfitDescription && convertTemperatures(outfitDescription, unit);
  const fit = outfit && describeFit({ ...outfit, weather: outfit.weatherData }, unit).text;
  useEffect(() => {
    if (!picture || !title || !description || !date || !fit) return;
    saveOffline({ user, picture, title, description, day: formatDay(date), fit });
  }, [user, picture, title, description, date, fit]);
}
