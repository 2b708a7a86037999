import { CheckCheck, RotateCw } from 'lucide-react';
import { useDeliveries, useRetryFailed } from '../../../client/account/operator.ts';
import type { Deliveries as Told, FailedJob } from '../../../contracts/operator.ts';
import { Button, mutationProps } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LostAnswer } from '../../../ui/states.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { changeTime, type When } from '../change-words.ts';
import { Facts } from '../figure-list.tsx';

const JOB_NAMES: Record<string, string> = {
  'deliver-outfit': 'Outfit of the day',
  'render-outfit': 'Picture',
  'send-push': 'Notification',
  'send-morning': 'Morning email',
  'erase-image': 'Erasure of a picture',
};

const seconds = (late: number | null): string => (late === null ? 'none yet' : `≤ ${late} s`);

const factsOf = (told: Told) => [
  { label: 'Pushed today (UTC)', value: String(told.sent) },
  { label: 'Late: half of them', value: seconds(told.lateP50) },
  { label: 'Late: 99 of 100', value: seconds(told.lateP99) },
  { label: 'Prepared ahead by', value: `${told.leadMinutes} min` },
  { label: 'Due in three hours', value: String(told.dueSoon) },
  { label: 'Devices gone', value: String(told.gone) },
  { label: 'Given up', value: String(told.failed) },
  { label: 'Repeated after a crash', value: String(told.repeated) },
  { label: 'Dead letters', value: String(told.deadLetters) },
];

/** The daily deliveries of today, and what was given up, each with "Retry". */
export function Deliveries({ now, timezone }: When) {
  const query = useDeliveries();
  const { data, isError } = query;
  if (isError && !data) {
    return (
      <LostAnswer query={query} title="We couldn't read the deliveries" message="The connection dropped." />
    );
  }
  if (!data) return <Skeleton className="h-28 rounded-card" />;
  return (
    <TitledSection title="Daily delivery" className="mt-[36px] grid gap-[16px]">
      <Facts facts={factsOf(data)} />
      <h3 className="mt-[16px] display h3">Given up in the last seven days</h3>
      {data.failures.length === 0 ? (
        <p className="card row gap-[12px] p-[18px]">
          <CheckCheck />
          Nothing. Every job that started has finished.
        </p>
      ) : (
        <ul className="card plist">
          {data.failures.map((job) => (
            <Failure key={job.jobId} job={job} {...{ now, timezone }} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Failure({ job, now, timezone }: When & { job: FailedJob }) {
  const retry = useRetryFailed();
  return (
    <li className="line-row">
      <span>
        <b className="strong">{`${JOB_NAMES[job.kind] ?? job.kind} for ${job.date}`}</b>
        <span className="small muted">{`${changeTime(job.at, now, timezone)}. ${job.reason}`}</span>
      </span>
      <Button variant="line" size="sm" busyText="Sending..." {...mutationProps(retry, job)}>
        <RotateCw />
        Retry
      </Button>
    </li>
  );
}
