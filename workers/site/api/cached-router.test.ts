import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rememberingRouter } from './cached-router.ts';

const app = new Hono({ router: rememberingRouter() });
app.use(async (c, next) => {
  await next();
  c.header('x-seen', c.req.path);
});
app.get('/outfits/:id', (c) => c.text(`one ${c.req.param('id')}`));
app.get('/today', (c) => c.text(`today ${c.req.query('hour') ?? ''}`));
app.post('/today', (c) => c.text('posted'));

const ask = async (path: string, method = 'GET') => {
  const answer = await app.request(path, { method });
  return [answer.status, await answer.text(), answer.headers.get('x-seen')];
};

test('a path is answered alike each time, with its middleware, by its method and its parameters', async () => {
  for (let time = 0; time < 2; time++) {
    expect(await ask(`/today?hour=${time}`)).toEqual([200, `today ${time}`, '/today']);
    expect(await ask('/today', 'POST')).toEqual([200, 'posted', '/today']);
    expect(await ask(`/outfits/${time}`)).toEqual([200, `one ${time}`, `/outfits/${time}`]);
    expect((await ask('/nowhere'))[0]).toBe(404);
    expect((await ask('/today', 'DELETE'))[0]).toBe(404);
  }
});
