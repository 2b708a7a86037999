import { z } from 'zod';
import { NotOrdered, type Animator } from '../../ports/animator.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { FILM_MODELS } from './film-models.ts';
import { fetchFinishedFilm, isRefusalText, type FilmService, type FilmOptions } from './film-service.ts';
import { parseShape } from '../ai-models/ask-model.ts';
import type { AiBinding } from '../ai-models/workers-ai.ts';
import { makesFilms, namedAs } from '../ai-models/workers-ai-catalog.ts';

interface WorkersAiOptions extends FilmOptions {
  /** Absent in the site: it books films, the background Worker orders them. */
  ai: AiBinding | undefined;
}

const HOSTS = ['.cloudflarestorage.com', '.r2.dev', '.cloudflare.com', '.volces.com', '.byteplus.com'];
const answer = z.object({ state: z.string(), result: z.object({ video: z.string() }) });
/** Errors that come before anything is made or charged. */
const BUSY = /\b(3036|3040|429)\b|capacity/i;

/** Null for a model whose schema we have not read: each film is paid for. */
export function workersAiAnimator({
  ai,
  model = FILM_MODELS.workersAi,
  costCents = 110,
  ...rest
}: WorkersAiOptions): Animator | null {
  if (!makesFilms(model)) return null;
  const service: FilmService = { name: 'workers-ai', baseUrl: '', headers: {}, fetch: rest.fetch ?? fetch };
  return {
    name: namedAs(model),
    costCents,
    async order({ prompt, image, seconds }) {
      const inputs = {
        prompt,
        image,
        duration: seconds,
        resolution: '720p',
        aspect_ratio: '9:16',
        fps: 24,
        camera_fixed: true,
        generate_audio: false,
        watermark: false,
      };
      if (!ai) throw new NotOrdered('workers-ai', 'has no binding here', { retryable: false });
      let said: unknown;
      try {
        // Photos stay out of the gateway's logs.
        said = await ai.run(model, inputs, { gateway: { id: 'default', collectLog: false } });
      } catch (cause) {
        const words = cause instanceof Error ? cause.message : String(cause);
        if (isRefusalText(words))
          throw new NotOrdered('workers-ai', 'refused', { retryable: false, refused: true });
        if (BUSY.test(words)) throw new NotOrdered('workers-ai', 'is busy', { retryable: true });
        throw new ProviderError('workers-ai', 'did not answer', { retryable: true, cause });
      }
      const url = parseShape('workers-ai', said, answer).result.video;
      // The address is the reference: a repeat fetches the film that is paid for.
      return { ref: url, outcome: { state: 'done', url } };
    },
    look: (ref) => Promise.resolve({ state: 'done', url: ref }),
    fetchFilm: (url) => fetchFinishedFilm(service, HOSTS, url),
  };
}
