import { env } from 'cloudflare:test';
import { outboxMailer } from '../../workers/adapters/mailer/outbox.ts';
import { sandboxPayments } from '../../workers/adapters/payments/sandbox-payments.ts';
import { consume } from '../../workers/background/consume.ts';
import type { BackgroundApp } from '../../workers/app.ts';
import { composeApp } from '../../workers/compose.ts';
import type { Clock } from '../../workers/ports/clock.ts';
import type { JobMessage } from '../../workers/ports/jobs.ts';
import type { Payments } from '../../workers/ports/payments.ts';
import { createApi } from '../../workers/site/api/index.ts';
import { mountSandbox } from '../../workers/site/local-build/sandbox.ts';
import { newMember, PASSWORD } from './visitor.workerd.ts';

// The house with real D1, a clock of its own, and one of the two payment providers.

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** 20 November 2026. */
export const START = Date.UTC(2026, 10, 20, 9);

export type BillingWorld = Awaited<ReturnType<typeof openBillingWorld>>;
export type Member = Awaited<ReturnType<BillingWorld['member']>>;

let serial = 0;

export function openBillingWorld(provider: (clock: Clock, app: BackgroundApp) => Payments = inSandbox) {
  let now = START;
  const clock: Clock = { now: () => now };
  const sent: JobMessage[] = [];
  const composed = composeApp(env);
  const app: BackgroundApp = {
    ...composed,
    clock,
    jobs: { send: (messages) => Promise.resolve(void sent.push(...messages)) },
    imageEditor: { name: 'none', render: () => Promise.reject(new Error('not here')) },
    pictureModels: [],
    photoChecks: [],
    pictureLock: {
      basisFor: () => Promise.resolve(null),
      restore: () => Promise.reject(new Error('no model was asked')),
    },
    modelCatalogs: [],
    alerts: null,
    mailer: outboxMailer(composed.people, clock),
  };
  app.payments = provider(clock, app);
  const api = createApi(() => app);
  mountSandbox(api);

  /** Sends what the queue holds. */
  async function work(): Promise<void> {
    const messages = sent.splice(0).map((body, i) => ({
      ...{ id: `m${i}`, timestamp: new Date(0), body, attempts: 1 },
      ack: () => undefined,
      retry: () => undefined,
    }));
    await consume(app, { queue: 'stylecast-mails', messages } as unknown as MessageBatch);
  }
  return {
    ...{ app, api, clock, sent, work },
    pass: (ms: number) => {
      now += ms;
    },
    /** Somebody new whose address is verified. */
    async member(over: { tier?: string; source?: string | null; verified?: boolean } = {}) {
      const her = await newMember(api, `payer${++serial}`, `192.0.2.${serial % 250}`);
      const { tier = 'free', source = null, verified = true } = over;
      await env.PEOPLE.prepare(
        'update users set email_verified = ?, subscription_tier = ?, subscription_source = ? where id = ?',
      )
        .bind(verified ? 1 : 0, tier, source, her.user.id)
        .run();
      sent.length = 0;
      /** One call; its status and its body. */
      const call = async (method: string, path: string, body?: unknown) => {
        let answer = await her.send(method, path, body);
        if (answer.status === 401) {
          // Months have passed: she signs in again.
          await her.send('POST', '/api/login', { username: her.user.username, password: PASSWORD });
          answer = await her.send(method, path, body);
        }
        const text = await answer.text();
        return {
          status: answer.status,
          body: (text === '' ? {} : JSON.parse(text)) as Record<string, never>,
        };
      };
      /** What she may do at this moment, as every request sees it. */
      const tierNow = async (): Promise<string> => {
        return String((await call('GET', '/api/user')).body['subscriptionTier']);
      };
      return Object.assign(her, { call, tierNow });
    },
    /** The subjects of her mails, oldest first. */
    async mailsTo(member: { user: { email: string | null } }): Promise<string[]> {
      await work();
      const rows = await env.PEOPLE.prepare(
        'select subject from outbox where recipient = ? order by sent_at, rowid',
      )
        .bind(member.user.email)
        .all<{ subject: string }>();
      return rows.results.map(({ subject }) => subject);
    },
  };
}

function inSandbox(clock: Clock, app: BackgroundApp): Payments {
  return sandboxPayments(app.people, clock);
}
