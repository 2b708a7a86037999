// Bindings (generated: worker-configuration.d.ts) and the secrets that wrangler does not know. Only this file and
// compose.ts know a secret's name.
import type { LinkPreviews } from './ports/link-previews.ts';
import type { AiBinding } from './adapters/ai-models/workers-ai.ts';

/** Values of the configs may be any text. */
type Said =
  | 'ORIGIN'
  | 'SIGNING_SECRET'
  | 'LEAKED_PASSWORDS'
  | 'CLOUDFLARE_EMAIL'
  | 'MAIL_FROM'
  | 'MODELS'
  | 'STYLISTS'
  | 'DAY_READERS'
  | 'PICTURE_MODELS'
  | 'PHOTO_CHECKS'
  | 'MODEL_CAP_CENTS';
type Bound = Omit<BoundEnv, Said | 'BACKGROUND' | 'LINK_PREVIEWS'>;

/** PEOPLE, PEOPLE_1 … and LOOKS_0 … LOOKS_n, collected by compose.ts. */
export interface Env extends Bound {
  SIGNING_SECRET?: string;
  ORIGIN?: string;
  /** Of the site alone: the renders Worker draws what messengers show of a link. */
  LINK_PREVIEWS?: LinkPreviews;
  /** Comma-separated; a verified address in it is an admin. */
  ADMIN_EMAILS?: string;
  /** For alarms: a mail address, and a webhook that takes {text}. */
  ALERT_EMAIL?: string;
  ALERT_WEBHOOK?: string;
  /** Mail through Resend, for the site and the background Worker. */
  RESEND_KEY?: string;
  /** 'on': mail through the EMAIL binding of the background Worker. */
  CLOUDFLARE_EMAIL?: string;
  /** Production environment of the background Worker only. */
  EMAIL?: SendEmail;
  /** Sender of all mails; without it none are sent. */
  MAIL_FROM?: string;
  /** Street address in one line: many countries require it in regular mails. */
  POSTAL_ADDRESS?: string;
  /** The key of one paid film service, the same for both Workers. */
  FAL_KEY?: string;
  REPLICATE_TOKEN?: string;
  REPLICATE_WEBHOOK_SECRET?: string;
  RUNWAY_KEY?: string;
  /** 'workers-ai' makes films with the AI binding (below). */
  FILM_SERVICE?: string;
  /** Another model of the service, and its US cents for ten seconds. */
  FILM_MODEL?: string;
  FILM_COST_CENTS?: string;
  /** US cents that films of a paid service may cost on a UTC day; default 2000. */
  FILM_CAP_CENTS?: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  /** The Services ID, the team, and its key (.p8). */
  APPLE_CLIENT_ID?: string;
  APPLE_TEAM_ID?: string;
  APPLE_KEY_ID?: string;
  APPLE_PRIVATE_KEY?: string;
  FACEBOOK_APP_ID?: string;
  FACEBOOK_APP_SECRET?: string;
  /** Uncompressed P-256 point and its scalar, base64url, for both Workers. Without them push is off. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** Contact for push services; default the site's address. */
  VAPID_SUBJECT?: string;
  /** Stripe needs all five: the account's two keys, … */
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  /** … the signing secret of the webhook at /api/webhooks/stripe, … */
  STRIPE_WEBHOOK_SECRET?: string;
  /** … and the ids of the two monthly prices ($9.99 and $29.99). */
  STRIPE_PRICE_PREMIUM?: string;
  STRIPE_PRICE_PRO?: string;
  /** 'on': Stripe Tax works out the tax inside of the prices. */
  STRIPE_TAX?: string;
  /** Cloudflare Turnstile, with both: a proof of a person for sign-up, forgotten password and waitlist. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** 'on' in local builds only: tests sign up hundreds of people. */
  CHEAP_PASSWORDS?: string;
  /** 'off' skips Have I Been Pwned; default on, off in local builds. */
  LEAKED_PASSWORDS?: string;
  OPENWEATHER_KEY?: string;
  OPEN_METEO_KEY?: string;
  /** 'off' for machines without network; default on. */
  MET_NORWAY?: string;
  /** 'off' ends all models; so does a switch in the admin panel. */
  MODELS?: string;
  /** Models that may style and draw, in order: 'workers-ai,gemini,openai' and 'workers-ai,gemini,openai,fashn'. Default none. */
  STYLISTS?: string;
  /** Models that may read what she typed of her day: 'workers-ai'. */
  DAY_READERS?: string;
  PICTURE_MODELS?: string;
  PHOTO_CHECKS?: string;
  WORKERS_AI_VISION_MODEL?: string;
  /** US dollars per question where they differ from our list: 'stylist:gemini=0.002,picture:gemini=0.067'. */
  MODEL_COSTS?: string;
  /** A UTC day; default 2000. */
  MODEL_CAP_CENTS?: string;
  /** Production environments only: a binding stops offline local builds. */
  AI?: AiBinding;
  /** The rate-limit binding, where the site is a Worker (scripts/deploy/workers-target.ts). */
  PUBLIC_CALLS?: RateLimit;
  WORKERS_AI_GATEWAY?: string;
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
  BACKGROUND: { tick(): Promise<void> };
}
