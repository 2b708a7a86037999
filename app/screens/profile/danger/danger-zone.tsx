import { Download } from 'lucide-react';
import { useState } from 'react';
import { useExport } from '../../../client/account/leave-account.ts';
import { Button, mutationProps } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/behavior/lazy-dialog.tsx';
import { FactRow } from '../profile-rows.tsx';

const deleteDialog = lazyDialog(() => import('./delete-dialog.tsx').then((m) => m.DeleteDialog));

/** Exporting her data, and deleting the account. */
export function DangerZone() {
  const [isAsking, setAsking] = useState(false);
  const download = useExport();
  return (
    <>
      <section className="card plist" aria-label="Your data">
        <FactRow Icon={Download} title="Your data" value="Everything we hold about you, in one file">
          <Button variant="line" size="sm" busyText="Gathering..." {...mutationProps(download)}>
            Download
          </Button>
        </FactRow>
      </section>
      <section className="danger-zone" aria-labelledby="danger-title" tabIndex={-1}>
        <div>
          <h2 id="danger-title" className="display h3">
            Danger Zone
          </h2>
          <p className="mt-[4px] max-w-[30rem] text-balance small">
            Erases your outfits, settings, videos and photo for good.
          </p>
        </div>
        <Button
          variant="danger"
          size="sm"
          className="text-inherit"
          {...deleteDialog.intent}
          onClick={() => setAsking(true)}
        >
          Delete Account
        </Button>
      </section>
      <deleteDialog.Dialog open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
