import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { USER_KEY } from '../../client/account/session.ts';
import { importOrReload } from '../../client/browser/reload-once.ts';
import { TODAY_KEY } from '../../client/looks/outfits.ts';
import { useTomorrow } from '../../client/looks/plans.ts';
import { forgetTrial } from '../../client/photo/kept-trial.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { PlannedDay } from '../../contracts/planning.ts';
import type { User } from '../../contracts/session.ts';
import { PLANS } from '../../domain/billing/plan.ts';
import { dayTitle } from '../../domain/planning/day-title.ts';
import { EVENING_FROM } from '../../domain/preferences/day-occasion.ts';
import { formatTemperatureRange } from '../../domain/weather/temperature.ts';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { PollsSection } from '../polls/polls-section.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { TriedOffer } from '../try/tried-offer.tsx';
import { DayPicture } from '../week/day-picture.tsx';
import { DayCard, tomorrowLabel } from '../week/day-card.tsx';
import { EarlierLooks } from './recent/earlier-looks.tsx';

export interface DayPartsProps {
  outfit: Outfit;
  /** Today's looks that were replaced. */
  earlier: Outfit[];
  /** She has asked friends about two looks. */
  hasPolls: boolean;
  /** Her local date and hour 0..23. */
  today: string;
  userHour: number;
  user: User;
}

/** The looks that today had before, what friends say of them, and tomorrow's from the hour of her plan on. */
export function DayParts({ outfit, earlier, hasPolls, today, userHour, user }: DayPartsProps) {
  return (
    <>
      {userHour >= PLANS[user.subscriptionTier].tomorrowFrom && (
        <CardBoundary>
          <Tomorrow today={today} user={user} isEvening={userHour >= EVENING_FROM} />
        </CardBoundary>
      )}
      <CardBoundary>
        <EarlierLooks outfit={outfit} looks={earlier} timeZone={user.timezone} />
      </CardBoundary>
      {hasPolls && (
        <CardBoundary>
          <PollsSection timeZone={user.timezone} today={today} wearable={earlier} wornId={outfit.id} />
        </CardBoundary>
      )}
      <CardBoundary>
        <TriedPhoto hasPhoto={user.photoUrl !== null} />
      </CardBoundary>
    </>
  );
}

/** She tried a photo before she signed in here: it can become hers, and today's look follows it. */
function TriedPhoto({ hasPhoto }: { hasPhoto: boolean }) {
  const client = useQueryClient();
  return (
    <TriedOffer
      hasPhoto={hasPhoto}
      words={`${hasPhoto ? 'It takes the place of your photo' : 'Every outfit is then shown on it'}. It is uploaded, and only you can see it.`}
      onKeep={async ({ photo, checked }) => {
        const { uploadPhoto } = await importOrReload(() => import('../../client/photo/upload-photo.ts'));
        await uploadPhoto({ original: photo, checked }, { signal: new AbortController().signal });
        await forgetTrial();
        showToast({ tone: 'good', title: 'Success! Photo uploaded successfully' });
        await client.invalidateQueries({ queryKey: USER_KEY });
        void client.invalidateQueries({ queryKey: TODAY_KEY });
      }}
    />
  );
}

interface TomorrowProps {
  today: string;
  user: User;
  /** It is evening: she may lay it out. */
  isEvening: boolean;
}

function Tomorrow({ today, user, isEvening }: TomorrowProps) {
  const query = useTomorrow(today);
  const { data, isError } = query;
  if (isError && !data) return <LostAnswer query={query} title="We couldn't plan tomorrow" />;
  if (data === undefined) return <Skeleton className="ahead-day min-h-[90px] rounded-card" />;
  if (data === null) return null;
  return (
    <details className="ahead-day">
      <summary className="card shadow">
        <TomorrowLine day={data} user={user} isEvening={isEvening} />
        <ChevronDown />
      </summary>
      <DayCard
        day={data}
        onPhoto={user.hasBodyMap}
        unit={user.temperatureUnit}
        label={tomorrowLabel(isEvening)}
      />
    </details>
  );
}

/** Tomorrow's look in a line: her in it, what it is, the weather that it is for. */
function TomorrowLine({ day, user, isEvening }: { day: PlannedDay } & Omit<TomorrowProps, 'today'>) {
  const { outlook } = day;
  const title = dayTitle(day);
  return (
    <>
      <DayPicture day={day} onPhoto={user.hasBodyMap} isLead />
      <span>
        <span className="label">{isEvening ? 'Tomorrow, tonight' : 'Tomorrow'}</span>
        <b className="ahead-title">{`${title.piece} ${title.reason}`}</b>
        <span className="row small muted">
          <WeatherIcon className="size-[18px]" condition={outlook.condition} />
          <span className="num">
            {formatTemperatureRange(outlook.lowF, outlook.highF, user.temperatureUnit)}
          </span>
        </span>
      </span>
    </>
  );
}
