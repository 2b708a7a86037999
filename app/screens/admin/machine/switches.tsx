import { useState } from 'react';
import { useSwitch } from '../../../client/account/health.ts';
import { SWITCH_WORDS, SWITCHES, type SwitchName } from '../../../domain/operations/switches.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';

/** What an admin can stop for everybody, at once and without a deployment. Stopping asks first; starting does not. */
export function Switches({ stopped }: { stopped: readonly SwitchName[] }) {
  const order = useSwitch();
  const [asked, setAsked] = useState<SwitchName | null>(null);
  const change = (name: SwitchName, runs: boolean) => {
    if (runs) order.mutate({ name, stopped: false });
    else setAsked(name);
  };
  return (
    <TitledSection title="Switches">
      <ul className="card plist">
        {SWITCHES.map((name) => {
          const { label, does } = SWITCH_WORDS[name];
          const runs = !stopped.includes(name);
          return (
            <li key={name} className="line-row">
              <span>
                <b>{label}</b>
                <span className="small muted">{runs ? 'Running' : `Stopped. ${does}`}</span>
              </span>
              <Switch label={label} checked={runs} onChange={(on) => change(name, on)} />
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          title={`Stop: ${SWITCH_WORDS[asked].label}?`}
          description={`${SWITCH_WORDS[asked].does} It works everywhere within seconds, until you start it again.`}
          action="Stop"
          onConfirm={() => {
            order.mutate({ name: asked, stopped: true });
            setAsked(null);
          }}
          onOpenChange={(open) => setAsked(open ? asked : null)}
        />
      )}
    </TitledSection>
  );
}
