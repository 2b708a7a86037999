import { Pencil, Trash2 } from 'lucide-react';
import type { ScheduleForm } from '../../../contracts/schedules.ts';
import { STYLE_LABELS } from '../../../domain/preferences/style.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatScheduleTimes } from './schedule-words.ts';

interface ScheduleRowProps {
  schedule: ScheduleForm;
  /** Left out for one that rests. */
  onEdit?: () => void;
  onDelete?: () => void;
}

/** One schedule: its name and badges, its styles, when it holds. */
export function ScheduleRow({ schedule, onEdit, onDelete }: ScheduleRowProps) {
  const { name, styles, priority, isActive } = schedule;
  return (
    <li className={classNames('sch', !isActive && 'off', !onDelete && 'still')}>
      <div className="row wrap gap-2">
        <h3 className="display h3">{name}</h3>
        {!isActive && <Badge tone="outline">Inactive</Badge>}
        {priority > 0 && <Badge tone="rose">{`Priority ${priority}`}</Badge>}
      </div>
      <p className="row wrap gap-1.5 mt-2.5">
        {styles.map((style) => (
          <Badge key={style}>{STYLE_LABELS[style]}</Badge>
        ))}
      </p>
      <p className="small muted mt-2.5">{formatScheduleTimes(schedule)}</p>
      {onDelete && (
        <div className="sch-a">
          {onEdit && (
            <IconButton label={`Edit ${name}`} onClick={onEdit}>
              <Pencil />
            </IconButton>
          )}
          <IconButton label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
      )}
    </li>
  );
}
