import type { App } from '../../workers/app.ts';
import { outboxMails, type OutboxMail } from '../../workers/db/operations/outbox.ts';
import { createApi } from '../../workers/site/api/index.ts';
import { openOutfitWorld } from './outfit-world.workerd.ts';
import { newMember, visitor } from './visitor.workerd.ts';

export const NEW_PASSWORD = 'dry socks 34';

/** The API with a mailbox: people who sign up, get mail and follow its links. */
export function openAccountWorld(over?: App, house = openOutfitWorld()) {
  const app = over ?? house.app;
  const api = createApi(() => app);
  let serial = 0;
  const name = () => `ann${serial++}`;
  /** Another network each time: the limits by network are looked at in one test only. */
  const stranger = () => visitor(api, `198.51.100.${serial++ % 250}`);
  const member = async (username = name()) => newMember(api, username, `203.0.113.${serial++ % 250}`);

  /** The mails to an address so far, the newest first. Every waiting message is worked off before. */
  async function mailsTo(address: string): Promise<OutboxMail[]> {
    await house.work();
    return (await outboxMails(app.people, 1000)).filter((mail) => mail.recipient === address);
  }
  async function tokenTo(address: string, page: 'reset-password' | 'verify-email'): Promise<string> {
    const mails = await mailsTo(address);
    const found = mails.map((mail) => new RegExp(`/${page}\\?token=([0-9a-f]{40})`).exec(mail.text)?.[1]);
    const token = found.find((t) => t !== undefined);
    if (token === undefined) throw new Error(`No mail for ${page}.`);
    return token;
  }
  async function forgot(email: string): Promise<void> {
    house.pass(1000);
    const response = await stranger().send('POST', '/api/forgot-password', { email });
    if (response.status !== 200) throw new Error(await response.text());
  }
  const reset = (token: string, password = NEW_PASSWORD) =>
    stranger().send('POST', '/api/reset-password', { token, password });
  const canLogIn = async (username: string, password: string) =>
    (await stranger().send('POST', '/api/login', { username, password })).status === 200;
  /** The link is opened in this browser. */
  const verify = (token: string, opener = stranger()) =>
    opener.send('GET', `/api/verify-email?token=${token}`);
  return { house, app, api, name, stranger, member, mailsTo, tokenTo, forgot, reset, canLogIn, verify };
}
