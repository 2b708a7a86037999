import { z } from 'zod';
import type { Animator, FilmState } from '../../ports/animator.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { FILM_MODELS } from './film-models.ts';
import {
  fetchFinishedFilm,
  readOrder,
  placeOrder,
  isRefusalText,
  type FilmService,
  type FilmOptions,
} from './film-service.ts';
import { isFresh, orderIn, signedFacts } from './webhook-signatures.ts';

interface FalOptions extends FilmOptions {
  key: string;
  keysUrl?: string;
}

/** Without the first it keeps each request with her picture, without the second the film for ever. */
const KEPT = {
  'x-fal-store-io': '0',
  'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: 86_400 }),
};
const HOSTS = ['.fal.media', '.fal.run', '.fal.ai'];
const KEYS_FOR_MS = 24 * 3600 * 1000;

const ordered = z.object({ request_id: z.string().min(1) });
const status = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  error: z.unknown().optional(),
});
const result = z.object({ video: z.object({ url: z.string() }).optional(), detail: z.unknown().optional() });
const keySet = z.object({ keys: z.array(z.object({ x: z.string() })) });

/** fal.ai: a queue with webhooks signed by Ed25519 (docs.fal.ai, webhooks and reliability). */
export function falAnimator(options: FalOptions): Animator {
  const { key, model = FILM_MODELS.fal, costCents = 42, fetch: ask = fetch } = options;
  const { baseUrl = 'https://queue.fal.run', keysUrl = 'https://rest.fal.ai/.well-known/jwks.json' } =
    options;
  const every = { authorization: `Key ${key}`, ...KEPT };
  const service: FilmService = { name: 'fal', baseUrl, headers: every, fetch: ask };
  const app = model.split('/').slice(0, 2).join('/');
  // Plain data, no promise: no request may await another's promise (db/operations/switches.ts).
  let keys: { at: number; known: string[] } | null = null;

  const publicKeys = async (now: number): Promise<string[]> => {
    if (!keys || now - keys.at > KEYS_FOR_MS) {
      try {
        const body: unknown = await (await ask(keysUrl)).json();
        keys = { at: now, known: keySet.parse(body).keys.map(({ x }) => x) };
      } catch (cause) {
        throw new ProviderError('fal', 'no keys to check its messages by', { retryable: true, cause });
      }
    }
    return keys.known;
  };

  return {
    name: 'fal',
    costCents,
    async order({ prompt, image, seconds, webhookUrl }) {
      const query =
        webhookUrl === null ? '' : `?${new URLSearchParams({ fal_webhook: webhookUrl }).toString()}`;
      const body = { prompt, image_url: image, start_image_url: image, duration: String(seconds) };
      return { ref: (await placeOrder(service, `/${model}${query}`, body, ordered)).request_id };
    },
    async look(ref): Promise<FilmState> {
      const path = `/${app}/requests/${encodeURIComponent(ref)}`;
      const { status: is, error } = await readOrder(service, `${path}/status`, status);
      if (is !== 'COMPLETED') return { state: 'working' };
      const words = error === undefined || error === null ? '' : JSON.stringify(error);
      if (words !== '') return { state: 'failed', refused: isRefusalText(words), reason: words };
      const { video, detail } = await readOrder(service, path, result);
      if (video) return { state: 'done', url: video.url };
      const said = JSON.stringify(detail ?? 'no video');
      return { state: 'failed', refused: isRefusalText(said), reason: said };
    },
    fetchFilm: (url) => fetchFinishedFilm(service, HOSTS, url),
    async hear({ headers, body, now }) {
      const [id, user, timestamp, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map(
        (name) => headers.get(`x-fal-webhook-${name}`),
      );
      if (!id || !user || !timestamp || !signature || !isFresh(timestamp, now)) return null;
      const message = await signedFacts([id, user, timestamp], body);
      const proof = fromHex(signature);
      if (!proof) return null;
      for (const x of await publicKeys(now)) {
        const jwk = { kty: 'OKP', crv: 'Ed25519', x };
        const how = { name: 'Ed25519' };
        // A broken key makes no other message wrong.
        const publicKey = await crypto.subtle.importKey('jwk', jwk, how, false, ['verify']).catch(() => null);
        if (publicKey && (await crypto.subtle.verify('Ed25519', publicKey, proof, message))) {
          return orderIn(new TextDecoder().decode(body), 'request_id');
        }
      }
      return null;
    },
  };
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2}){64}$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
