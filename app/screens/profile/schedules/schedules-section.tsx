import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDeleteSchedule, useSchedules } from '../../../client/looks/schedules.ts';
import type { Schedule } from '../../../contracts/schedules.ts';
import { canUseSchedules, type Tier } from '../../../domain/billing/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RailDrawing } from '../../../ui/art/drawings.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScheduleRow } from './schedule-row.tsx';
import { SchedulesLocked } from './schedules-locked.tsx';

/** The dialog as it was opened last; `serial` makes each opening a fresh one. */
interface Editing {
  serial: number;
  open: boolean;
  schedule: Schedule | null;
}

interface SchedulesSectionProps {
  tier: Tier;
  /** From the server, newest first. */
  loaded: Schedule[];
}

/** 'Style Schedules' of the profile. */
export function SchedulesSection({ tier, loaded }: SchedulesSectionProps) {
  const schedules = useSchedules(loaded);
  const [editing, setEditing] = useState<Editing>({ serial: 0, open: false, schedule: null });
  const [deleting, setDeleting] = useState<Schedule | null>(null);
  const edit = (schedule: Schedule | null) =>
    setEditing(({ serial }) => ({ serial: serial + 1, open: true, schedule }));
  const mayUse = canUseSchedules(tier);

  return (
    <TitledSection
      title="Style Schedules"
      beside={
        mayUse &&
        schedules.length > 0 && (
          <Button variant="line" size="sm" onClick={() => edit(null)}>
            <Plus />
            Add
          </Button>
        )
      }
      tabIndex={-1}
      className="outline-none"
    >
      {!mayUse ? (
        <SchedulesLocked resting={schedules} onDelete={setDeleting} />
      ) : schedules.length === 0 ? (
        <NoSchedules onAdd={() => edit(null)} />
      ) : (
        <ul className="grid gap-[12px]">
          {schedules.map((schedule) => (
            <ScheduleRow
              key={schedule.id}
              schedule={schedule}
              onEdit={() => edit(schedule)}
              onDelete={() => setDeleting(schedule)}
            />
          ))}
        </ul>
      )}
      {mayUse && (
        <ScheduleDialog
          key={editing.serial}
          open={editing.open}
          onOpenChange={(open) => setEditing((before) => ({ ...before, open }))}
          schedule={editing.schedule}
        />
      )}
      <DeleteSchedule schedule={deleting} onClose={() => setDeleting(null)} />
    </TitledSection>
  );
}

function NoSchedules({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      drawing={<RailDrawing />}
      title="No style schedules yet"
      action={<Button onClick={onAdd}>Add a schedule</Button>}
    >
      Say which styles you wear when. Until then your outfits follow your style preferences.
    </EmptyState>
  );
}

function DeleteSchedule({ schedule, onClose }: { schedule: Schedule | null; onClose: () => void }) {
  const remove = useDeleteSchedule();
  const confirm = () => {
    if (schedule && !remove.isPending) remove.mutate(schedule.id, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open={schedule !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this schedule?"
      description={
        <>
          <b className="strong">{schedule?.name}</b>{' '}
          <span>will be gone for good. Your next outfits will follow the schedules you keep.</span>
        </>
      }
      action="Delete"
      busyText="Deleting..."
      busy={remove.isPending}
      danger
      onConfirm={confirm}
    />
  );
}
