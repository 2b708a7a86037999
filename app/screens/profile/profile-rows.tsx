import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface RowProps {
  Icon: LucideIcon;
  title: string;
  value?: string;
}

/** Icon, title and value of a row. */
export function RowText({ Icon, title, value }: RowProps) {
  return (
    <>
      <span className="pi">
        <Icon className="i" aria-hidden="true" />
      </span>
      <span className="pt">
        <b>{title}</b>
        {value && <span className="small muted">{value}</span>}
      </span>
    </>
  );
}

/** A fact, with a control at its end where it has one. */
export function FactRow({ children, ...row }: RowProps & { children?: ReactNode }) {
  return (
    <div className="prow prow-b">
      <RowText {...row} />
      {children}
    </div>
  );
}

/** A fact that opens to be changed. */
export function OpenRow({
  children,
  onOpen,
  ...row
}: RowProps & { children: ReactNode; onOpen?: () => void }) {
  return (
    <details className="prow" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className="prow-b">
        <RowText {...row} />
        <ChevronDown className="i" aria-hidden="true" />
      </summary>
      <div className="pexp">{children}</div>
    </details>
  );
}
