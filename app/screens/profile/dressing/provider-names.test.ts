import { expect, test } from 'vitest';
import { providerNames, whereItGoes } from './provider-names.ts';

test('providers are named as people know them', () => {
  expect(providerNames(['gemini', 'workers-ai', 'openai'])).toBe(
    'Google Gemini, Cloudflare Workers AI, and OpenAI',
  );
});

test('who keeps pictures is said, with for how long where that is known', () => {
  expect(whereItGoes(['workers-ai', 'workers-ai-google'])).toBe(
    'your photo goes to Cloudflare Workers AI and Google (through Cloudflare)',
  );
  expect(whereItGoes(['workers-ai-bria', 'workers-ai-bytedance'])).toBe(
    'your photo goes to Bria (through Cloudflare) and ByteDance (through Cloudflare). Bria keeps pictures for three days. ByteDance handles pictures under its own terms',
  );
});

test('who is shown her own pieces is said; a provider that nobody has read about keeps what it likes', () => {
  expect(whereItGoes(['pruna'])).toContain('Pruna also gets your own pictures of pieces');
  expect(whereItGoes(['somebody-new'])).toContain('somebody-new handles pictures under its own terms');
});
