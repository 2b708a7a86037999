const NAMES: Readonly<Record<string, string>> = {
  gemini: 'Google Gemini',
  openai: 'OpenAI',
  'workers-ai': 'Cloudflare Workers AI',
  fashn: 'FASHN',
  fal: 'fal.ai',
  replicate: 'Replicate',
  runway: 'Runway',
};

/** 'Google Gemini and OpenAI', from the names of the settings. */
export function providerNames(ids: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(ids.map((id) => NAMES[id] ?? id));
}
