import { expect, test } from 'vitest';
import { faultsOfSettings } from './environment-settings.ts';

const POINT = Buffer.from([4, ...Array.from({ length: 64 }, (_, i) => i)]).toString('base64url');
const SCALAR = Buffer.alloc(32, 7).toString('base64url');

test.each<[name: string, right: string[], wrong: string[]]>([
  ['SIGNING_SECRET', ['x'.repeat(32)], ['s', 'x'.repeat(31)]],
  [
    'ORIGIN',
    ['https://stylecast.app'],
    ['stylecast.app', 'http://stylecast.app', 'https://stylecast.app/', 'https://a/b'],
  ],
  ['ADMIN_EMAILS', ['a@b.co', 'a@b.co, c@d.org'], ['everyone', 'a@b.co; c@d.org', 'a@b.co,', 'a@b']],
  ['ALERT_EMAIL', ['ops@b.co'], ['ops', 'a@b.co,c@d.co', 'Ops <a@b.co>']],
  ['MAIL_FROM', ['hello@b.co'], ['hello', 'Stylecast <hello@b.co>']],
  ['ALERT_WEBHOOK', ['https://hooks.b.co/x'], ['http://hooks.b.co/x', 'hooks']],
  ['VAPID_PUBLIC_KEY', [POINT], [SCALAR, 'public', POINT.slice(0, -4), `${POINT}==`]],
  ['VAPID_PRIVATE_KEY', [SCALAR], [POINT, 'private', '']],
  ['VAPID_SUBJECT', ['mailto:a@b.co', 'https://b.co'], ['a@b.co', 'mailto:', 'http://b.co']],
  ['STRIPE_SECRET_KEY', ['sk_live_x', 'rk_live_x'], ['pk_live_x', 'sk_', 'sk_live x']],
  ['STRIPE_PUBLISHABLE_KEY', ['pk_live_x'], ['sk_live_x', 'rk_live_x']],
  ['STRIPE_WEBHOOK_SECRET', ['whsec_abc'], ['whsec_', 'https://b.co', 'abc']],
  ['STRIPE_PRICE_PREMIUM', ['price_1abc'], ['prod_1abc', '9.99']],
  ['STRIPE_PRICE_PRO', ['price_1abc'], ['29.99']],
  ['REPLICATE_WEBHOOK_SECRET', [`whsec_${'A'.repeat(32)}`], ['whsec_', 'whsec_short', 'A'.repeat(32)]],
  ['FILM_COST_CENTS', ['42'], ['0.42', 'x', '-1', '1e9']],
  ['FILM_CAP_CENTS', ['0', '2000'], ['20 dollars', 'NaN', '-1', '']],
  ['MODEL_CAP_CENTS', ['2000'], ['unlimited', '2,000']],
  ['OPENAI_BASE_URL', ['https://api.b.co/v1'], ['http://api.b.co', 'api.b.co']],
  ['MODELS', ['on', 'off'], ['true', 'Off', '1']],
  ['LEAKED_PASSWORDS', ['on', 'off'], ['no']],
])('%s has a shape, and what has another is named, not shown', (name, right, wrong) => {
  for (const value of right) expect(faultsOfSettings({ [name]: value }), value).toEqual([]);
  for (const value of wrong.filter((one) => one !== '')) {
    const faults = faultsOfSettings({ [name]: value });
    expect(faults, value).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`)) as string]);
    if (value.length > 12) expect(faults[0]).not.toContain(value);
  }
});

test('what is not set, or empty, is not offered and is no fault; bindings are none either', () => {
  expect(
    faultsOfSettings({ FILM_CAP_CENTS: undefined, STRIPE_SECRET_KEY: '', PEOPLE: { prepare: () => null } }),
  ).toEqual([]);
});
