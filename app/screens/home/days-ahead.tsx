import { Link } from '@remix-run/react';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { useTomorrow } from '../../client/plans.ts';
import { useUser } from '../../client/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TomorrowCard } from '../week/tomorrow-card.tsx';

/** "Tomorrow, tonight" in the evening, and the way to the week. */
export function DaysAhead({ today, isEvening }: { today: string; isEvening: boolean }) {
  return (
    <div className="ahead">
      {isEvening && <Tomorrow today={today} />}
      <Link className="card ahead-link" to="/week" prefetch="intent">
        <CalendarDays className="i" aria-hidden="true" />
        <span>
          <b>Your week</b>
          <span className="small muted">Seven looks from the forecast, and packing lists</span>
        </span>
        <ChevronRight className="i" aria-hidden="true" />
      </Link>
    </div>
  );
}

function Tomorrow({ today }: { today: string }) {
  const { user } = useUser();
  const { data, isError, isFetching, refetch } = useTomorrow(today);
  if (isError && !data)
    return (
      <ErrorState
        title="We couldn't plan tomorrow"
        message="The connection dropped. Nothing is lost."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
  if (!user || data === null) return null;
  return <TomorrowCard day={data} onPhoto={user.hasBodyMap} unit={user.temperatureUnit} isEvening />;
}
