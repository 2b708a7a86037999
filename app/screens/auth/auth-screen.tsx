import { useLocation } from '../../framework/react.ts';
import { ownPath } from '../../domain/text-format/link-target.ts';
import { signInFailureMessage } from '../../domain/account/sign-in-outcome.ts';
import type { AuthFirst } from '../shell/first-data.ts';
import type { Elements } from '../../ui/elements.ts';
import { SIGN_IN_PROVIDER_NAMES, type SignInProvider } from '../../domain/account/sign-in-provider.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { ProviderMark } from './provider-logos.tsx';

type Tab = 'login' | 'signup';

/** Of the page, while a tab is open (shell/door.tsx). */
const TITLES: Record<Tab, string> = { login: 'Sign In', signup: 'Sign Up' };

/** Sign in or sign up, beside a portrait of the weather. A light page: attach-auth-forms.ts listens to it in the browser. */
export function AuthScreen({ first }: { first: AuthFirst }) {
  const { pathname, search } = useLocation();
  const here = ownPath(pathname) ?? '/auth';
  const query = new URLSearchParams(search);
  const open: Tab = query.get('tab') === 'signup' ? 'signup' : 'login';
  const failure = signInFailureMessage(query);
  return (
    <AuthFrame>
      <h1 className="sr-only">{open === 'signup' ? 'Sign up for Stylecast' : 'Sign in to Stylecast'}</h1>
      <p className="lead tag">Your AI-powered fashion assistant</p>
      {failure && (
        <p className="alert mb-[18px]" role="alert">
          {failure}
        </p>
      )}
      <div className="seg" role="tablist" aria-label="Sign in or sign up">
        <FormTab tab="login" open={open} to={here}>
          Login
        </FormTab>
        <FormTab tab="signup" open={open} to={`${here}?tab=signup`}>
          Sign Up
        </FormTab>
      </div>
      <Panel tab="login" open={open}>
        <LoginForm localAccounts={first.localAccounts} />
      </Panel>
      <Panel tab="signup" open={open}>
        <SignUpForm />
      </Panel>
      <ProviderButtons providers={first.signInProviders} />
      <noscript>
        <p className="alert mt-5">Signing in needs JavaScript. Please turn it on for this page.</p>
      </noscript>
      <p className="xs muted fine">Free forever, no credit card required. Your photo stays private.</p>
    </AuthFrame>
  );
}

interface OfTab {
  tab: Tab;
  /** The one that is shown. */
  open: Tab;
}

function FormTab({ tab, open, to, children }: OfTab & { to: string; children: string }) {
  return (
    <a
      href={to}
      role="tab"
      id={`tab-${tab}`}
      aria-selected={tab === open}
      aria-controls={`form-${tab}`}
      data-title={`${TITLES[tab]} · Stylecast`}
    >
      {children}
    </a>
  );
}

/** The closed panel waits in a <template> (attach-tabs.ts): two fields of one name would confuse a password manager. */
function Panel({ tab, open, children }: OfTab & { children: Elements }) {
  const isOpen = tab === open;
  return (
    <div role="tabpanel" id={`form-${tab}`} aria-labelledby={`tab-${tab}`} tabIndex={-1} hidden={!isOpen}>
      <template>{!isOpen && children}</template>
      {isOpen && children}
    </div>
  );
}

/** One way to sign in per provider that is set up; nothing where none is. Plain links: they work without JavaScript. */
function ProviderButtons({ providers }: { providers: readonly SignInProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <section className="mt-[18px] grid gap-[10px]" aria-label="Other ways to sign in">
      <p className="xs muted or">
        <span>or</span>
      </p>
      {providers.map((provider) => (
        <a key={provider} className="btn btn-line btn-block" href={`/api/auth/${provider}`} rel="nofollow">
          <ProviderMark provider={provider} />
          <span>{`Continue with ${SIGN_IN_PROVIDER_NAMES[provider]}`}</span>
        </a>
      ))}
    </section>
  );
}
