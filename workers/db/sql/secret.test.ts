import { expect, test } from 'vitest';
import { seal, unseal } from './secret.ts';

test('what is sealed opens with its own secret, purpose and owner only', async () => {
  const sealed = await seal('the site', 'calendar', 'nora', 'https://x.example.com/ä');
  expect(sealed).not.toContain('example');
  expect(await seal('the site', 'calendar', 'nora', 'https://x.example.com/ä')).not.toBe(sealed);
  expect(await unseal('the site', 'calendar', 'nora', sealed)).toBe('https://x.example.com/ä');
  expect(await unseal('another', 'calendar', 'nora', sealed)).toBeNull();
  expect(await unseal('the site', 'mail', 'nora', sealed)).toBeNull();
  expect(await unseal('the site', 'calendar', 'ann', sealed)).toBeNull();
  const other = sealed.endsWith('0') ? '1' : '0';
  expect(await unseal('the site', 'calendar', 'nora', sealed.slice(0, -1) + other)).toBeNull();
  for (const odd of ['', 'zz', 'https://x', 'abc']) expect(await unseal('s', 'c', 'n', odd)).toBeNull();
});
