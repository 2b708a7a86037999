import { Bell, BellOff, BellRing, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  usePushPermission,
  usePushStatus,
  useSwitchPush,
  useTestPush,
} from '../../../client/browser/push.ts';
import { formatClock } from '../../../domain/time/date-words.ts';
import { Button, mutationProps } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { OpenRow } from '../profile-rows.tsx';

/** Push on this device: all its states (docs/rules/screens.md, "Push row"). `time` is HH:MM. */
export function PushRow({ time }: { time: string }) {
  const permission = usePushPermission();
  const { subscribed, publicKey } = usePushStatus(permission !== 'unknown' && permission !== 'unsupported');
  const switching = useSwitchPush(publicKey);
  const on = permission === 'granted' && subscribed === true;
  const words = {
    unknown: '',
    unsupported: 'Not supported here',
    denied: 'Your browser is blocking them. Allow them in its site settings.',
    default: 'Off',
    granted: 'Off',
  };
  const value = on ? 'On for this device' : words[permission];
  return (
    <OpenRow Icon={on ? BellRing : Bell} title="Push Notifications" value={value}>
      {permission === 'unsupported' && <Unsupported />}
      {permission === 'denied' && (
        <div className="stack">
          <PushSwitch time={time} on={false} disabled />
          <Denied />
        </div>
      )}
      {permission === 'default' && (
        <div className="stack">
          <p className="small ink2">{`Your look and its weather at ${formatClock(time)}, on this device only.`}</p>
          <div>
            <Button busyText="Enabling..." {...mutationProps(switching, true)}>
              <Bell />
              Enable notifications
            </Button>
          </div>
        </div>
      )}
      {permission === 'granted' && (
        <div className="stack">
          <PushSwitch
            time={time}
            on={on}
            // While it loads, while a call is under way, without a key.
            disabled={subscribed === undefined || publicKey === undefined || switching.isPending}
            onChange={(next) => switching.mutate(next)}
          />
          {on && <TestButton />}
        </div>
      )}
    </OpenRow>
  );
}

interface PushSwitchProps {
  time: string;
  on: boolean;
  disabled: boolean;
  onChange?: (on: boolean) => void;
}

function PushSwitch({ time, on, disabled, onChange = () => undefined }: PushSwitchProps) {
  return (
    <div className="line-row push-switch">
      <span>
        <b className="strong">{`Notify me at ${formatClock(time)}`}</b>
        <span className="small muted">On this device</span>
      </span>
      <Switch
        label="Push notifications on this device"
        checked={on}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}

function TestButton() {
  const test = useTestPush();
  return (
    <div>
      <Button variant="line" size="sm" busyText="Sending..." {...mutationProps(test)}>
        <Send />
        Send a test
      </Button>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="push-note" role="note">
      <BellOff className="mt-[2px] text-muted" />
      <div>
        <b className="strong">{title}</b>
        <p className="small ink2">{children}</p>
      </div>
    </div>
  );
}

const Unsupported = () => (
  <Card title="Push notifications not supported">
    This browser can't show them. On an iPhone, add Stylecast to your Home Screen first and open it from
    there.
  </Card>
);

const Denied = () => (
  <Card title="Notifications are blocked">
    Your browser is blocking them for this site. Open the site settings next to the address, set Notifications
    to “Allow,” then come back here.
  </Card>
);
