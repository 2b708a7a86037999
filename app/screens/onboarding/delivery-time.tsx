import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { formatClock } from '../../domain/time/date-words.ts';
import { NOTIFICATION_TIMES } from '../../domain/preferences/style.ts';
import { Chip } from '../../ui/chip.tsx';

interface DeliveryTimeProps {
  /** HH:MM */
  value: string;
  onChange: (time: string) => void;
}

/** When the outfit of the day is ready: three usual hours, or any other minute. */
export function DeliveryTime({ value, onChange }: DeliveryTimeProps) {
  const usual = (NOTIFICATION_TIMES as readonly string[]).includes(value);
  const [asked, setAsked] = useState(false);
  const own = asked || !usual;
  const field = useId();
  return (
    <div>
      <div className="row wrap gap-2">
        {NOTIFICATION_TIMES.map((time) => (
          <Chip
            key={time}
            className="num"
            pressed={!own && value === time}
            onClick={() => {
              setAsked(false);
              onChange(time);
            }}
          >
            {formatClock(time)}
          </Chip>
        ))}
        <Chip
          pressed={own}
          icon={<Clock />}
          aria-expanded={own}
          aria-controls={field}
          onClick={() => setAsked(true)}
        >
          Other time
        </Chip>
      </div>
      {own && (
        <label className="input mt-3 max-w-52" id={field}>
          <span className="sr-only">Other time</span>
          <Clock className="text-muted" />
          <input
            type="time"
            className="num"
            value={value}
            required
            autoFocus={asked}
            // An emptied field keeps the last whole time.
            onChange={(event) => event.target.value && onChange(event.target.value.slice(0, 5))}
          />
        </label>
      )}
    </div>
  );
}
