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
import { fromBase64, isFresh, orderIn } from './webhook-signatures.ts';

interface ReplicateOptions extends FilmOptions {
  token: string;
  /** 'whsec_…', from the account's webhook settings; without it no webhook is believed. */
  webhookSecret?: string;
}

const HOSTS = ['replicate.delivery', '.replicate.delivery'];
const ordered = z.object({ id: z.string().min(1) });
const prediction = z.object({
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.unknown().optional(),
});

/** Predictions with webhooks signed like Svix. Files live for an hour. */
export function replicateAnimator(options: ReplicateOptions): Animator {
  const { token, webhookSecret, model = FILM_MODELS.replicate, costCents = 70 } = options;
  const { baseUrl = 'https://api.replicate.com', fetch: ask = fetch } = options;
  const service: FilmService = {
    name: 'replicate',
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    fetch: ask,
  };
  return {
    name: 'replicate',
    costCents,
    async order({ prompt, image, seconds, webhookUrl }) {
      const hook = webhookUrl === null ? {} : { webhook: webhookUrl, webhook_events_filter: ['completed'] };
      const input = { prompt, start_image: image, duration: seconds };
      return {
        ref: (await placeOrder(service, `/v1/models/${model}/predictions`, { input, ...hook }, ordered)).id,
      };
    },
    async look(ref): Promise<FilmState> {
      const { status, output, error } = await readOrder(
        service,
        `/v1/predictions/${encodeURIComponent(ref)}`,
        prediction,
      );
      if (status === 'starting' || status === 'processing') return { state: 'working' };
      const url = Array.isArray(output) ? output[0] : output;
      if (status === 'succeeded' && url) return { state: 'done', url };
      const reason = typeof error === 'string' ? error : status;
      return { state: 'failed', refused: isRefusalText(reason), reason };
    },
    fetchFilm: (url) => fetchFinishedFilm(service, HOSTS, url),
    async hear({ headers, body, now }) {
      const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
        headers.get(`webhook-${name}`),
      );
      const secret = webhookSecret ? fromBase64(webhookSecret.replace(/^whsec_/, '')) : null;
      if (!secret || !id || !timestamp || !signatures || !isFresh(timestamp, now)) return null;
      const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
        'verify',
      ]);
      const text = new TextDecoder().decode(body);
      const message = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
      for (const each of signatures.split(' ')) {
        const proof = each.startsWith('v1,') ? fromBase64(each.slice(3)) : null;
        // `verify` compares in constant time.
        if (!proof || !(await crypto.subtle.verify('HMAC', key, proof, message))) continue;
        return orderIn(text, 'id');
      }
      return null;
    },
  };
}
