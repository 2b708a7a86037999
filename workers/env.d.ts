// What wrangler binds (generated: worker-configuration.d.ts) and the secrets it does not know.
// This file and compose.ts alone know a secret's name.
import type { AiBinding } from './adapters/models/workers-ai.ts';

/** What the configs say as values is any text here. */
type Said =
  | 'ORIGIN'
  | 'SIGNING_SECRET'
  | 'LEAKED_PASSWORDS'
  | 'CLOUDFLARE_EMAIL'
  | 'MAIL_FROM'
  | 'MODELS'
  | 'STYLISTS'
  | 'PICTURE_MODELS'
  | 'PHOTO_CHECKS'
  | 'MODEL_CAP_CENTS';
type Bound = Omit<BoundEnv, Said | 'BACKGROUND'>;

/** PEOPLE, PEOPLE_1 … and LOOKS_0 … LOOKS_n: databases of people and of looks; bindings.ts collects them by name. */
export interface Env extends Bound {
  /** Signs upload addresses. */
  SIGNING_SECRET?: string;
  /** Public address of the site in production. */
  ORIGIN?: string;
  /** Comma-separated; a verified address in it is an admin. */
  ADMIN_EMAILS?: string;
  /** Whom the machine calls when something is wrong: a mail address, and a webhook that takes {text}. */
  ALERT_EMAIL?: string;
  ALERT_WEBHOOK?: string;
  /** Sends mail through Resend. Set it for the site and for the background Worker. */
  RESEND_KEY?: string;
  /** 'on' sends mail through the EMAIL binding of the background Worker. */
  CLOUDFLARE_EMAIL?: string;
  /** In the production environment of the background Worker only. */
  EMAIL?: SendEmail;
  /** The sender of all mails; without it none are sent. */
  MAIL_FROM?: string;
  /** Street address of who sends, in one line: the law of many countries wants it in mails that come regularly. */
  POSTAL_ADDRESS?: string;
  /** Films by a paid service instead of her own device: the key of one of these. The same for both Workers. */
  FAL_KEY?: string;
  REPLICATE_TOKEN?: string;
  REPLICATE_WEBHOOK_SECRET?: string;
  RUNWAY_KEY?: string;
  /** 'workers-ai' makes them with the AI binding (below). */
  FILM_SERVICE?: string;
  /** Another model of the service, and what ten seconds of it cost in US cents. */
  FILM_MODEL?: string;
  FILM_COST_CENTS?: string;
  /** US cents that films of a paid service may cost on a UTC day; default 2000. */
  FILM_CAP_CENTS?: string;
  /** Sign in with Google: an OAuth client of type "Web application". */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  /** Sign in with Apple: the Services ID, the team, and the key (.p8) that is made for it. */
  APPLE_CLIENT_ID?: string;
  APPLE_TEAM_ID?: string;
  APPLE_KEY_ID?: string;
  APPLE_PRIVATE_KEY?: string;
  /** Sign in with Facebook. */
  FACEBOOK_APP_ID?: string;
  FACEBOOK_APP_SECRET?: string;
  /** Web push: an uncompressed P-256 point and its scalar, base64url. Both Workers. Without them push is off. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** Whom a push service may write to; default the site's address. */
  VAPID_SUBJECT?: string;
  /** Payments through Stripe, with all five: the two keys of the account, … */
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  /** … what signs the events of the webhook at /api/webhooks/stripe, … */
  STRIPE_WEBHOOK_SECRET?: string;
  /** … and the ids of the two monthly prices ($9.99 and $29.99). */
  STRIPE_PRICE_PREMIUM?: string;
  STRIPE_PRICE_PRO?: string;
  /** 'on': Stripe Tax works out the tax inside of the prices. */
  STRIPE_TAX?: string;
  /** Cloudflare Turnstile, with both: a proof of a person for sign-up, forgotten password and waitlist. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** 'on' makes the hashes of passwords cheap, in local builds only: tests sign up hundreds of people. */
  CHEAP_PASSWORDS?: string;
  /** 'off' keeps new passwords from being looked up at Have I Been Pwned; default on, off in local builds. */
  LEAKED_PASSWORDS?: string;
  OPENWEATHER_KEY?: string;
  OPEN_METEO_KEY?: string;
  /** 'off' keeps a machine without network from asking; default on. */
  MET_NORWAY?: string;
  /** 'off' ends all models without further settings; the same as a switch: the admin panel. */
  MODELS?: string;
  /** Models that may style and draw, in order: 'workers-ai,gemini,openai' and 'workers-ai,gemini,openai,fashn'. Default none. */
  STYLISTS?: string;
  PICTURE_MODELS?: string;
  PHOTO_CHECKS?: string;
  WORKERS_AI_VISION_MODEL?: string;
  /** US dollars per question where they differ from our list: 'stylist:gemini=0.002,picture:gemini=0.067'. */
  MODEL_COSTS?: string;
  /** US cents that models may cost on a UTC day; default 2000. */
  MODEL_CAP_CENTS?: string;
  /** Workers AI: in the production environments only, a binding stops local builds that are offline. */
  AI?: AiBinding;
  /** The rate-limit binding, where the site is a Worker (scripts/deploy/workers-target.ts). */
  PUBLIC_CALLS?: RateLimit;
  WORKERS_AI_GATEWAY?: string;
  /** … or over HTTP. */
  WORKERS_AI_ACCOUNT?: string;
  WORKERS_AI_TOKEN?: string;
  WORKERS_AI_TEXT_MODEL?: string;
  WORKERS_AI_IMAGE_MODEL?: string;
  /** Hosts from which finished pictures of proxied models may be fetched, by commas. */
  WORKERS_AI_RESULT_HOSTS?: string;
  GEMINI_KEY?: string;
  GEMINI_TEXT_MODEL?: string;
  GEMINI_IMAGE_MODEL?: string;
  /** OpenAI, or whoever speaks its protocol at OPENAI_BASE_URL. */
  OPENAI_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_TEXT_MODEL?: string;
  OPENAI_IMAGE_MODEL?: string;
  FASHN_KEY?: string;
  FASHN_MODEL?: string;
  PRUNA_KEY?: string;
  PRUNA_MODEL?: string;
}

export interface SiteEnv extends Env {
  ASSETS: Fetcher;
  /** The background Worker's Operator, over RPC. */
  BACKGROUND: { tick(): Promise<void> };
}
