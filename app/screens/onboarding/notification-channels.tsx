import { Bell, BellRing } from 'lucide-react';
import { morningMailWords, useMorningMail, wantsMorningMail } from '../../client/account/morning-mail.ts';
import { usePushPermission, usePushStatus, useSwitchPush } from '../../client/browser/push.ts';
import type { User } from '../../contracts/session.ts';
import { formatClock } from '../../domain/time/date-words.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';

interface WaysToHearProps {
  /** HH:MM */
  time: string;
  user: User;
  canMail: boolean;
}

/** How her outfit comes to her. Said in our words first: the browser asks only who has pressed "Turn on". */
export function NotificationChannels({ time, user, canMail }: WaysToHearProps) {
  return (
    <fieldset>
      <legend className="lbl">
        It comes to you <span className="opt">or waits for you in the app</span>
      </legend>
      <div className="card ruled px-[18px] py-[4px]">
        <Push time={time} />
        {canMail && <MorningMail user={user} />}
      </div>
    </fieldset>
  );
}

function Push({ time }: { time: string }) {
  const permission = usePushPermission();
  const isPossible = permission !== 'unknown' && permission !== 'unsupported';
  const { subscribed, publicKey, isMissing } = usePushStatus(isPossible);
  const turnOn = useSwitchPush(publicKey);
  if (!isPossible || isMissing) return null;
  const on = permission === 'granted' && subscribed === true;
  const words = on
    ? 'On for this device. We’ll never send you anything else.'
    : permission === 'denied'
      ? 'To get one, allow notifications for this site in your browser’s settings.'
      : `One a day, at ${formatClock(time)}: your look and its weather, and nothing else. Your browser will ask you once.`;
  return (
    <div className="line-row ob-way">
      <span className="leading-[1.45]">
        <b className="strong">A notification</b>
        <span className="small muted">{words}</span>
      </span>
      {on ? (
        <BellRing />
      ) : (
        permission !== 'denied' && (
          <Button variant="line" size="sm" busyText="Asking..." {...mutationProps(turnOn, true)}>
            <Bell />
            Turn on
          </Button>
        )
      )}
    </div>
  );
}

function MorningMail({ user }: { user: User }) {
  const save = useMorningMail();
  return (
    <div className="line-row ob-way">
      <span className="leading-[1.45]">
        <b className="strong">A morning email</b>
        <span className="small muted truncate" title={user.email ?? undefined}>
          {user.email}
        </span>
        <span className="small muted">{morningMailWords(user)}</span>
      </span>
      <Switch
        label="A morning email"
        checked={save.isPending ? save.variables : wantsMorningMail(user)}
        disabled={save.isPending}
        onChange={(on) => save.mutate(on)}
      />
    </div>
  );
}
