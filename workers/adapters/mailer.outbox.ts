import { insertOutbox } from '../db/outbox.ts';
import type { PeopleDb } from '../db/open.ts';
import type { Clock } from '../ports/clock.ts';
import type { Mailer } from '../ports/mailer.ts';
import { checkHeaders } from './mailer.headers.ts';

/** Keeps mails in D1, where /dev/mail shows them. Local builds only: compose.ts loads it nowhere else. */
export function outboxMailer(people: PeopleDb, clock: Clock): Mailer {
  return {
    name: 'outbox',
    async send(mail) {
      checkHeaders('outbox', mail);
      const { to: recipient, subject, html, text, idempotencyKey: id } = mail;
      await insertOutbox(people, { id, recipient, subject, html, text, sentAt: clock.now() });
      return id;
    },
  };
}
