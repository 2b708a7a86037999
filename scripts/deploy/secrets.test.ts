import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultsOfSettings } from '../../workers/environment-settings.ts';
import { keyText } from './secrets.ts';

test('a key that begins with zeros is written whole', () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from([7]));
  // Node's own text of it: 31 bytes and fewer are refused where the site is deployed.
  expect(curve.getPrivateKey('base64url')).toHaveLength(2);
  const key = keyText(curve.getPrivateKey(), 32);
  expect(key).toMatch(/^A{40}\w{3}$/);
  expect(faultsOfSettings({ VAPID_PRIVATE_KEY: key })).toEqual([]);
});
