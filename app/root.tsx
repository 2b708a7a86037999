import { useContext, useEffect } from 'react';
import type { LinksFunction, LoaderFunctionArgs } from './framework/server.ts';
import {
  Outlet,
  useLoaderData,
  useRouteLoaderData,
  useNavigation,
  useRouteError,
} from './framework/react.ts';
import { replayEarlyPress } from './client/browser/early-press.ts';
import { clearOffline } from './client/browser/offline.ts';
import figtree from './fonts/figtree-text.woff2?url';
import fraunces from './fonts/fraunces-roman.woff2?url';
import type { User } from './contracts/session.ts';
import { Document } from './screens/shell/document.tsx';
import { LightPage } from './screens/shell/light-page.ts';
import { PageError, pageErrorMeta } from './screens/not-found/page-error.tsx';
import { reloadWhenStale } from './screens/shell/stale-page.ts';
import { styleSheet } from './style-sheet.ts';
import { Toaster } from './ui/toast/toaster.tsx';
import { attachTips } from './ui/tooltips/attach-tips.ts';
import type { Elements } from './ui/elements.ts';
import { READ_ONLY } from './domain/operations/read-only-sentences.ts';

const font = (href: string) => ({
  rel: 'preload',
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

export const links: LinksFunction = () => [
  font(figtree),
  font(fraunces),
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icons/icon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

/** Shown when no page below has a title of its own: on errors. */
export const meta = pageErrorMeta;

interface RootData {
  user: User | null;
  /** Where the site is, for addresses that must be said in full. */
  origin: string;
  /** Nothing can be changed now. */
  isReadOnly: boolean;
  personCheckKey: string | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  return {
    user: await context.read.user(),
    origin: context.origin,
    isReadOnly: context.isReadOnly,
    personCheckKey: context.personCheckKey,
  };
}

export function Layout({ children }: { children: Elements }) {
  // Absent where the root itself failed.
  const data = useRouteLoaderData<typeof loader>('root');
  const isLight = useContext(LightPage);
  return (
    <Document
      personCheckKey={data?.personCheckKey ?? null}
      styleSheet={styleSheet(isLight)}
      who={data?.user === null ? 'nobody' : undefined}
    >
      {children}
    </Document>
  );
}

export default function Root() {
  const { user, isReadOnly } = useLoaderData<typeof loader>();
  useEffect(replayEarlyPress, []);
  const userId = user?.id ?? null;
  useEffect(() => reloadWhenStale(userId), [userId]);
  useEffect(() => attachTips(document), []);
  // Signed out in another tab, or the session is over: what was kept of her goes here too.
  useEffect(() => {
    if (!user) clearOffline();
  }, [user]);
  return (
    <>
      {isReadOnly && <ReadOnlyNote />}
      <PageWait />
      <Outlet />
      <Toaster />
    </>
  );
}

/** A thin line on top while another page is loading. */
function PageWait() {
  return useNavigation().state === 'loading' ? <div className="page-wait" aria-hidden="true" /> : null;
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />;
}

/** On top of every page while an admin has stopped all changes. */
function ReadOnlyNote() {
  return (
    <p className="read-only-note" role="status">
      {READ_ONLY}
    </p>
  );
}
