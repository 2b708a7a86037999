import type { Schedule, ScheduleForm } from '../../../contracts/schedules.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ScheduleRow } from './schedule-row.tsx';

const EXAMPLES: ScheduleForm[] = [
  {
    name: 'Office days',
    styles: ['professional', 'classic'],
    timeOfDay: ['morning', 'afternoon'],
    daysOfWeek: ['weekdays'],
    context: 'work',
    priority: 10,
    isActive: true,
  },
  {
    name: 'Slow weekend',
    styles: ['casual'],
    timeOfDay: [],
    daysOfWeek: ['weekends'],
    context: 'leisure',
    priority: 0,
    isActive: true,
  },
];

const restWords = (count: number): string =>
  count === 1
    ? 'Your schedule is paused. It picks up again when you upgrade.'
    : `Your ${count} schedules are paused. They pick up again when you upgrade.`;

interface SchedulesLockedProps {
  /** Hers from a larger plan, newest first. */
  resting: Schedule[];
  onDelete: (schedule: Schedule) => void;
}

/** What the free plan shows: what she would get, or what rests since she lowered her plan, and the way to upgrade. */
export function SchedulesLocked({ resting, onDelete }: SchedulesLockedProps) {
  return (
    <div className="card sch-locked">
      <div className="grid content-start justify-items-start gap-[10px]">
        <Badge tone="gold" caps>
          Premium and Pro
        </Badge>
        <h3 className="display h3">A style for every part of your week</h3>
        <p className="small ink2">
          {resting.length > 0
            ? restWords(resting.length)
            : 'Say which styles you wear when: polished for office mornings, easy on Sundays. Your daily outfit follows.'}
        </p>
        <ButtonLink to="/subscribe" className="mt-[8px]">
          See the plans
        </ButtonLink>
      </div>
      <div>
        <p className="label mb-3" id="schedule-examples">
          {resting.length > 0 ? 'Paused' : 'For example'}
        </p>
        <ul className="grid gap-[12px]" aria-labelledby="schedule-examples">
          {resting.map((each) => (
            <ScheduleRow
              key={each.id}
              schedule={{ ...each, isActive: false }}
              onDelete={() => onDelete(each)}
            />
          ))}
          {resting.length === 0 && EXAMPLES.map((each) => <ScheduleRow key={each.name} schedule={each} />)}
        </ul>
      </div>
    </div>
  );
}
