import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { failureSentence } from '../../domain/sign-in-outcome.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { AuthFirst } from '../shell/first-data.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Tab = 'login' | 'signup';

/** Sign in or sign up, beside a portrait of the weather. */
export function AuthScreen({ first }: { first: AuthFirst }) {
  const [search] = useSearchParams();
  const [tab, setTab] = useState<Tab>(search.get('tab') === 'signup' ? 'signup' : 'login');
  const failure = failureSentence(search);
  return (
    <AuthFrame tab={tab}>
      <h1 className="sr-only">Sign in to Stylecast</h1>
      <p className="lead tag">Your AI-powered fashion assistant</p>
      {failure && (
        <p className="alert auth-failure" role="alert">
          {failure}
        </p>
      )}
      <Tabs<Tab>
        label="Sign in or sign up"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'login', label: 'Login', content: <LoginForm localAccounts={first.localAccounts} /> },
          { value: 'signup', label: 'Sign Up', content: <SignUpForm /> },
        ]}
      />
      <ProviderButtons providers={first.signInProviders} />
      <noscript>
        <p className="alert mt-5">Signing in needs JavaScript. Please turn it on for this page.</p>
      </noscript>
      <p className="xs muted fine">Free forever, no credit card required. Your photo stays private.</p>
    </AuthFrame>
  );
}
