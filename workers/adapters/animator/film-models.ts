/**
 * What films are made with where `FILM_MODEL` is not set. Like the defaults of `chosen-models.ts` they end one day: `npm run
 * bench:providers` looks at them all, and docs/providers.md says of each what is known.
 */
export const FILM_MODELS = {
  fal: 'fal-ai/kling-video/v2.5-turbo/standard/image-to-video',
  replicate: 'kwaivgi/kling-v2.5-turbo-pro',
  runway: 'gen4_turbo',
  workersAi: 'bytedance/seedance-2.0-mini',
};
