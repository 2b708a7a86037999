import { DISTANCE_HEADER, TRIPS_HEADER } from '../../workers/site/local-build/simulated-distance.ts';

/** Trips that a request made one after another: to primaries, and to copies near her. */
export interface TripCount {
  home: number;
  near: number;
  ms: number;
}

/** One visitor with her cookies, far from the databases of a local build. */
export class FarVisitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  readonly #distance: string;
  /** @param way milliseconds to a primary and back, and to a copy near her and back */
  constructor(origin: string, way: { home: number; near: number }) {
    this.#origin = origin;
    this.#distance = `${way.home},${way.near}`;
  }

  async #send(path: string, method: string, body: object | undefined, headers: Record<string, string>) {
    const answer = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        origin: this.#origin,
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  /** Made at home, to prepare something. */
  async ask(path: string, method = 'GET', body?: object): Promise<unknown> {
    const answer = await this.#send(path, method, body, {});
    const text = await answer.text();
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  /** From far away. */
  async walk(path: string, method = 'GET', body?: object): Promise<TripCount> {
    const begun = performance.now();
    const answer = await this.#send(path, method, body, { [DISTANCE_HEADER]: this.#distance });
    await answer.arrayBuffer();
    const [, home, near] = /home=(\d+) near=(\d+)/.exec(answer.headers.get(TRIPS_HEADER) ?? '') ?? [];
    if (home === undefined) throw new Error(`${path} did not say how far it went.`);
    return { home: Number(home), near: Number(near), ms: performance.now() - begun };
  }
}
