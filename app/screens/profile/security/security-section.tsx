import { BadgeCheck } from 'lucide-react';
import { useSecurity } from '../../../client/account/security.ts';
import type { Security } from '../../../contracts/security.ts';
import type { User } from '../../../contracts/session.ts';
import { SIGN_IN_PROVIDER_NAMES } from '../../../domain/account/sign-in-provider.ts';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { FactRow } from '../profile-rows.tsx';
import { EmailRow } from './email-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import { SessionsRow } from './sessions-row.tsx';

interface SecuritySectionProps {
  user: User;
  loaded: Security;
}

/** How she signs in, and where she is signed in. */
export function SecuritySection({ user, loaded }: SecuritySectionProps) {
  const security = useSecurity(loaded);
  const { hasPassword, providers, passkeys, sessions } = security;
  const names = providers.map((provider) => SIGN_IN_PROVIDER_NAMES[provider]);
  return (
    <TitledSection title="Sign-in and security">
      <div className="card plist">
        <EmailRow user={user} hasPassword={hasPassword} />
        <PasswordRow user={user} security={security} />
        <PasskeysRow passkeys={passkeys} timezone={user.timezone} />
        {names.length > 0 && (
          <FactRow Icon={BadgeCheck} title="You also sign in with" value={names.join(', ')} />
        )}
        <SessionsRow sessions={sessions} timezone={user.timezone} />
      </div>
      <ProveDialog hasPassword={hasPassword} passkeys={passkeys} />
    </TitledSection>
  );
}
