import { Link } from '../../framework/react.ts';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { COPYRIGHT, TAGLINE } from './copy.ts';

/** They show what they are named for: the plans, and what it does. */
const SHOWN = {
  out: [
    ['Pricing', '/help-support#subscription-plans'],
    ['Features', '/#features'],
  ],
  in: [
    ['Pricing', '/subscribe'],
    ['Features', '/help-support#ai-technology'],
  ],
} as const;
const LINKS = [
  ['Privacy Policy', '/privacy-terms'],
  ['Terms of Service', '/privacy-terms?tab=terms'],
  ['Help & Support', '/help-support'],
] as const;

/** Line drawings of our own; their targets are placeholders. */
const SOCIAL = [
  [
    'Instagram',
    'M7 2.8h10A4.2 4.2 0 0 1 21.2 7v10a4.2 4.2 0 0 1-4.2 4.2H7A4.2 4.2 0 0 1 2.8 17V7A4.2 4.2 0 0 1 7 2.8ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.4-1.6h.01',
  ],
  [
    'Pinterest',
    'M12 3a9 9 0 0 0-3.3 17.4c0-.8 0-1.7.2-2.6l1.2-5s-.3-.6-.3-1.5c0-1.4.8-2.4 1.8-2.4.9 0 1.3.6 1.3 1.4 0 .9-.5 2.1-.8 3.3-.3 1 .5 1.8 1.5 1.8 1.8 0 3-2.3 3-5 0-2.1-1.4-3.6-3.9-3.6a4.5 4.5 0 0 0-4.7 4.5',
  ],
  ['TikTok', 'M14 3v11.5a3.5 3.5 0 1 1-3.500-3.500M14 3c.3 2.6 2 4.4 4.6 4.6'],
] as const;

export function SiteFooter({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <footer className="site-foot">
      <div className="page foot-grid">
        <div>
          <Brand />
          <p className="small muted mt-1">{TAGLINE}</p>
        </div>
        <nav aria-label="Footer">
          {[...SHOWN[signedIn ? 'in' : 'out'], ...LINKS].map(([label, to]) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="row -ml-[10px] gap-[4px]">
          {SOCIAL.map(([label, path]) => (
            <a key={label} className="icon-btn" href="#" aria-label={label}>
              <svg
                className="i"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={path} />
              </svg>
            </a>
          ))}
        </div>
        <p className="xs muted copy">{COPYRIGHT}</p>
      </div>
    </footer>
  );
}
