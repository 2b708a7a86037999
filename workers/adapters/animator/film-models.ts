/**
 * Used where `FILM_MODEL` is not set. Models end one day: `npm run bench:providers` checks them, docs/providers.md
 * describes them.
 */
export const FILM_MODELS = {
  fal: 'fal-ai/kling-video/v2.5-turbo/standard/image-to-video',
  replicate: 'kwaivgi/kling-v2.5-turbo-pro',
  runway: 'gen4_turbo',
  workersAi: 'bytedance/seedance-2.0-mini',
};
