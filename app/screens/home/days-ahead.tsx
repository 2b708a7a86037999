import { Link } from '../../framework/react.ts';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { useTomorrow } from '../../client/looks/plans.ts';
import { useUser } from '../../client/account/session.ts';
import type { User } from '../../contracts/session.ts';
import { EVENING_FROM } from '../../domain/preferences/day-occasion.ts';
import { PLANS } from '../../domain/billing/plan.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { TomorrowCard } from '../week/tomorrow-card.tsx';

/** Tomorrow's look from the hour of her plan on, "Tomorrow, tonight" in the evening; and the way to the week. */
export function DaysAhead({ today, userHour }: { today: string; userHour: number }) {
  const { user } = useUser();
  return (
    <div className="ahead">
      {user && userHour >= PLANS[user.subscriptionTier].tomorrowFrom && (
        <Tomorrow today={today} user={user} isEvening={userHour >= EVENING_FROM} />
      )}
      <Link className="card ahead-link" to="/week" prefetch="intent">
        <CalendarDays />
        <span className="flex flex-col leading-[1.4]">
          <b className="strong">Your week</b>
          <span className="small muted">Seven looks from the forecast, and packing lists</span>
        </span>
        <ChevronRight />
      </Link>
    </div>
  );
}

function Tomorrow({ today, user, isEvening }: { today: string; user: User; isEvening: boolean }) {
  const query = useTomorrow(today);
  const { data, isError } = query;
  if (isError && !data) return <LostAnswer query={query} title="We couldn't plan tomorrow" />;
  if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
  if (data === null) return null;
  return (
    <TomorrowCard day={data} onPhoto={user.hasBodyMap} unit={user.temperatureUnit} isEvening={isEvening} />
  );
}
