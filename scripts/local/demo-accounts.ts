import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_ACCOUNTS } from '../../workers/site/local-build/accounts.ts';
import { ROOT } from './processes.ts';

type LocalAccount = (typeof LOCAL_ACCOUNTS)[number];
/** scripts/generate/demo-photo.ts */
const DEMO_PERSON = 'amara';
const DEMO = 'scripts/local/demo';
const DEMO_DAYS = 14;

/** Talks to the running product as its own browser would, with all the cookies that it was given. */
export function visitor(origin: string) {
  const jar = new Map<string, string>();
  return async (method: string, path: string, body?: unknown, contentType?: string): Promise<Response> => {
    const raw = body instanceof Uint8Array;
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        origin,
        ...(jar.size > 0 ? { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } : {}),
        ...(body === undefined ? {} : { 'content-type': contentType ?? 'application/json' }),
      },
      ...(body === undefined ? {} : { body: raw ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [name = '', ...value] = pair.split('=');
      jar.set(name, value.join('='));
    }
    return response;
  };
}
type Visitor = ReturnType<typeof visitor>;

async function must(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function upload(visit: Visitor, file: string, contentType: string): Promise<string> {
  const created = (await (await must(visit('POST', '/api/objects/upload'))).json()) as { uploadURL: string };
  const bytes = new Uint8Array(readFileSync(join(ROOT, DEMO, file)));
  await must(visit('PUT', created.uploadURL, bytes, contentType));
  return `/objects/${new URL(created.uploadURL, 'http://localhost').pathname.split('/').at(-1)}`;
}

async function dressDemo(visit: Visitor): Promise<void> {
  const photo = await upload(visit, `${DEMO_PERSON}.jpg`, 'image/jpeg');
  const mapAURL = await upload(visit, `${DEMO_PERSON}-a.png`, 'image/png');
  const mapBURL = await upload(visit, `${DEMO_PERSON}-b.png`, 'image/png');
  const person = JSON.parse(readFileSync(join(ROOT, DEMO, `${DEMO_PERSON}-reading.json`), 'utf8')) as {
    data: unknown;
  };
  await must(
    visit('PUT', '/api/user/photo-upload', {
      photoURL: photo,
      uprightURL: photo,
      bodyMap: { data: person.data, mapAURL, mapBURL },
    }),
  );
  await must(visit('PUT', '/api/user/location', { location: 'Lisbon, PT' }));
  await must(
    visit('PUT', '/api/user/preferences', {
      stylePreferences: ['classic', 'casual', 'trendy'],
      gender: 'female',
      notificationTime: '08:00',
      notificationsEnabled: true,
    }),
  );
}

async function create(origin: string, account: LocalAccount): Promise<void> {
  const visit = visitor(origin);
  const { username, password } = account;
  const firstName = username === 'demo' ? 'Amara' : 'Ada';
  const email = `${username}@stylecast.test`;
  const registered = await visit('POST', '/dev/sign-up', { username, password, email, firstName });
  // She is there already.
  if (registered.status === 409) return;
  await must(Promise.resolve(registered));
  const isDemo = username === 'demo';
  await must(
    visit('POST', '/dev/account', {
      username,
      subscriptionTier: isDemo ? 'premium' : 'free',
      isAdmin: !isDemo,
    }),
  );
  if (isDemo) {
    await dressDemo(visit);
    await must(visit('POST', '/dev/history', { username, days: DEMO_DAYS, today: true }));
  }
}

/** Makes the local accounts once; on later runs they are already there. */
export async function createLocalAccounts(origin: string): Promise<LocalAccount[]> {
  for (const account of LOCAL_ACCOUNTS) await create(origin, account);
  return LOCAL_ACCOUNTS;
}
