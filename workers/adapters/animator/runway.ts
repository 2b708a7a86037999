import { z } from 'zod';
import type { Animator, FilmState } from '../../ports/animator.ts';
import { FILM_MODELS } from './film-models.ts';
import {
  fetchFinishedFilm,
  readOrder,
  placeOrder,
  isRefusalText,
  type FilmService,
  type FilmOptions,
} from './film-service.ts';

const HOSTS = ['.cloudfront.net', '.runwayml.com'];
const ordered = z.object({ id: z.string().min(1) });
const task = z.object({
  status: z.enum(['PENDING', 'THROTTLED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED']),
  output: z.array(z.string()).optional(),
  failure: z.string().optional(),
  failureCode: z.string().optional(),
});

/** Tasks are polled, at most every 5 s; there are no webhooks. */
export function runwayAnimator(options: FilmOptions & { key: string }): Animator {
  const { key, model = FILM_MODELS.runway, costCents = 50, fetch: ask = fetch } = options;
  const headers = { authorization: `Bearer ${key}`, 'x-runway-version': '2024-11-06' };
  const baseUrl = options.baseUrl ?? 'https://api.dev.runwayml.com';
  const service: FilmService = { name: 'runway', baseUrl, headers, fetch: ask };
  return {
    name: 'runway',
    costCents,
    async order({ prompt, image, seconds }) {
      // Prompts have at most a thousand characters.
      const body = {
        model,
        promptImage: image,
        promptText: prompt.slice(0, 990),
        ratio: '720:1280',
        duration: seconds,
      };
      return { ref: (await placeOrder(service, '/v1/image_to_video', body, ordered)).id };
    },
    async look(ref): Promise<FilmState> {
      const { status, output, failure, failureCode } = await readOrder(
        service,
        `/v1/tasks/${encodeURIComponent(ref)}`,
        task,
      );
      if (status === 'PENDING' || status === 'THROTTLED' || status === 'RUNNING') return { state: 'working' };
      const url = output?.[0];
      if (status === 'SUCCEEDED' && url) return { state: 'done', url };
      const reason = `${failureCode ?? status} ${failure ?? ''}`.trim();
      return { state: 'failed', refused: isRefusalText(reason), reason };
    },
    fetchFilm: (url) => fetchFinishedFilm(service, HOSTS, url),
  };
}
