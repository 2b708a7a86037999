interface Provider {
  name: string;
  /** What becomes of a picture there, where it is not "nothing is kept"; a sentence of her consent. */
  keeps?: string;
}

const ownTerms = (name: string): Provider => ({
  name,
  keeps: `${name} handles pictures under its own terms.`,
});
const throughCloudflare = (who: string, keeps?: string): Provider => ({
  name: `${who} (through Cloudflare)`,
  ...(keeps ? { keeps } : {}),
});
/** These are shown garments one by one. */
const withPieces = (name: string): Provider => ({
  name,
  keeps: `${name} also gets your own pictures of pieces, and handles pictures under its own terms.`,
});

/** As docs/providers.md has it, with the page and the day. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  gemini: ownTerms('Google Gemini'),
  openai: ownTerms('OpenAI'),
  fashn: withPieces('FASHN'),
  pruna: withPieces('Pruna'),
  fal: { name: 'fal.ai', keeps: 'fal.ai is told not to keep your photo, and keeps the video for a day.' },
  replicate: { name: 'Replicate', keeps: 'Replicate keeps pictures for an hour.' },
  runway: ownTerms('Runway'),
  'workers-ai': { name: 'Cloudflare Workers AI' },
  'workers-ai-google': throughCloudflare('Google'),
  'workers-ai-openai': throughCloudflare('OpenAI'),
  'workers-ai-bria': throughCloudflare('Bria', 'Bria keeps pictures for three days.'),
  'workers-ai-bytedance': throughCloudflare('ByteDance', 'ByteDance handles pictures under its own terms.'),
  'workers-ai-black-forest-labs': throughCloudflare(
    'Black Forest Labs',
    'Black Forest Labs handles pictures under its own terms.',
  ),
  'workers-ai-cloudflare': throughCloudflare(
    'a model that Cloudflare chooses',
    'Its maker handles pictures under its own terms.',
  ),
};

const providerOf = (id: string): Provider => PROVIDERS[id] ?? ownTerms(id);

/** 'Google Gemini and OpenAI', from the names of the settings. */
export function providerNames(ids: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(ids.map((id) => providerOf(id).name));
}

/** Whom her photo goes to, and what each of them keeps of it. */
export function whereItGoes(ids: readonly string[]): string {
  const kept = ids.flatMap((id) => providerOf(id).keeps ?? []);
  return [`your photo goes to ${providerNames(ids)}`, ...kept.map((sentence) => sentence.slice(0, -1))].join(
    '. ',
  );
}
