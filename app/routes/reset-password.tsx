import type { MetaFunction } from '../framework/server.ts';
import { ResetPasswordScreen } from '../screens/password/reset-password-screen.tsx';

/** The address holds a secret: nobody is to find it. */
export const meta: MetaFunction = () => [
  { title: 'Reset Password · Stylecast' },
  { name: 'robots', content: 'noindex' },
];

export default function ResetPassword() {
  return <ResetPasswordScreen />;
}
