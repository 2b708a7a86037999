import type { Health } from '../../../contracts/health.ts';
import { TitledSection } from '../../../ui/titled-section.tsx';

const GB = 1024 ** 3;
const size = (bytes: number): string =>
  bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** How full each database is: at 70 % it is time for another shard. */
export function Storage({ storage }: Pick<Health, 'storage'>) {
  return (
    <TitledSection title="Storage">
      <ul className="card plist">
        {storage.map(({ database, bytes, limit }) => (
          <li key={database} className="line-row store">
            <b>{database}</b>
            <meter
              aria-label={`${database} is full to ${Math.round((bytes / limit) * 100)} percent`}
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
