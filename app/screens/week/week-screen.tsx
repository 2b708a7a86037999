import { Link } from '../../framework/react.ts';
import { ArrowLeft, Plane } from 'lucide-react';
import { useState } from 'react';
import { useWeek } from '../../client/looks/plans.ts';
import { useUser } from '../../client/account/session.ts';
import { useTrips } from '../../client/looks/trips.ts';
import type { User } from '../../contracts/session.ts';
import { formatTime } from '../../domain/time/date-words.ts';
import { EVENING_FROM } from '../../domain/preferences/day-occasion.ts';
import { localTime } from '../../domain/time/local-day.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RailDrawing } from '../../ui/art/drawings.tsx';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { EmptyState, LostAnswer } from '../../ui/states.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { WeekFirst } from '../shell/first-data.ts';
import { useClock } from '../home/sky/use-clock.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { TripList } from './trip-list.tsx';
import { WeekDays } from './week-days.tsx';

const tripDialog = lazyDialog(() => import('./trip-dialog.tsx').then((m) => m.TripDialog));

/** Tomorrow, seven days ahead, and what to pack. */
export function WeekScreen({ first }: { first: WeekFirst }) {
  const { user } = useUser();
  return (
    <AppShell className="week">{user ? <Planned user={user} now={first.now} /> : <PageSpinner />}</AppShell>
  );
}

function Planned({ user, now }: { user: User; now: number }) {
  const [packing, setPacking] = useState(false);
  const { date: today, hour } = localTime(useClock(now), user.timezone);
  return (
    <div className="page">
      <Link className="link backl" to="/">
        <ArrowLeft /> Home
      </Link>
      <Plans user={user} today={today} isEvening={hour >= EVENING_FROM} onTrip={() => setPacking(true)} />
      <Trips user={user} today={today} />
      <tripDialog.Dialog open={packing} onOpenChange={setPacking} today={today} />
    </div>
  );
}

interface PlansProps {
  user: User;
  today: string;
  isEvening: boolean;
  onTrip: () => void;
}

function Plans({ user, today, isEvening, onTrip }: PlansProps) {
  const query = useWeek(today);
  const { data, isError } = query;
  const planned = data && localTime(Date.parse(data.plannedAt), user.timezone);
  return (
    <>
      <header className="page-head">
        <div>
          <h1 className="display h1">Your week</h1>
          <p className="mt-[6px] muted small num">{`${user.location}${planned ? ` · planned at ${formatTime(planned.hour, planned.minute)}` : ''}`}</p>
        </div>
        <Button variant="line" className="max-wide:px-[18px]" onClick={onTrip} {...tripDialog.intent}>
          <Plane />
          Trip
        </Button>
      </header>
      {/* The states below are headed one level lower. */}
      {!(data && data.days.length > 0) && <h2 className="sr-only">The seven days</h2>}
      {isError && !data && <LostAnswer query={query} title="We couldn't plan your week" />}
      {!data && !isError && (
        <div role="status" aria-label="Planning your week">
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data?.days.length === 0 && (
        <EmptyState
          drawing={<RailDrawing />}
          title="Nothing to plan with yet"
          action={<ButtonLink to="/profile">Complete your profile</ButtonLink>}
        >
          Tell us your styles and whether you wear women&apos;s or men&apos;s clothes.
        </EmptyState>
      )}
      {data && data.days.length > 0 && (
        <CardBoundary>
          <WeekDays
            days={data.days}
            onPhoto={user.hasBodyMap}
            unit={user.temperatureUnit}
            isEvening={isEvening}
          />
        </CardBoundary>
      )}
    </>
  );
}

function Trips({ user, today }: { user: User; today: string }) {
  const query = useTrips();
  const { data, isError } = query;
  if (isError && !data)
    return (
      <div className="mt-[48px]">
        <h2 className="sr-only">Packing lists</h2>
        <LostAnswer query={query} title="We couldn't load your packing lists" />
      </div>
    );
  return (
    <>
      {data?.map((trip) => (
        <CardBoundary key={trip.id}>
          <TripList trip={trip} unit={user.temperatureUnit} today={today} />
        </CardBoundary>
      ))}
    </>
  );
}
