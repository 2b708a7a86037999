import type { MetaFunction } from '../framework/server.ts';
import { VerifyEmailScreen } from '../screens/verify-email/verify-email-screen.tsx';

/** The address holds a secret: nobody is to find it. */
export const meta: MetaFunction = () => [
  { title: 'Verify Email · Stylecast' },
  { name: 'robots', content: 'noindex' },
];

export default function VerifyEmail() {
  return <VerifyEmailScreen />;
}
