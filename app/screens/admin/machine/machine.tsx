import { BellRing, CheckCheck } from 'lucide-react';
import { useHealth } from '../../../client/account/health.ts';
import type { Health } from '../../../contracts/health.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LostAnswer } from '../../../ui/states.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { changeTime, type When } from '../change-words.ts';
import { Costs } from './costs.tsx';
import { Switches } from './switches.tsx';

/** Alarms, models, costs, storage, and the switches that stop things. */
export function Machine({ now, timezone }: When) {
  const query = useHealth();
  const { data, isError } = query;
  if (isError && !data) {
    return (
      <LostAnswer
        query={query}
        title="We couldn't read how the system is doing"
        message="The connection dropped."
      />
    );
  }
  if (!data) return <Skeleton className="h-28 rounded-card" />;
  return (
    <div className="machine mb-[36px] grid gap-[36px]">
      <Alarms {...{ data, now, timezone }} />
      <Switches stopped={data.stopped} />
      <Costs spend={data.spend} costs={data.costs} />
      <Models models={data.models} />
      <Storage storage={data.storage} />
    </div>
  );
}

function Alarms({ data, now, timezone }: When & { data: Health }) {
  return (
    <TitledSection title="Alarms">
      {data.alarms.length === 0 ? (
        <p className="card row gap-[12px] p-[18px]">
          <CheckCheck />
          <span>{quiet(data)}</span>
        </p>
      ) : (
        <ul className="card plist">
          {data.alarms.map(({ name, text, since }) => (
            <li key={name} className="line-row items-start justify-start">
              <BellRing />
              <span>
                <b>{name}</b> <span>{text}</span>
                <span className="small muted">{`Since ${changeTime(since, now, timezone)}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

const quiet = ({ lateP50, lateP99 }: Health): string =>
  lateP50 === null || lateP99 === null
    ? 'None. Nothing was pushed today (UTC) so far.'
    : `None. Half of today’s pushes were at most ${lateP50} s late, 99 of 100 at most ${lateP99} s.`;

const STATES: Record<Health['models'][number]['state'], string> = {
  live: 'lives',
  going: 'will be shut down',
  gone: 'is gone: choose another',
  unknown: 'could not be asked for',
  unfit: 'cannot do what it is set for: choose another',
};

function Models({ models }: { models: Health['models'] }) {
  if (models.length === 0) return null;
  return (
    <TitledSection title="Models in use">
      <ul className="card plist">
        {models.map(({ provider, id, state, shutdown }) => (
          <li key={`${provider} ${id}`} className="line-row model" data-state={state}>
            <b>{id}</b>
            <span className="small muted">{`${provider}: ${STATES[state]}${shutdown !== null ? ` (${shutdown})` : ''}`}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const GB = 1024 ** 3;
const size = (bytes: number): string =>
  bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** How full each database is: at 70 % it is time for another shard. */
function Storage({ storage }: Pick<Health, 'storage'>) {
  return (
    <TitledSection title="Storage">
      <ul className="card plist">
        {storage.map(({ database, bytes, limit }) => (
          <li key={database} className="line-row store">
            <b>{database}</b>
            <meter
              aria-label={`${database} is ${Math.round((bytes / limit) * 100)} percent full`}
              min={0}
              max={limit}
              high={limit * 0.7}
              value={bytes}
            />
            <span className="small muted num">{`${size(bytes)} of ${size(limit)}`}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
