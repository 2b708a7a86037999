import { expect, test } from 'vitest';
import { isPublicPage, publicPage, type PublicPages } from './public-pages.ts';

const request = (path: string, method = 'GET') => new Request(`https://stylecast.test${path}`, { method });
const rendering = (status = 200) => {
  const count = { renders: 0 };
  const render = async (nonce: string): Promise<Response> => {
    count.renders++;
    return new Response(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`, {
      status,
      headers: { 'content-type': 'text/html' },
    });
  };
  return { count, render };
};

test('a page is rendered once, and every visit gets a nonce of its own in all places', async () => {
  const pages: PublicPages = new Map();
  const { count, render } = rendering();
  const first = await publicPage(pages, request('/'), 'one', render);
  const second = await publicPage(pages, request('/'), 'two', render);
  expect(await first.text()).toBe('<script nonce="one"></script><style nonce="one"></style>');
  expect(await second.text()).toBe('<script nonce="two"></script><style nonce="two"></style>');
  expect(second.headers.get('content-type')).toBe('text/html');
  expect(count.renders).toBe(1);
});

test('a visit that breaks off while its page is rendered holds up nobody', async () => {
  const pages: PublicPages = new Map();
  const { render } = rendering();
  void publicPage(pages, request('/'), 'gone', () => new Promise<Response>(() => undefined));
  expect((await publicPage(pages, request('/'), 'next', render)).status).toBe(200);
});

test('another address and another origin are other pages', async () => {
  const pages: PublicPages = new Map();
  const { count, render } = rendering();
  await publicPage(pages, request('/'), 'a', render);
  await publicPage(pages, request('/auth'), 'b', render);
  await publicPage(pages, new Request('https://preview.stylecast.test/'), 'c', render);
  expect(count.renders).toBe(3);
});

test('what failed is not kept', async () => {
  const pages: PublicPages = new Map();
  const broken = rendering(500);
  expect((await publicPage(pages, request('/'), 'a', broken.render)).status).toBe(500);
  const thrown = publicPage(pages, request('/'), 'a', () => Promise.reject(new Error('no database')));
  await expect(thrown).rejects.toThrow('no database');
  const { count, render } = rendering();
  expect((await publicPage(pages, request('/'), 'b', render)).status).toBe(200);
  expect(count.renders).toBe(1);
});

test('pages with a query, a person or a secret are none of them', () => {
  expect(isPublicPage(request('/'))).toBe(true);
  for (const [path, method] of [
    ['/?joined=1', 'GET'],
    ['/', 'POST'],
    ['/profile', 'GET'],
    ['/reset-password', 'GET'],
    ['/look/abc', 'GET'],
  ] as const)
    expect(isPublicPage(request(path, method)), path).toBe(false);
});
