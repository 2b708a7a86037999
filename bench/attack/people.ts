// Who attacks: people of the running product, and how it answered them.

const PASSWORD = 'a coat for every day';

export const statuses = new Map<string, Map<number, number>>();
export const failures: string[] = [];
/** Counts an answer; a status of 500 or more is what must not be. */
export function note(phase: string, status: number, what: string): void {
  const counts = statuses.get(phase) ?? new Map<number, number>();
  counts.set(status, (counts.get(status) ?? 0) + 1);
  statuses.set(phase, counts);
  if (status >= 500 && status !== 501) failures.push(`${phase}: ${status} ${what}`);
}

export class Person {
  readonly origin: string;
  username = '';
  cookie = '';
  constructor(origin: string) {
    this.origin = origin;
  }
  async send(method: string, path: string, body?: BodyInit, type = 'application/json'): Promise<Response> {
    const headers: Record<string, string> = {
      origin: this.origin,
      ...(type === '' ? {} : { 'content-type': type }),
    };
    if (this.cookie) headers['cookie'] = this.cookie;
    const response = await fetch(new URL(path, this.origin), {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    }).catch((error: unknown) => {
      failures.push(`${method} ${path}: no answer (${String((error as Error).cause ?? error)})`);
      return new Response('no answer', { status: 599 });
    });
    const set = response.headers.getSetCookie().find((one) => one.startsWith('stylecast='));
    if (set) this.cookie = set.split(';')[0] ?? '';
    return response;
  }
  /** A sign-in, or somebody new. */
  static async of(origin: string, path: '/api/login' | '/api/register', form: object): Promise<Person> {
    const person = new Person(origin);
    const response = await person.send('POST', path, JSON.stringify(form));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return person;
  }
}
let people = 0;
/** Somebody new, with the name that the dev-only doors know. */
export async function newcomer(origin: string): Promise<Person> {
  const username = `attacker${++people}`;
  const form = { username, password: PASSWORD, email: `${username}@example.org` };
  const person = await Person.of(origin, '/api/register', form);
  person.username = username;
  return person;
}

/** The same on the plan that has no limit. */
export async function premiumNewcomer(origin: string): Promise<Person> {
  const person = await newcomer(origin);
  const tier = { username: person.username, subscriptionTier: 'premium', isAdmin: false };
  await (await person.send('POST', '/dev/account', JSON.stringify(tier))).text();
  return person;
}

/** Does `work` so many times, a few at once. */
export async function times(
  count: number,
  atOnce: number,
  work: (i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++);
    }),
  );
}
