import { Link } from '../../framework/react.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PreloadHandlers } from '../../ui/behavior/lazy-dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Elements } from '../../ui/elements.ts';

interface RowProps {
  Icon: LucideIcon;
  title: string;
  value?: string;
}

function RowText({ Icon, title, value }: RowProps) {
  return (
    <>
      <span className="sign pi size-[40px]">
        <Icon />
      </span>
      <span className="pt">
        <b className="strong">{title}</b>
        {value && <span className="small muted">{value}</span>}
      </span>
    </>
  );
}

/** A fact, with a control at its end where it has one. */
export function FactRow({ children, ...row }: RowProps & { children?: Elements }) {
  return (
    <div className="prow prow-b">
      <RowText {...row} />
      {children}
    </div>
  );
}

/** The way to another screen. */
export function LinkRow({ to, ...row }: RowProps & { to: string }) {
  return (
    <div className="prow">
      <Link className="prow-b" to={to} prefetch="intent">
        <RowText {...row} />
        <ChevronRight />
      </Link>
    </div>
  );
}

interface PressRowProps extends RowProps {
  onPress: () => void;
  busy?: boolean;
  intent?: PreloadHandlers;
}

/** A fact that is changed elsewhere: in a dialog, from a file. */
export function PressRow({ onPress, busy = false, intent, ...row }: PressRowProps) {
  return (
    <div className="prow">
      <button
        type="button"
        className="prow-b"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onPress()}
        {...intent}
      >
        <RowText {...row} />
        {busy ? <Spinner /> : <ChevronRight />}
      </button>
    </div>
  );
}

interface OpenRowProps extends RowProps {
  children: Elements;
  onOpen?: () => void;
  /** It is open when the address names it. */
  id?: string;
}

/** A fact that opens to be changed. */
export function OpenRow({ children, onOpen, id, ...row }: OpenRowProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!id || !details.current || location.hash !== `#${id}`) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'start' });
  }, [id]);
  return (
    <details
      className="prow"
      id={id}
      ref={details}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="prow-b">
        <RowText {...row} />
        <ChevronDown />
      </summary>
      <div className="pexp">{children}</div>
    </details>
  );
}
