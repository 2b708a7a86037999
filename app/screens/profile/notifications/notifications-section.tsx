import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../contracts/session.ts';
import { formatClock } from '../../../domain/time/date-words.ts';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { DeliveryTime } from '../../onboarding/delivery-time.tsx';
import { OpenRow } from '../profile-rows.tsx';
import { usePreference } from '../use-preference.ts';
import { MorningMailRow } from './morning-mail-row.tsx';
import { PushRow } from './push-row.tsx';

/** A time field tells every digit: the last one counts. */
const TYPING_MS = 700;

/** When the outfit of the day comes, and how she hears of it. */
export function NotificationsSection({ user, canMail }: { user: User; canMail: boolean }) {
  return (
    <TitledSection title="Your daily outfit">
      <div className="card plist">
        <TimeRow user={user} />
        <PushRow time={user.notificationTime} />
        {canMail && <MorningMailRow user={user} />}
      </div>
    </TitledSection>
  );
}

function TimeRow({ user }: { user: User }) {
  const save = usePreference({ failure: 'Failed to change your delivery time. Please try again.' });
  const [chosen, setChosen] = useState(user.notificationTime);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => setChosen(user.notificationTime), [user.notificationTime]);
  const { mutate } = save;
  const choose = (time: string) => {
    setChosen(time);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => mutate({ notificationTime: time }), TYPING_MS);
  };
  return (
    <OpenRow
      Icon={Clock}
      title="Daily outfit time"
      value={`${formatClock(chosen)}, ${placeOf(user.timezone)} time`}
    >
      <div className="stack">
        <DeliveryTime value={chosen} onChange={choose} />
        <p className="small muted">Ready by this time, using that morning's forecast.</p>
      </div>
    </OpenRow>
  );
}

/** 'New York' for 'America/New_York' */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
