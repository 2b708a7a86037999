// The paid film services as they are documented, in miniature: each takes orders, works on them, and can go wrong.
import type { Animator } from '../../workers/ports/animator.ts';
import { falAnimator } from '../../workers/adapters/animator/fal.ts';
import { replicateAnimator } from '../../workers/adapters/animator/replicate.ts';
import { runwayAnimator } from '../../workers/adapters/animator/runway.ts';
import { workersAiAnimator } from '../../workers/adapters/animator/workers-ai.ts';
import { madeMp4 } from '../samples/mp4-files.ts';

export type Trouble = 'none' | 'refuses-order' | 'busy' | 'answer-lost' | 'refuses-result' | 'fails';

export interface FakeService {
  animator: Animator;
  /** Orders that it took, and would be paid for. */
  taken: string[];
  /** What it was asked for last. */
  last: Record<string, unknown>;
  headers: Headers;
  trouble: Trouble;
  finished: boolean;
  /** Where its film lies, and what comes from there. */
  filmUrl: string;
  film: () => Response;
  fetched: number;
  /** A webhook about its last order, signed with its own key; `at` is epoch ms. */
  sign?: (at: number, ref?: string, body?: string) => Promise<{ headers: Headers; body: string }>;
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

interface Protocol {
  /** True for the call that places an order. */
  isOrder(url: URL, method: string): boolean;
  accepted(id: string): unknown;
  /** What a look at an order answers. */
  look(url: URL, fake: FakeService): unknown;
}

function serve(
  protocol: Protocol,
  filmUrl: string,
  make: (call: typeof fetch) => Animator,
  extra?: (url: URL) => unknown,
): FakeService {
  const fake: FakeService = {
    animator: null as unknown as Animator,
    taken: [],
    last: {},
    headers: new Headers(),
    trouble: 'none',
    finished: false,
    filmUrl,
    film: () => new Response(madeMp4({ width: 720, height: 1280, seconds: 10 })),
    fetched: 0,
  };
  const call: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const method = init?.method ?? 'GET';
    const own = extra?.(url);
    if (own !== undefined) return json(own);
    if (url.href === fake.filmUrl) {
      fake.fetched++;
      return fake.film();
    }
    if (!protocol.isOrder(url, method)) return json(protocol.look(url, fake));
    if (fake.trouble === 'busy') return json({ error: 'slow down' }, 429);
    if (fake.trouble === 'refuses-order')
      return json({ detail: [{ type: 'content_policy_violation' }] }, 422);
    fake.last = JSON.parse(init?.body as string) as Record<string, unknown>;
    fake.headers = new Headers(init?.headers);
    fake.last['$query'] = url.search;
    const id = `order-${fake.taken.length + 1}`;
    fake.taken.push(id);
    if (fake.trouble === 'answer-lost') throw new TypeError('connection reset');
    return json(protocol.accepted(id));
  };
  fake.animator = make(call);
  return fake;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('');

async function fal(): Promise<FakeService> {
  const keys = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const { x } = (await crypto.subtle.exportKey('jwk', keys.publicKey)) as JsonWebKey;
  const other = (await crypto.subtle.exportKey(
    'jwk',
    ((await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair)
      .publicKey,
  )) as JsonWebKey;
  const fake = serve(
    {
      isOrder: (url, method) => method === 'POST' && url.pathname.endsWith('/image-to-video'),
      accepted: (request_id) => ({
        request_id,
        status_url: 'https://queue.fal.run/s',
        response_url: 'https://queue.fal.run/r',
      }),
      look: (url, service) => {
        if (url.pathname.endsWith('/status'))
          return { status: service.finished ? 'COMPLETED' : 'IN_PROGRESS' };
        if (service.trouble === 'refuses-result') return { detail: [{ type: 'content_policy_violation' }] };
        return service.trouble === 'fails' ? { detail: 'broken' } : { video: { url: service.filmUrl } };
      },
    },
    'https://v3.fal.media/files/a.mp4',
    (call) => falAnimator({ key: 'a key', fetch: call }),
    (url) => (url.pathname.endsWith('jwks.json') ? { keys: [{ x: other.x }, { x }] } : undefined),
  );
  fake.sign = async (
    at,
    ref = fake.taken.at(-1),
    body = JSON.stringify({ request_id: ref, status: 'OK' }),
  ) => {
    const timestamp = String(Math.floor(at / 1000));
    const digest = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
    const message = new TextEncoder().encode([ref, 'user', timestamp, digest].join('\n'));
    const signature = hex(await crypto.subtle.sign('Ed25519', keys.privateKey, message));
    const names = { 'request-id': ref ?? '', 'user-id': 'user', timestamp, signature };
    const headers = new Headers(
      Object.entries(names).map(([name, value]): [string, string] => [`x-fal-webhook-${name}`, value]),
    );
    return { headers, body };
  };
  return fake;
}

async function replicate(): Promise<FakeService> {
  const secret = btoa('a secret of the tests, long enough');
  const fake = serve(
    {
      isOrder: (_url, method) => method === 'POST',
      accepted: (id) => ({ id, status: 'starting' }),
      look: (_url, service) => {
        if (!service.finished) return { status: 'processing' };
        if (service.trouble === 'refuses-result')
          return { status: 'failed', error: 'flagged as sensitive (E005)' };
        return service.trouble === 'fails'
          ? { status: 'failed', error: 'out of memory' }
          : { status: 'succeeded', output: service.filmUrl };
      },
    },
    'https://replicate.delivery/x/out.mp4',
    (call) => replicateAnimator({ token: 'a token', webhookSecret: `whsec_${secret}`, fetch: call }),
  );
  fake.sign = async (
    at,
    ref = fake.taken.at(-1),
    body = JSON.stringify({ id: ref, status: 'succeeded' }),
  ) => {
    const timestamp = String(Math.floor(at / 1000));
    const raw = Uint8Array.from(atob(secret), (c) => c.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const proof = await crypto.subtle.sign(
      'HMAC',
      key,
      new TextEncoder().encode(`msg_1.${timestamp}.${body}`),
    );
    const signature = `v1,bm90IHRoaXM= v1,${btoa(String.fromCharCode(...new Uint8Array(proof)))}`;
    return {
      headers: new Headers({
        'webhook-id': 'msg_1',
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      }),
      body,
    };
  };
  return Promise.resolve(fake);
}

function runway(): FakeService {
  return serve(
    {
      isOrder: (_url, method) => method === 'POST',
      accepted: (id) => ({ id }),
      look: (_url, service) => {
        if (!service.finished) return { status: 'RUNNING' };
        if (service.trouble === 'refuses-result')
          return { status: 'FAILED', failure: 'no', failureCode: 'SAFETY.INPUT.IMAGE' };
        return service.trouble === 'fails'
          ? { status: 'FAILED', failureCode: 'INTERNAL' }
          : { status: 'SUCCEEDED', output: [service.filmUrl] };
      },
    },
    'https://dnznrvs05pmza.cloudfront.net/a.mp4',
    (call) => runwayAnimator({ key: 'a key', fetch: call }),
  );
}

function hers(options: Parameters<typeof workersAiAnimator>[0]): Animator {
  const animator = workersAiAnimator(options);
  if (!animator) throw new Error('Its default model makes no films.');
  return animator;
}

/** Blocks until the film is done; there is nothing to look at. */
function workersAi(): FakeService {
  const fake = serve(
    { isOrder: () => false, accepted: () => ({}), look: () => ({}) },
    'https://account.r2.cloudflarestorage.com/a.mp4',
    (call) =>
      hers({
        fetch: call,
        ai: {
          run: (_model, inputs) => {
            if (fake.trouble === 'busy') return Promise.reject(new Error('3040: out of capacity'));
            if (fake.trouble === 'refuses-order' || fake.trouble === 'refuses-result')
              return Promise.reject(new Error('blocked by face or deepfake detection'));
            if (fake.trouble === 'fails') return Promise.resolve({ state: 'Failed', result: {} });
            fake.last = inputs;
            fake.taken.push(`order-${fake.taken.length + 1}`);
            if (fake.trouble === 'answer-lost') return Promise.reject(new Error('Network connection lost'));
            return Promise.resolve({ state: 'Completed', result: { video: fake.filmUrl } });
          },
        },
      }),
  );
  return fake;
}

export const FILM_SERVICES: Record<string, () => Promise<FakeService>> = {
  fal,
  replicate,
  runway: () => Promise.resolve(runway()),
  'workers-ai': () => Promise.resolve(workersAi()),
};
