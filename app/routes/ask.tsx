import { data, type LoaderFunctionArgs, type MetaFunction } from '../framework/server.ts';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '../framework/react.ts';
import { AskEnded, AskScreen } from '../screens/ask/ask-screen.tsx';
import { PageError } from '../screens/not-found/page-error.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const poll = await context.read.sharedPoll(params['token'] ?? '');
  if (!poll) throw new Response('Not Found', { status: 404 });
  return data(poll, { status: poll.state === 'open' ? 200 : 410 });
}

const TITLE = 'Which look?';

export const meta: MetaFunction<typeof loader> = () => [
  { title: `${TITLE} · Stylecast` },
  { name: 'description', content: 'Two looks, one vote. Pick the one that you would wear.' },
  // For those who have the link, not for search engines.
  { name: 'robots', content: 'noindex' },
  { property: 'og:title', content: TITLE },
  { property: 'og:description', content: 'Two looks, one vote. It takes a tap.' },
];

export default function Ask() {
  const poll = useLoaderData<typeof loader>();
  return poll.state === 'open' ? <AskScreen poll={poll} /> : <AskEnded why={poll.state} />;
}

/** Taken back, its day over, or the account closed: nobody can tell which. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <AskEnded why="gone" />
  ) : (
    <PageError error={error} />
  );
}
