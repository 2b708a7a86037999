// One behavior suite for the remote mailers: Resend against a stubbed fetch, Cloudflare against a stubbed binding.
import { expect, test } from 'vitest';
import type { Mail, Mailer } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { cloudflareMailer } from './cloudflare.ts';
import { resendMailer } from './resend.ts';

const FROM = { name: 'Stylecast', email: 'hello@stylecast.app' };
const SECRET = 're_a_secret_key';
const MAIL: Mail = {
  to: 'amara@example.org',
  subject: 'Reset your password',
  html: '<p>https://stylecast.app/reset-password?token=abc</p>',
  text: 'https://stylecast.app/reset-password?token=abc',
  idempotencyKey: 'k'.repeat(64),
};

/** What the provider does with the next mail. */
type Behavior = 'accepts' | 'is busy' | 'is over its quota' | 'is broken' | 'is dead' | 'hangs' | 'refuses';

interface Told {
  to: unknown;
  from: unknown;
  subject: unknown;
  html: unknown;
  text: unknown;
  headers: unknown;
  attachments: unknown;
}
interface Subject {
  make(behavior: Behavior): { mailer: Mailer; told: Told[] };
}

const hang = <T>(signal?: AbortSignal | null): Promise<T> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Its errors repeat the address, as the real ones do. */
const resendError = (status: number, name: string) =>
  Response.json({ statusCode: status, name, message: `No: ${MAIL.to}` }, { status });
const RESEND: Record<Exclude<Behavior, 'is dead' | 'hangs'>, () => Response> = {
  accepts: () => Response.json({ id: 'mail-1' }),
  'is busy': () => resendError(409, 'concurrent_idempotent_requests'),
  'is over its quota': () => resendError(429, 'daily_quota_exceeded'),
  'is broken': () => new Response(`<html>${MAIL.to}</html>`, { status: 502 }),
  refuses: () => resendError(422, 'validation_error'),
};

function resend(behavior: Behavior): { mailer: Mailer; told: Told[]; requests: Request[] } {
  const told: Told[] = [];
  const requests: Request[] = [];
  const stub = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (behavior === 'is dead') throw new TypeError('fetch failed');
    if (behavior === 'hangs') return hang(init?.signal);
    const request = new Request(url, init);
    requests.push(request.clone());
    const { to, ...rest } = (await request.json()) as Told & { to: string[] };
    told.push({ ...rest, to: to.join() });
    return RESEND[behavior]();
  };
  const mailer = resendMailer({ key: SECRET, from: FROM, fetch: stub as typeof fetch, timeoutMs: 40 });
  return { mailer, told, requests };
}

const CODES: Partial<Record<Behavior, string>> = {
  'is busy': 'E_RATE_LIMIT_EXCEEDED',
  'is over its quota': 'E_DAILY_LIMIT_EXCEEDED',
  'is broken': 'E_INTERNAL_SERVER_ERROR',
  refuses: 'E_VALIDATION_ERROR',
};

function cloudflare(behavior: Behavior): { mailer: Mailer; told: Told[] } {
  const told: Told[] = [];
  const send = (builder: unknown): Promise<{ messageId: string }> => {
    if (behavior === 'is dead') return Promise.reject(new Error(`connection lost: ${MAIL.to}`));
    if (behavior === 'hangs') return hang();
    const { from, ...rest } = builder as Told & { from: { name: string; email: string } };
    told.push({ ...rest, from: `${from.name} <${from.email}>` });
    const code = CODES[behavior];
    if (!code) return Promise.resolve({ messageId: 'mail-1' });
    return Promise.reject(Object.assign(new Error(`No: ${MAIL.to}`), { code }));
  };
  return { mailer: cloudflareMailer({ send } as Pick<SendEmail, 'send'>, FROM, 40), told };
}

const SUBJECTS: [string, Subject][] = [
  ['resend', { make: resend }],
  ['cloudflare-email', { make: cloudflare }],
];

