import type { User } from '../../contracts/session.ts';
import { formatTime } from '../../domain/time/date-words.ts';
import { minuteOfDay } from '../../domain/delivery/delivery-instant.ts';
import { isPaid } from '../../domain/billing/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RailDrawing, SunriseDrawing } from '../../ui/art/drawings.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { RegenerateButton } from './look-actions.tsx';

function isSetUp(user: User): boolean {
  return user.location !== '' && user.gender !== null && user.stylePreferences.length > 0;
}

function deliveryWords(time: string): string {
  const minute = minuteOfDay(time);
  return formatTime(Math.floor(minute / 60), minute % 60);
}

/** In place of today's outfit: the setup is not finished, or she has removed today's. */
export function NoOutfit({ user, userHour }: { user: User; userHour: number }) {
  if (!isSetUp(user)) {
    return (
      <EmptyState
        drawing={<SunriseDrawing />}
        title="No outfit yet"
        action={<ButtonLink to="/onboarding">Complete Setup</ButtonLink>}
      >
        Complete your profile setup to start receiving daily outfit suggestions.
      </EmptyState>
    );
  }
  // `today` is null only when it may not make another one by itself: a free day is used up.
  const mayMake = isPaid(user.subscriptionTier);
  return (
    <EmptyState
      drawing={<RailDrawing />}
      title="Nothing here today"
      action={
        mayMake ? (
          <RegenerateButton userHour={userHour} />
        ) : (
          <ButtonLink variant="line" to="/subscribe">
            See the plans
          </ButtonLink>
        )
      }
    >
      {mayMake
        ? "You deleted today's outfit. Want another one?"
        : `You’ve used all of today’s outfits and deleted the last one. The next one arrives tomorrow at ${deliveryWords(user.notificationTime)}.`}
    </EmptyState>
  );
}
