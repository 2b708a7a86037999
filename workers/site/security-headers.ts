// On every answer: pages, API, objects, 404 and errors (OWASP ASVS 5.0, 3.4).

interface SecurityContext {
  /** For scripts and styles. Without one the answer is no page, and may load nothing. */
  nonce?: string;
  /** False on http://localhost only: no HSTS there. */
  https: boolean;
  /** A secret in the address (verify email, reset password, shared look): no path in the referrer. */
  secretInUrl?: boolean;
  stripe?: boolean;
  personCheck?: boolean;
}

/** Scripts, frames (card, bank) and pictures, for the payment page only. */
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
/** JSON, photos and films, also in a tab of their own. No `sandbox`: browsers refuse it with COOP. */
const NO_PAGE = [`default-src 'none'`, `img-src 'self'`, `media-src 'self'`, `style-src 'unsafe-inline'`];
const REPORTS = '/api/reports';
const ALWAYS = [`object-src 'none'`, `base-uri 'none'`, `frame-ancestors 'none'`];

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
 * Trusted Types: a string that would become script or markup throws, but for what app/client/browser/trusted-types.ts
 * lets pass (after-paint.ts) and icons (app/ui/art/flat-icon.tsx). With scripts of others, which write markup, it is
 * only reported.
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

/** Headers that are there stay. Only for our own answers: a fetched one's headers cannot be changed. */
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

function headersOfNoPage(context: SecurityContext): Lines {
  const key = JSON.stringify(context);
  const known = ofNoPage.get(key) ?? entriesOf(context);
  ofNoPage.set(key, known);
  return known;
}

/** Pages whose address is a permission. */
const SECRET_PATH = /^\/(verify-email|reset-password|look|ask|unsubscribe)(\/.*)?$/;

export const hasSecret = (pathname: string): boolean => SECRET_PATH.test(pathname);
/** For logs: '/ask' of '/ask/0-5ecret'. */
export const withoutSecret = (pathname: string): string => pathname.replace(SECRET_PATH, '/$1');

/** With a person or a secret nothing is kept (ASVS 14.3.2); others are revalidated: one address has several screens. */
export const pageCaching = ({ signedIn, secretInUrl }: { signedIn: boolean; secretInUrl: boolean }): string =>
  signedIn || secretInUrl ? 'private, no-store' : 'private, no-cache';

export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
