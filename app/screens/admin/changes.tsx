import { ArrowRight } from 'lucide-react';
import { useAdminChanges } from '../../client/admin.ts';
import type { AdminChange } from '../../contracts/admin.ts';
import { RailDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { changeTime, changeWords } from './change-words.ts';

interface ChangesProps {
  loaded: AdminChange[];
  /** Epoch ms. */
  now: number;
  timezone: string;
}

/** Who changed what somebody may do, the newest first. */
export function Changes({ loaded, now, timezone }: ChangesProps) {
  const changes = useAdminChanges(loaded);
  if (changes.length === 0) {
    return (
      <EmptyState drawing={<RailDrawing />} title="No changes yet">
        When an admin gives somebody a plan, it is written down here.
      </EmptyState>
    );
  }
  return (
    <ol className="card plist changes">
      {changes.map((change) => {
        const { who, whom, from, to } = changeWords(change);
        return (
          <li key={change.id} className="change">
            <p>
              <b>{who}</b> changed <b>{whom}</b>
            </p>
            <p className="row wrap gap-2 small">
              {from}
              <ArrowRight className="i" role="img" aria-label="to" />
              <b>{to}</b>
            </p>
            <time className="small muted num" dateTime={change.at}>
              {changeTime(change.at, now, timezone)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
