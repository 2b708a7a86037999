/** Defaults of `FILM_MODEL`. Models end one day: see `npm run bench:providers` and docs/providers.md. */
export const FILM_MODELS = {
  fal: 'fal-ai/kling-video/v2.5-turbo/standard/image-to-video',
  replicate: 'kwaivgi/kling-v2.5-turbo-pro',
  runway: 'gen4_turbo',
  workersAi: 'bytedance/seedance-2.0-mini',
};