async function failureOf(mailer: Mailer, mail = MAIL): Promise<ProviderError> {
  const error: unknown = await mailer.send(mail).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

test.each(SUBJECTS)('%s hands over the mail whole and answers its id', async (name, { make }) => {
  const { mailer, told } = make('accepts');
  expect(mailer.name).toBe(name);
  expect(await mailer.send(MAIL)).toBe('mail-1');
  const { to, subject, html, text } = MAIL;
  const bare = { headers: {}, attachments: [] };
  expect(told).toEqual([{ from: 'Stylecast <hello@stylecast.app>', to, subject, html, text, ...bare }]);
});

const MORNING: Mail = {
  ...MAIL,
  unsubscribe: 'https://stylecast.app/unsubscribe/u.abc',
  pictures: [
    { id: 'look', fileName: 'look.jpg', contentType: 'image/jpeg', bytes: new Uint8Array([255, 216]) },
  ],
};
const ATTACHED: Record<string, unknown> = {
  resend: { filename: 'look.jpg', content_type: 'image/jpeg', content_id: 'look', content: '/9g=' },
  'cloudflare-email': {
    ...{ disposition: 'inline', filename: 'look.jpg', type: 'image/jpeg', contentId: 'look' },
    content: new Uint8Array([255, 216]),
  },
};
test.each(SUBJECTS)(
  '%s: the way out in its headers (RFC 8058) and the picture inside',
  async (name, { make }) => {
    const { mailer, told } = make('accepts');
    await mailer.send(MORNING);
    expect(told[0]?.headers).toEqual({
      'List-Unsubscribe': '<https://stylecast.app/unsubscribe/u.abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(told[0]?.attachments).toEqual([ATTACHED[name]]);
  },
);

const PASSING: Behavior[] = ['is busy', 'is over its quota', 'is broken', 'is dead', 'hangs'];
test.each(SUBJECTS)('%s: what may pass is tried again', async (name, { make }) => {
  for (const behavior of PASSING) {
    const error = await failureOf(make(behavior).mailer);
    expect([behavior, error.provider, error.retryable]).toEqual([behavior, name, true]);
  }
});

test.each(SUBJECTS)('%s: a mail that is refused is not tried again', async (_name, { make }) => {
  expect((await failureOf(make('refuses').mailer)).retryable).toBe(false);
});

test.each(SUBJECTS)('%s: no error names the address, the link or the key', async (_name, { make }) => {
  for (const behavior of [...PASSING, 'refuses' as const]) {
    const { message } = await failureOf(make(behavior).mailer);
    expect(message).not.toMatch(/amara|example\.org|token|re_a_secret/);
  }
});

const INJECTED: Partial<Mail>[] = [
  { to: 'amara@example.org\r\nBcc: all@example.org' },
  { to: 'amara@example.org\nall@example.org' },
  { to: 'amara@example.org,all@example.org' },
  { to: 'amara@example.org;all@example.org' },
  { to: 'Amara <amara@example.org>' },
  { to: 'x<all@example.org>' },
  { to: '"a b"@example.org' },
  { to: 'nobody' },
  { to: '' },
  { to: 'amara@example.org\u0000' },
  { to: 'amara@example.org\u2028x' },
  { subject: 'Hello\r\nBcc: all@example.org' },
  { subject: 'Hello\u0000' },
  { idempotencyKey: 'k\r\nX-Other: 1' },
  { unsubscribe: 'https://stylecast.app/x>\r\nBcc: all@example.org' },
  { unsubscribe: 'https://stylecast.app/x>, <mailto:all@example.org' },
  { pictures: [{ id: 'a"\r\nX: 1', fileName: 'a.jpg', contentType: 'image/jpeg', bytes: new Uint8Array() }] },
];
test.each(SUBJECTS)('%s: nothing gets into a header that does not belong there', async (_name, { make }) => {
  for (const wrong of INJECTED) {
    const { mailer, told } = make('accepts');
    const error = await failureOf(mailer, { ...MAIL, ...wrong });
    expect([wrong, error.retryable, told]).toEqual([wrong, false, []]);
  }
});

test('resend is told the key in a header, and the mail’s own idempotency key', async () => {
  const { mailer, requests } = resend('accepts');
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const [first, second] = requests;
  expect(first?.url).toBe('https://api.resend.com/emails');
  expect(first?.headers.get('authorization')).toBe(`Bearer ${SECRET}`);
  expect(first?.headers.get('idempotency-key')).toBe(MAIL.idempotencyKey);
  expect(await second?.text()).toBe(await first?.text());
});

test.each(SUBJECTS)('%s: what a quota refuses asks for an hour, a rate for less', async (_, { make }) => {
  const over = await failureOf(make('is over its quota').mailer);
  expect(over).toMatchObject({ retryable: true, retryAfterSeconds: 3600 });
  const busy = await failureOf(make('is busy').mailer);
  expect(busy.retryAfterSeconds ?? 0).toBeLessThan(3600);
});
