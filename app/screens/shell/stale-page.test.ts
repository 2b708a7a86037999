import { afterEach, expect, test, vi } from 'vitest';
import { SIGNED_OUT } from '../../client/browser/offline.ts';
import { reloadWhenStale } from './stale-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A window with a page of hers; `answer` is what GET /api/user says. */
function pageOf(userId: string | null, answer: () => Promise<Response>) {
  const events = new EventTarget();
  const style = { visibility: '' };
  const reload = vi.fn();
  vi.stubGlobal('document', { documentElement: { style } });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', answer);
  const stop = reloadWhenStale(userId);
  const fire = (type: string, more: object) =>
    events.dispatchEvent(Object.assign(new Event(type), { persisted: false, key: null }, more));
  return { fire, style, reload, stop };
}
const says = (id: string) => () => Promise.resolve(Response.json({ id }));
const nobody = () => Promise.resolve(new Response('', { status: 401 }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test.each<[string, string, object]>([
  ['the browser shows it again', 'pageshow', { persisted: true }],
  ['she signs out in another tab', 'storage', { key: SIGNED_OUT }],
])('a page of hers is unseen from the moment that %s until it is known to be hers', async (_, type, more) => {
  const { fire, style, reload } = pageOf('her', says('her'));
  fire(type, more);
  expect(style.visibility).toBe('hidden');
  await vi.waitFor(() => expect(style.visibility).toBe(''));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['nobody is signed in', nobody],
  ['somebody else is signed in', says('somebody else')],
  ['there is no connection', offline],
])('a page of hers that comes back when %s is loaded anew, unseen', async (_, answer) => {
  const { fire, style, reload } = pageOf('her', answer);
  fire('pagehide', { persisted: true });
  expect(style.visibility, 'it is kept unseen').toBe('hidden');
  fire('pageshow', { persisted: true });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(style.visibility).toBe('hidden');
});

test('a page of nobody is loaded anew when somebody has signed in, and is never hidden', async () => {
  const signedIn = pageOf(null, says('her'));
  signedIn.fire('pageshow', { persisted: true });
  expect(signedIn.style.visibility).toBe('');
  await vi.waitFor(() => expect(signedIn.reload).toHaveBeenCalledOnce());
  for (const answer of [nobody, offline]) {
    const { fire, reload } = pageOf(null, answer);
    fire('pageshow', { persisted: true });
    await new Promise((settled) => setTimeout(settled, 10));
    expect(reload).not.toHaveBeenCalled();
  }
});

test('a page that is shown for the first time, and other news of the storage, change nothing', () => {
  const ask = vi.fn(nobody);
  const { fire, style, stop } = pageOf('her', ask);
  fire('pageshow', { persisted: false });
  fire('pagehide', { persisted: false });
  fire('storage', { key: 'theme' });
  stop();
  fire('pageshow', { persisted: true });
  expect([ask.mock.calls.length, style.visibility]).toEqual([0, '']);
});
