import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { Brand } from '../../ui/brand-mark.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { AuthFirst } from '../shell/first-data.ts';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Tab = 'login' | 'signup';

/** Sign in or sign up, beside a portrait of the weather. */
export function AuthScreen({ first }: { first: AuthFirst }) {
  const [search] = useSearchParams();
  const [tab, setTab] = useState<Tab>(search.get('tab') === 'signup' ? 'signup' : 'login');
  return (
    <div className="auth" data-tab={tab}>
      <AuthPortrait />
      <main className="auth-main">
        <div className="auth-box">
          <Brand />
          <h1 className="sr-only">Sign in to Stylecast</h1>
          <p className="lead tag">Your AI-powered fashion assistant</p>
          <Tabs<Tab>
            label="Sign in or sign up"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'login', label: 'Login', content: <LoginForm localAccounts={first.localAccounts} /> },
              { value: 'signup', label: 'Sign Up', content: <SignUpForm /> },
            ]}
          />
          <noscript>
            <p className="alert mt-5">Signing in needs JavaScript. Please turn it on for this page.</p>
          </noscript>
          <p className="xs muted fine">Free forever, no credit card required. Your photo stays private.</p>
        </div>
      </main>
    </div>
  );
}

function AuthPortrait() {
  return (
    <aside className="auth-art" aria-hidden="true">
      <GalleryPhoto name="mei-check" alt="" priority sizes="(min-width: 900px) 52vw, 100vw" />
      <div className="auth-note">
        <p className="label">44°F, Drizzle</p>
        <p className="display h2">
          Checked wool, <em>cream knit</em>
          <span className="max-wide:hidden">
            ,<br />
            umbrella by the door
          </span>
          .
        </p>
      </div>
    </aside>
  );
}
