import { Mail } from 'lucide-react';
import { morningMailWords, useMorningMail, wantsMorningMail } from '../../../client/account/morning-mail.ts';
import type { User } from '../../../contracts/session.ts';
import { formatClock } from '../../../domain/time/date-words.ts';
import { Switch } from '../../../ui/switch.tsx';
import { OpenRow } from '../profile-rows.tsx';

/** The morning mail, for who prefers it to a notification or wants both. */
export function MorningMailRow({ user }: { user: User }) {
  const save = useMorningMail();
  const on = save.isPending ? save.variables : wantsMorningMail(user);
  return (
    <OpenRow
      Icon={Mail}
      title="Morning email"
      value={on ? `At ${formatClock(user.notificationTime)}` : 'Off'}
    >
      <div className="line-row push-switch">
        <span>
          <b className="strong">{`Email me at ${formatClock(user.notificationTime)}`}</b>
          <span className="small muted truncate" title={user.email ?? undefined}>
            {user.email}
          </span>
          <span className="small muted">{morningMailWords(user)}</span>
        </span>
        <Switch
          label="Morning email"
          checked={on}
          disabled={save.isPending}
          onChange={(next) => save.mutate(next)}
        />
      </div>
    </OpenRow>
  );
}
