import { useDeleteAccount } from '../../../client/account/leave-account.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Openable } from '../../../ui/dialog.tsx';

const LOST = [
  'Your photo, and every picture made from it',
  'Outfit history',
  'Saved preferences and settings',
  'Video animations',
  'Subscription information',
];

/** Asks once, and says what goes. Once it is done it stays, busy, until the page is left. */
export function DeleteDialog({ open, onOpenChange }: Openable) {
  const { mutate, isPending, isSuccess } = useDeleteAccount();
  const busy = isPending || isSuccess;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title="Delete your account?"
      description={
        <>
          <p>You can't undo this. It erases for good:</p>
          <ul className="mt-[12px] mb-[16px] grid list-disc gap-[6px] pl-[20px]">
            {LOST.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <p>A paid subscription ends right away, and you won't be charged again.</p>
        </>
      }
      action="Delete Account"
      busyText="Deleting..."
      busy={busy}
      danger
      onConfirm={() => mutate(undefined, { onError: () => onOpenChange(false) })}
    />
  );
}
