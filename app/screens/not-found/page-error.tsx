import type { MetaFunction } from '../../framework/server.ts';
import { isRouteErrorResponse, Link } from '../../framework/react.ts';
import { RefreshCw } from 'lucide-react';
import { BrandMark } from '../../ui/art/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { LostDrawing, SunriseDrawing } from '../../ui/art/drawings.tsx';
import type { Elements } from '../../ui/elements.ts';

const NOT_FOUND = 'Page Not Found';
const BROKEN = 'A thread came loose';

const OFFLINE = 'The sky is out of reach';

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The browser's words for a request without an answer: the next page was asked for without a connection. */
const isOffline = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** Title of the pages below; search engines keep none of them. */
export const pageErrorMeta: MetaFunction = ({ error }) =>
  error
    ? [
        { title: `${isNotFound(error) ? NOT_FOUND : BROKEN} · Stylecast` },
        { name: 'robots', content: 'noindex' },
      ]
    : [{ title: 'Stylecast' }];

/** The page for what went wrong: 404 'Page Not Found', or a kind sentence and another try. */
export function PageError({ error }: { error: unknown }) {
  if (isNotFound(error)) {
    return (
      <ErrorFrame title={NOT_FOUND} drawing={<LostDrawing />}>
        <p className="lead">There's nothing on this hanger. The address may be old, or missing a letter.</p>
        <Link to="/" className="btn btn-primary">
          Back to Home
        </Link>
      </ErrorFrame>
    );
  }
  if (isOffline(error)) {
    return (
      <ErrorFrame title={OFFLINE} drawing={<SunriseDrawing />}>
        <p className="lead">
          You're offline. This page loads once you're back online. Nothing of yours is lost.
        </p>
        <TryAgain />
      </ErrorFrame>
    );
  }
  return (
    <ErrorFrame title={BROKEN} drawing={<SunriseDrawing />}>
      <p className="lead">Something went wrong on our side. Nothing of yours is lost.</p>
      <TryAgain />
    </ErrorFrame>
  );
}

function TryAgain() {
  return (
    <Button onClick={() => location.reload()}>
      <RefreshCw />
      Try again
    </Button>
  );
}

function ErrorFrame({ title, drawing, children }: { title: string; drawing: Elements; children: Elements }) {
  return (
    <div className="page flex min-h-dvh flex-col py-4">
      <header>
        <Link to="/" className="brand">
          <BrandMark />
          <span>Stylecast</span>
        </Link>
      </header>
      <main className="empty m-auto max-w-md gap-4 [&_svg.draw]:h-40 [&_svg.draw]:w-56">
        {drawing}
        <h1 className="display h1">{title}</h1>
        {children}
      </main>
    </div>
  );
}
