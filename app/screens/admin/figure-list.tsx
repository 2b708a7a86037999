import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="card ruled grid facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="small muted">{label}</dt>
          <dd className="display num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
