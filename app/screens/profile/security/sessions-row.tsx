import { Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useEndSessions } from '../../../client/account/security.ts';
import type { SessionLine } from '../../../contracts/security.ts';
import { formatDay } from '../../../domain/time/date-words.ts';
import { isHandheld } from '../../../domain/account/device-name.ts';
import { localDate } from '../../../domain/time/local-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { OpenRow } from '../profile-rows.tsx';

interface SessionsRowProps {
  sessions: SessionLine[];
  /** Hers, for the days. */
  timezone: string;
}

/** Where she is signed in: one device out, or all others. */
export function SessionsRow({ sessions, timezone }: SessionsRowProps) {
  const end = useEndSessions();
  const [asking, setAsking] = useState(false);
  const count = sessions.length;
  return (
    <OpenRow
      Icon={MonitorSmartphone}
      title="Where you are signed in"
      value={count === 1 ? 'On this device' : `On ${count} devices`}
    >
      <ul className="ruled sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <DeviceIcon device={session.device} />
            <span className="flex-1">
              <b className="strong">{session.device}</b>
              <span className="small muted">{lastUse(session, timezone)}</span>
            </span>
            {session.current ? (
              <Badge tone="plain">This device</Badge>
            ) : (
              <Button
                variant="line"
                size="sm"
                aria-label={`Sign out ${session.device}`}
                busy={end.isPending && end.variables === session.id}
                busyText="Signing out..."
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <Button variant="line" block className="mt-4" onClick={() => setAsking(true)}>
          Sign out all other devices
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out all other devices?"
        description="You stay signed in here. Everywhere else you'll need your password again."
        action="Sign out"
        busyText="Signing out..."
        busy={end.isPending}
        onConfirm={() => end.mutate(null, { onSettled: () => setAsking(false) })}
      />
    </OpenRow>
  );
}

function DeviceIcon({ device }: { device: string }) {
  const Icon = isHandheld(device) ? Smartphone : Monitor;
  return <Icon className="size-[20px] text-muted" />;
}

const lastUse = ({ current, lastUsedAt }: SessionLine, timezone: string): string =>
  current ? 'Active now' : `Last used ${formatDay(localDate(Date.parse(lastUsedAt), timezone))}`;
