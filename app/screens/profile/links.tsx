import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ChevronRight, DoorClosed, LifeBuoy, ShieldCheck, UserCog } from 'lucide-react';
import { RowText } from './profile-rows.tsx';

const LINKS = [
  { to: '/closet', Icon: DoorClosed, title: 'Your Closet' },
  { to: '/help-support', Icon: LifeBuoy, title: 'Help & Support' },
  { to: '/privacy-terms', Icon: ShieldCheck, title: 'Privacy & Terms' },
];
const ADMIN = { to: '/admin', Icon: UserCog, title: 'Admin Panel' };

/** The ways on from the profile; the admin panel for admins only. */
export function ProfileLinks({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  return (
    <nav className="card plist profile-links" aria-label="More">
      {(isAdmin ? [...LINKS, ADMIN] : LINKS).map(({ to, ...row }) => (
        <div key={to} className="prow">
          <Link className="prow-b" to={to} prefetch="intent">
            <RowText {...row} />
            <ChevronRight className="i" aria-hidden="true" />
          </Link>
        </div>
      ))}
      {children}
    </nav>
  );
}
