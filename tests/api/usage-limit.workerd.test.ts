import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';

test('a usage row can never go over what is allowed', async () => {
  await env.LOOKS_0.prepare("insert into usage values ('u', '2026-11-20', 'outfit', 3, 3)").run();
  await expect(
    env.LOOKS_0.prepare("update usage set used = used + 1 where user_id = 'u'").run(),
  ).rejects.toThrow(/CHECK/);
});
