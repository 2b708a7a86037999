import { LifeBuoy, ShieldCheck, UserCog } from 'lucide-react';
import { LinkRow } from './profile-rows.tsx';
import type { Elements } from '../../ui/elements.ts';

const LINKS = [
  { to: '/help-support', Icon: LifeBuoy, title: 'Help & Support' },
  { to: '/privacy-terms', Icon: ShieldCheck, title: 'Privacy & Terms' },
];
const ADMIN = { to: '/admin', Icon: UserCog, title: 'Admin Panel' };

/** The ways on from the profile; the admin panel for admins only. */
export function ProfileLinks({ isAdmin, children }: { isAdmin: boolean; children: Elements }) {
  return (
    <nav className="card plist" aria-label="More">
      {(isAdmin ? [...LINKS, ADMIN] : LINKS).map(({ to, ...row }) => (
        <LinkRow key={to} to={to} {...row} />
      ))}
      {children}
    </nav>
  );
}
