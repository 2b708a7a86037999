import { ThermometerSun } from 'lucide-react';
import { useResetThermostat, useThermostat } from '../../../client/looks/comfort.ts';
import type { TemperatureUnit } from '../../../domain/weather/temperature.ts';
import type { Thermostat } from '../../../domain/preferences/thermostat.ts';
import { thermostatWords } from '../../../domain/preferences/thermostat-words.ts';
import { OpenRow } from '../profile-rows.tsx';
import { ResetButton } from './reset-button.tsx';

/** How warmly she is dressed, from her taps. */
export function ComfortRow({ loaded, unit }: { loaded: Thermostat; unit: TemperatureUnit }) {
  const thermostat = useThermostat(loaded);
  const reset = useResetThermostat();
  const { short, long } = thermostatWords(thermostat, unit);
  return (
    <OpenRow Icon={ThermometerSun} title="Comfort" value={short}>
      <div className="stack">
        <p className="small ink2">{long}</p>
        {thermostat.taps > 0 && (
          <div>
            <ResetButton
              label="Reset comfort"
              what="We'll forget what you said about being too cold or too warm, and dress you the way we dress most people."
              busy={reset.isPending}
              onReset={(done) => reset.mutate(undefined, { onSettled: done })}
            />
          </div>
        )}
      </div>
    </OpenRow>
  );
}
