import type { LoaderFunctionArgs, MetaFunction } from '../framework/server.ts';
import { useLoaderData } from '../framework/react.ts';
import { ForgotPasswordScreen } from '../screens/password/forgot-password-screen.tsx';

export const meta: MetaFunction = () => [
  { title: 'Forgot Password · Stylecast' },
  { name: 'robots', content: 'noindex' },
];

/** Local builds say where their mail can be read. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  mailbox: context.localAccounts ? '/dev/mail' : null,
});

export default function ForgotPassword() {
  const { mailbox } = useLoaderData<typeof loader>();
  return <ForgotPasswordScreen mailbox={mailbox} />;
}
