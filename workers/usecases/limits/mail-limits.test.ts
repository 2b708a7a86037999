import { expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import {
  limitChangeMails,
  limitCodeMails,
  limitResetMails,
  limitVerificationMails,
  type ResetAsker,
} from './mail-limits.ts';

/** How many of a hundred orders are taken. */
async function timesLet(order: (i: number) => Promise<void>): Promise<number> {
  let taken = 0;
  for (let i = 0; i < 100; i++)
    await order(i).then(
      () => taken++,
      (error: unknown) => expect(error).toMatchObject({ code: 'too-many' }),
    );
  return taken;
}
const from = (i: number): ResetAsker => ({ network: `network ${i}` });
const on = (i: number): ResetAsker => ({ account: 'her', device: `device ${i}` });

test('reset links for strangers: 3 a network, 6 in all to an address however it is written, 60 a network', async () => {
  const { app } = openNodeWorld();
  expect(await timesLet(() => limitResetMails(app, 'ann@example.org', from(1)))).toBe(3);
  expect(
    await timesLet((i) => limitResetMails(app, i % 2 ? ' Ann@Example.org' : 'ann@example.org', from(2 + i))),
  ).toBe(3);
  expect(await timesLet((i) => limitResetMails(app, `other${i}@example.org`, from(1)))).toBe(57);
});

test('reset links on devices of hers: 3 each and 6 in all, whatever strangers have asked for', async () => {
  const { app } = openNodeWorld();
  await timesLet((i) => limitResetMails(app, 'ann@example.org', from(i)));
  expect(await timesLet(() => limitResetMails(app, 'ann@example.org', on(1)))).toBe(3);
  expect(await timesLet((i) => limitResetMails(app, 'ann@example.org', on(2 + i)))).toBe(3);
});

test('each kind has a count of its own: links of hers, codes, changes of address', async () => {
  const { app } = openNodeWorld();
  const her = { id: 'her', emailKey: 'ann@example.org', emailVerified: true };
  expect(await timesLet(() => limitVerificationMails(app, her))).toBe(3);
  expect(await timesLet(() => limitCodeMails(app, 'her'))).toBe(3);
  expect(await timesLet((i) => limitChangeMails(app, her, `new${i}@example.org`))).toBe(3);
  expect(await timesLet((i) => limitVerificationMails(app, { ...her, id: `life ${i}` }))).toBe(3);
});

test('accounts without a mailbox that want an address do not spend the count of those with one', async () => {
  const { app } = openNodeWorld();
  const thief = (i: number) => ({ id: `thief ${i}`, emailVerified: false });
  expect(await timesLet((i) => limitChangeMails(app, thief(i), 'ann@example.org'))).toBe(3);
  await limitChangeMails(app, { id: 'her', emailVerified: true }, 'ann@example.org');
});
