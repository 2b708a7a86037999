import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useSaveSchedule } from '../../../client/looks/schedules.ts';
import { NAME_MAX, type Schedule } from '../../../contracts/schedules.ts';
import {
  CONTEXT_LABELS,
  CONTEXTS,
  DAYPARTS,
  STYLE_IDS,
  STYLE_LABELS,
} from '../../../domain/preferences/style.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, type Openable } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RadioSegments } from '../../../ui/radio.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toDraft, findFaults, toScheduleForm, type Draft } from './schedule-draft.ts';
import { ChipField, DayField, PriorityField } from './schedule-fields.tsx';
import { optionLabel } from './schedule-words.ts';

const OCCASIONS = [
  { value: 'any' as const, label: 'Any' },
  ...CONTEXTS.map((value) => ({ value, label: CONTEXT_LABELS[value] })),
];

interface ScheduleDialogProps extends Openable {
  /** The one to edit; null makes a new one. */
  schedule: Schedule | null;
}

/** Creates or edits a schedule. Give it a new key each time it opens: then its form is fresh. */
export function ScheduleDialog({ open, onOpenChange, schedule }: ScheduleDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(() => toDraft(schedule));
  const [tried, setTried] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const styles = useRef<HTMLFieldSetElement>(null);
  const save = useSaveSchedule();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setTried(true);
    const faults = findFaults(draft);
    if (faults.name) name.current?.focus();
    else if (faults.styles) styles.current?.querySelector('button')?.focus();
    else {
      const sent = { id: schedule?.id ?? null, form: toScheduleForm(draft) };
      save.mutate(sent, { onSuccess: () => onOpenChange(false) });
    }
  };
  // What she typed would be lost when a save fails behind a closed dialog.
  const close = () => !save.isPending && onOpenChange(false);

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={schedule ? 'Edit Style Schedule' : 'Create Style Schedule'}
      footer={
        <>
          <Button variant="line" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending} busyText="Saving...">
            Save schedule
          </Button>
        </>
      }
    >
      <form id={form} className="sch-form" noValidate onSubmit={submit}>
        <ScheduleFields
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          faults={tried ? findFaults(draft) : null}
          name={name}
          styles={styles}
        />
      </form>
    </Dialog>
  );
}

interface ScheduleFieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  faults: ReturnType<typeof findFaults> | null;
  name: React.RefObject<HTMLInputElement>;
  styles: React.RefObject<HTMLFieldSetElement>;
}

function ScheduleFields({ draft, onChange, faults, name, styles }: ScheduleFieldsProps) {
  const active = useId();
  return (
    <>
      <TextField
        ref={name}
        label="Name"
        autoFocus
        autoComplete="off"
        maxLength={NAME_MAX}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={faults?.name}
      />
      <ChipField
        fieldset={styles}
        legend="Styles"
        options={STYLE_IDS}
        nameOf={(id) => STYLE_LABELS[id]}
        chosen={draft.styles}
        onChange={(chosen) => onChange({ styles: chosen })}
        error={faults?.styles}
      />
      <ChipField
        legend="Time of day"
        note="leave empty for any"
        options={DAYPARTS}
        nameOf={optionLabel}
        chosen={draft.timeOfDay}
        onChange={(timeOfDay) => onChange({ timeOfDay })}
      />
      <DayField chosen={draft.daysOfWeek} onChange={(daysOfWeek) => onChange({ daysOfWeek })} />
      <fieldset>
        <legend className="lbl">Context</legend>
        <RadioSegments
          label="Context"
          value={draft.context}
          onChange={(context) => onChange({ context })}
          options={OCCASIONS}
        />
      </fieldset>
      <div className="sch-last">
        <PriorityField value={draft.priority} onChange={(priority) => onChange({ priority })} />
        <div className="row between min-h-[52px]">
          <label className="small strong" htmlFor={active}>
            Active
          </label>
          <Switch
            id={active}
            label="Active"
            checked={draft.isActive}
            onChange={(isActive) => onChange({ isActive })}
          />
        </div>
      </div>
    </>
  );
}
