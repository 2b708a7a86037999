import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { RefObject } from 'react';
import { SCHEDULE_DAYS, type ScheduleDay } from '../../../domain/preferences/style.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldNote } from '../../../ui/field.tsx';
import { parsePriority, toggleOption } from './schedule-draft.ts';
import { coveredDays, optionLabel } from './schedule-words.ts';

interface ChipsProps<T extends string> {
  options: readonly T[];
  nameOf: (option: T) => string;
  chosen: readonly T[];
  onToggle: (option: T) => void;
}

function Chips<T extends string>({ options, nameOf, chosen, onToggle }: ChipsProps<T>) {
  return (
    <div className="row wrap gap-2">
      {options.map((option) => (
        <Chip key={option} check pressed={chosen.includes(option)} onClick={() => onToggle(option)}>
          {nameOf(option)}
        </Chip>
      ))}
    </div>
  );
}

interface ChipFieldProps<T extends string> extends Omit<ChipsProps<T>, 'onToggle'> {
  legend: string;
  /** Beside the legend. */
  note?: string;
  onChange: (chosen: T[]) => void;
  error?: string | null;
  fieldset?: RefObject<HTMLFieldSetElement>;
}

export function ChipField<T extends string>(props: ChipFieldProps<T>) {
  const { legend, note, options, nameOf, chosen, onChange, error, fieldset } = props;
  const id = useId();
  return (
    <fieldset ref={fieldset} aria-describedby={error ? id : undefined}>
      <legend className="lbl">
        <span>{legend}</span>
        {note && <span className="opt">{note}</span>}
      </legend>
      <Chips
        options={options}
        nameOf={nameOf}
        chosen={chosen}
        onToggle={(option) => onChange(toggleOption(options, chosen, option))}
      />
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}

const GROUPS = ['weekdays', 'weekends'] as const satisfies readonly ScheduleDay[];
const SINGLE_DAYS = SCHEDULE_DAYS.filter((day) => !GROUPS.some((group) => group === day));

interface DayFieldProps {
  chosen: readonly ScheduleDay[];
  onChange: (chosen: ScheduleDay[]) => void;
}

/** Groups of days and single days; a group tints the days that it covers. */
export function DayField({ chosen, onChange }: DayFieldProps) {
  const covered = coveredDays(chosen);
  const toggle = (day: ScheduleDay) => onChange(toggleOption(SCHEDULE_DAYS, chosen, day));
  return (
    <fieldset>
      <legend className="lbl">
        Days<span className="opt">leave empty for any</span>
      </legend>
      <Chips options={GROUPS} nameOf={optionLabel} chosen={chosen} onToggle={toggle} />
      <div className="sch-days">
        {SINGLE_DAYS.map((day) => (
          <button
            key={day}
            type="button"
            className={classNames('sch-day', covered.has(day) && 'via')}
            aria-pressed={chosen.includes(day)}
            aria-label={covered.has(day) ? `${optionLabel(day)}, covered` : optionLabel(day)}
            onClick={() => toggle(day)}
          >
            {optionLabel(day).charAt(0)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface PriorityFieldProps {
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
}

/** A number from 0 to 100, typed or stepped; what is none becomes 0 when she leaves the field. */
export function PriorityField({ value, onChange }: PriorityFieldProps) {
  const id = useId();
  const step = (by: number) => onChange(String(parsePriority(String(parsePriority(value) + by))));
  return (
    <div className="field">
      <div className="lbl">
        <label htmlFor={id}>Priority</label>
        <span className="opt" id={`${id}-range`}>
          0 to 100
        </span>
      </div>
      <div className="input sch-priority">
        <IconButton label="Lower priority" onClick={() => step(-1)}>
          <Minus />
        </IconButton>
        <input
          id={id}
          className="text-center num"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}-range`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(String(parsePriority(value)))}
        />
        <IconButton label="Higher priority" onClick={() => step(1)}>
          <Plus />
        </IconButton>
      </div>
    </div>
  );
}
