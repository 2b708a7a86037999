import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useUser } from '../../client/account/session.ts';
import type { User } from '../../contracts/session.ts';
import { isPaid } from '../../domain/billing/plan.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import type { FilmMaker } from './film-maker.tsx';
import { MainNav, SkipLink } from './main-nav.tsx';

/** The frame of the app screens: the page, and the navigation below it (phone) or beside it (wide screens). */
export function AppShell({ children, className }: { children: Elements; className?: string }) {
  const { user } = useUser();
  return (
    <div className={classNames('app', className)}>
      <SkipLink />
      {user && isPaid(user.subscriptionTier) && <SettledFilmMaker user={user} />}
      <main id="main" tabIndex={-1} className="outline-none">
        <CardBoundary>{children}</CardBoundary>
      </main>
      <MainNav />
    </div>
  );
}

/** Until the page has settled. */
const AFTER_MS = 3_500;

/** The maker of films, whose code comes when the page has settled. */
function SettledFilmMaker({ user }: { user: User }) {
  const [Maker, setMaker] = useState<ComponentType<Parameters<typeof FilmMaker>[0]>>();
  useEffect(() => {
    const fetch = () =>
      import('./film-maker.tsx').then(
        (module) => setMaker(() => module.FilmMaker),
        // Offline: another page, or the next visit, makes them.
        () => undefined,
      );
    const timer = setTimeout(() => void fetch(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Maker ? <Maker user={user} /> : null;
}
