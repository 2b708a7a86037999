import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface ResetButtonProps {
  /** 'Reset comfort' */
  label: string;
  /** What is forgotten, in the dialog. */
  what: string;
  busy: boolean;
  /** Calls `done` when it is over. */
  onReset: (done: () => void) => void;
}

/** Forgets what was learned, after asking. */
export function ResetButton({ label, what, busy, onReset }: ResetButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        <RotateCcw />
        <span>{label}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`${label}?`}
        description={what}
        action="Reset"
        busyText="Resetting..."
        busy={busy}
        onConfirm={() => onReset(() => setOpen(false))}
      />
    </>
  );
}
