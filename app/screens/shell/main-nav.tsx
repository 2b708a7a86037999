import { Link, useLocation } from '../../framework/react.ts';
import { Clapperboard, House, Shirt, Sparkles, UserRound } from 'lucide-react';
import { BrandMark } from '../../ui/art/brand-mark.tsx';

const PLACES = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/history', label: 'History', Icon: Shirt },
  { to: '/animations', label: 'Videos', Icon: Clapperboard },
  { to: '/subscribe', label: 'Upgrade', Icon: Sparkles },
  { to: '/profile', label: 'Profile', Icon: UserRound },
];

/** Screens that belong to another entry of the navigation. */
const ROOMS: Record<string, string> = {
  '/week': '/',
  '/closet': '/',
  '/build': '/',
  '/buy': '/',
  '/admin': '/profile',
};

const isIn = (place: string, pathname: string): boolean => place === (ROOMS[pathname] ?? pathname);

/** The five places of the app. Public pages show it too, once she is signed in: it needs no query client. */
export function MainNav() {
  const { pathname } = useLocation();
  return (
    <nav className="nav" aria-label="Main">
      <Link className="brand" to="/" aria-label="Stylecast">
        <BrandMark size={36} />
      </Link>
      {PLACES.map(({ to, label, Icon }) => (
        <Link key={to} to={to} aria-current={isIn(to, pathname) ? 'page' : undefined} prefetch="intent">
          <span className="pill">
            <Icon />
          </span>
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** First in the tab order: skips the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  );
}
