import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../client/api/call-api.ts';
import { getStatus, type Status } from '../../contracts/operator.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { changeTime, type When } from './change-words.ts';
import { Facts } from './figure-list.tsx';

const agesOf = (jobs: Status['oldestJobs']): string =>
  jobs.length === 0 ? 'Nothing waits' : jobs.map(({ kind, minutes }) => `${kind} ${minutes} min`).join(', ');

export function Operations({ now, timezone }: When) {
  const query = useQuery({
    queryKey: [getStatus.path],
    queryFn: ({ signal }) => callApi(getStatus, { signal }),
    staleTime: 0,
  });
  const { data, isError } = query;
  if (isError && !data) {
    return <LostAnswer query={query} title="We couldn't read the status" message="The connection dropped." />;
  }
  if (!data) return <Skeleton className="h-28 rounded-card" />;
  const lastRun = data.lastCronRun === null ? 'Never' : changeTime(data.lastCronRun, now, timezone);
  const facts = [
    { label: 'Waiting or running', value: String(data.queueBacklog) },
    { label: 'Oldest of each kind', value: agesOf(data.oldestJobs) },
    { label: 'Last cron run', value: lastRun },
    { label: 'Version', value: data.version },
  ];
  return <Facts facts={facts} />;
}
