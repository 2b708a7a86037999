import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';

interface EmptyStateProps {
  drawing: Elements;
  title: string;
  children: ReactNode;
  /** The one thing to do next. */
  action?: Elements;
}

/** Nothing here yet: a drawing, a sentence, one action. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="card empty">
      {drawing}
      <h2 className="display h3">{title}</h2>
      <p className="small muted">{children}</p>
      {action}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  message: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Something could not be loaded, with "Try again". */
export function ErrorState({ title, message, onRetry, busy }: ErrorStateProps) {
  return (
    <div className="card empty" role="alert">
      <span className="text-danger">
        <CloudOff />
      </span>
      <h2 className="display h3">{title}</h2>
      <p className="small muted">{message}</p>
      <Button variant="line" busy={busy} busyText="Trying again..." onClick={onRetry}>
        <RefreshCw />
        Try again
      </Button>
    </div>
  );
}

interface LostAnswerProps {
  query: { isFetching: boolean; refetch: () => unknown };
  title: string;
  message?: string;
}

/** The error state of a query, which "Try again" refetches. */
export function LostAnswer({ query, title, message = NOTHING_LOST }: LostAnswerProps) {
  return (
    <ErrorState
      title={title}
      message={message}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

const NOTHING_LOST = 'The connection dropped. Nothing is lost.';
