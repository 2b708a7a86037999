// Mistakes are found before anything is served: half a number is no cap on costs, and a secret in the place of a public
// key would reach browsers.

type Environment = Readonly<Record<string, unknown>>;

/** Whoever has one signed link can guess at the key offline (NIST SP 800-107: as long as the hash). */
export const LEAST_SECRET_BYTES = 32;
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const isBase64url = (text: string, bytes: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
const isAddress = (text: string): boolean => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(text);
const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

interface Shape {
  /** Ends the sentence '{NAME} …'. */
  words: string;
  fits(value: string): boolean;
}
const shape = (words: string, fits: Shape['fits']): Shape => ({ words, fits });
const starting = (...starts: string[]): Shape =>
  shape(`must begin with ${starts.join(' or ')}`, (value) =>
    starts.some((start) => value.startsWith(start) && value.length >= start.length + 3 && !/\s/.test(value)),
  );

const SECRET = shape(
  `must have at least ${LEAST_SECRET_BYTES} bytes: \`openssl rand -hex 32\` makes one`,
  (value) => bytesOf(value) >= LEAST_SECRET_BYTES,
);
const SWITCH = shape('must be on or off', (value) => value === 'on' || value === 'off');
const CENTS = shape('must be a whole number of US cents', (value) => /^\d{1,9}$/.test(value));
const ADDRESS = shape('must be one mail address', isAddress);
const HTTPS = shape('must be an https address', isHttps);
const ORIGIN = shape(
  'must be an https address without a path',
  (value) => isHttps(value) && new URL(value).origin === value,
);

const SHAPES: Readonly<Record<string, Shape>> = {
  SIGNING_SECRET: SECRET,
  ORIGIN,
  ADMIN_EMAILS: shape('must be mail addresses, separated by commas', (value) =>
    value.split(',').every((one) => isAddress(one.trim())),
  ),
  ALERT_EMAIL: ADDRESS,
  ALERT_WEBHOOK: HTTPS,
  MAIL_FROM: ADDRESS,
  VAPID_PUBLIC_KEY: shape('must be a P-256 point, 65 bytes in base64url', (value) => isBase64url(value, 65)),
  VAPID_PRIVATE_KEY: shape('must be a P-256 key, 32 bytes in base64url', (value) => isBase64url(value, 32)),
  VAPID_SUBJECT: shape('must be an https address, or mailto: and a mail address', (value) =>
    value.startsWith('mailto:') ? isAddress(value.slice(7)) : isHttps(value),
  ),
  STRIPE_SECRET_KEY: starting('sk_', 'rk_'),
  STRIPE_PUBLISHABLE_KEY: starting('pk_'),
  STRIPE_WEBHOOK_SECRET: starting('whsec_'),
  STRIPE_PRICE_PREMIUM: starting('price_'),
  STRIPE_PRICE_PRO: starting('price_'),
  REPLICATE_WEBHOOK_SECRET: shape('must begin with whsec_ and hold at least 16 bytes in base64', (value) =>
    /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(value),
  ),
  FILM_COST_CENTS: CENTS,
  FILM_CAP_CENTS: CENTS,
  MODEL_CAP_CENTS: CENTS,
  OPENAI_BASE_URL: HTTPS,
  ...Object.fromEntries(
    ['CLOUDFLARE_EMAIL', 'STRIPE_TAX', 'LEAKED_PASSWORDS', 'MET_NORWAY', 'MODELS'].map((name) => [
      name,
      SWITCH,
    ]),
  ),
};

/** For each setting that is set and malformed. Never with its value. */
export function faultsOfSettings(env: Environment): string[] {
  return Object.entries(SHAPES).flatMap(([name, { words, fits }]) => {
    const value = env[name];
    // What is not set is not offered (compose.ts).
    const isWrong = value !== undefined && value !== '' && (typeof value !== 'string' || !fits(value));
    return isWrong ? [`${name} ${words}.`] : [];
  });
}
