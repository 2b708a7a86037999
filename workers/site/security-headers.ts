// What the browser is told to refuse, on every answer: pages, API, objects, 404 and errors (OWASP ASVS 5.0, 3.4).

export interface SecurityContext {
  /** Of this answer's scripts and styles. Without one the answer is no page: it may load nothing at all. */
  nonce?: string;
  /** False on http://localhost only: no HSTS there. */
  https: boolean;
  /** The address holds a secret (verify email, reset password, shared look): no path in the referrer. */
  secretInUrl?: boolean;
  /** Here a card is typed into Stripe's frame. */
  stripe?: boolean;
  /** Turnstile is set up: its script and frame may be loaded. */
  personCheck?: boolean;
}

/** Stripe's own script, frames (card, bank) and pictures: the payment page alone may load them. */
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_FRAMES = [...STRIPE_JS, 'https://hooks.stripe.com'];
const STRIPE: Record<string, string[]> = {
  'script-src': STRIPE_JS,
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** Cloudflare Turnstile (developers.cloudflare.com/turnstile/reference/content-security-policy). */
const TURNSTILE = 'https://challenges.cloudflare.com';

const PAGE = (nonce: string): string[] => [
  `default-src 'self'`,
  `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
  `style-src 'self' 'nonce-${nonce}'`,
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' blob: data:`,
  `font-src 'self'`,
  `media-src 'self' blob:`,
  `connect-src 'self' blob:`,
  `worker-src 'self' blob:`,
  `manifest-src 'self'`,
  `form-action 'self'`,
];
/** JSON, photos and films, also when one is opened in a tab of its own. No `sandbox`: with COOP browsers refuse that. */
const NO_PAGE = [`default-src 'none'`, `img-src 'self'`, `media-src 'self'`, `style-src 'unsafe-inline'`];
/** Where browsers tell us what the policy has stopped (workers/site/api/policy-reports.ts). */
const REPORTS = '/api/reports';
const ALWAYS = [`object-src 'none'`, `base-uri 'none'`, `frame-ancestors 'none'`];

/** The page's policy with the hosts in it that this page needs. */
function withOthers(policy: string[], stripe: boolean, personCheck: boolean): string[] {
  const frames = [...(stripe ? STRIPE_FRAMES : []), ...(personCheck ? [TURNSTILE] : [])];
  const added = policy.map((line) => {
    const name = line.split(' ')[0] ?? '';
    const check = personCheck && name === 'script-src' ? [TURNSTILE] : [];
    return [line, ...(stripe ? (STRIPE[name] ?? []) : []), ...check].join(' ');
  });
  return frames.length === 0 ? added : [...added, `frame-src ${frames.join(' ')}`];
}

/**
 * Trusted Types: a string that would become a script or markup throws, but for what the page's own policy lets pass
 * (app/client/browser/trusted-types.ts) the one text that starts the page (after-paint.ts), and icons (app/ui/art/flat-icon.tsx). Where the scripts of others run, which write markup in their own way, it is told to us only.
 */
const TRUSTED_TYPES = [`require-trusted-types-for 'script'`, `trusted-types default later icons`];

export function securityHeaders({
  nonce,
  https,
  secretInUrl,
  stripe = false,
  personCheck = false,
}: SecurityContext): Record<string, string> {
  const page = nonce === undefined ? NO_PAGE : withOthers(PAGE(nonce), stripe, personCheck);
  const payment = stripe ? '(self "https://js.stripe.com")' : '(self)';
  const report = nonce === undefined ? [] : [`report-uri ${REPORTS}`, 'report-to csp'];
  const isOursAlone = nonce !== undefined && !stripe && !personCheck;
  const watched = nonce === undefined || isOursAlone ? [] : [...TRUSTED_TYPES.slice(0, 1), ...report];
  return {
    'Content-Security-Policy': [...page, ...ALWAYS, ...(isOursAlone ? TRUSTED_TYPES : []), ...report].join(
      '; ',
    ),
    ...(watched.length === 0 ? {} : { 'Content-Security-Policy-Report-Only': watched.join('; ') }),
    ...(nonce === undefined ? {} : { 'Reporting-Endpoints': `csp="${REPORTS}"` }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': secretInUrl ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': `geolocation=(self), camera=(self), microphone=(), payment=${payment}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * Gives the answer these headers; one that it carries already is left as it is. Every answer here is the site's own: the
 * headers of a fetched one could not be changed.
 */
export function withSecurityHeaders(
  response: Response,
  context: SecurityContext,
  more: Record<string, string> = {},
): Response {
  const { headers } = response;
  for (const lines of [
    context.nonce === undefined ? headersOfNoPage(context) : entriesOf(context),
    Object.entries(more),
  ]) {
    for (const [name, value] of lines) if (!headers.has(name)) headers.set(name, value);
  }
  return response;
}

type Lines = [name: string, value: string][];
const entriesOf = (context: SecurityContext): Lines => Object.entries(securityHeaders(context));
const ofNoPage = new Map<string, Lines>();

/** The calls' are always the same few, and are written once. */
function headersOfNoPage(context: SecurityContext): Lines {
  const key = JSON.stringify(context);
  const known = ofNoPage.get(key) ?? entriesOf(context);
  ofNoPage.set(key, known);
  return known;
}

/**
 * Cache-Control of a page. What shows a person or holds a secret is never kept, or Back after signing out would show it
 * (ASVS 14.3.2); the rest may come back at once but is asked for anew: one address shows different people different screens.
 */
export const pageCaching = ({ signedIn, secretInUrl }: { signedIn: boolean; secretInUrl: boolean }): string =>
  signedIn || secretInUrl ? 'private, no-store' : 'private, no-cache';

/** 128 random bits for one page. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
