import { useRouteLoaderData } from '../../framework/react.ts';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MainNav, SkipLink } from '../shell/main-nav.tsx';
import type { Elements } from '../../ui/elements.ts';
import { SiteFooter } from './site-footer.tsx';

/** A public page: logo and sign-in on top, the footer below. */
export function PublicPage({ title, lead, children }: { title: string; lead: string; children: Elements }) {
  // Not useUser: these pages and the landing page do without the query client.
  const root = useRouteLoaderData('root') as { user: unknown } | undefined;
  const signedIn = Boolean(root?.user);
  return (
    <div className={classNames('public', signedIn && 'app')}>
      <SkipLink />
      <header className="page bar-top">
        <Brand />
        {!signedIn && (
          <ButtonLink to="/auth" variant="line" size="sm">
            Sign In
          </ButtonLink>
        )}
      </header>
      <main id="main" tabIndex={-1} className="page outline-none">
        <div className="public-head">
          <h1 className="display h1">{title}</h1>
          <p className="mt-[10px] lead">{lead}</p>
        </div>
        {children}
      </main>
      <SiteFooter signedIn={signedIn} />
      {signedIn && <MainNav />}
    </div>
  );
}
