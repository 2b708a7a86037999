import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { failureText } from '../../client/api/errors.ts';
import { useNameLook } from '../../client/named-looks/named-looks.ts';
import type { BodyOf } from '../../contracts/call.ts';
import { LONGEST_LOOK_NAME, type nameLook } from '../../contracts/own-looks/named-looks.ts';
import { useNavigate } from '../../framework/react.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';

interface NameLookDialogProps extends Openable {
  /** An outfit of hers, or pieces that she has put together. */
  from: BodyOf<typeof nameLook>['from'];
  /** What she types, where it is kept for her elsewhere. */
  kept?: [string, (name: string) => void];
}

/** Gives a look a name, so that it can be worn again, planned and packed. */
export function NameLookDialog({ from, kept, open, onOpenChange }: NameLookDialogProps) {
  const form = useId();
  const here = useState('');
  const [name, setName] = kept ?? here;
  const save = useNameLook();
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || save.isPending) return;
    save.mutate(
      { name, from },
      {
        onSuccess: (look) => {
          onOpenChange(false);
          setName('');
          showToast({
            tone: 'good',
            title: `Saved as “${look.name}”`,
            action: { label: 'Your looks', onPress: () => navigate('/history?show=looks') },
          });
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Name this look"
      description="Wear it again any day, plan it for a day this week, or pack it for a trip."
      footer={
        <Button
          type="submit"
          form={form}
          busy={save.isPending}
          busyText="Saving..."
          disabled={name.trim() === ''}
        >
          Save
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          placeholder="e.g., Interview"
          autoFocus
          autoComplete="off"
          maxLength={LONGEST_LOOK_NAME}
          value={name}
          error={save.isError ? failureText(save.error, "We couldn't save this. Please try again.") : null}
          onChange={(event) => {
            save.reset();
            setName(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
