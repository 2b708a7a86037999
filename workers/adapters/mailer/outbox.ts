import { insertOutbox } from '../../db/operations/outbox.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { toBase64 } from '../image-editor/picture-answer.ts';
import { checkHeaders, listHeaders } from './headers.ts';

export function outboxMailer(people: PeopleDb, clock: Clock): Mailer {
  return {
    name: 'outbox',
    async send(mail) {
      checkHeaders('outbox', mail);
      const { to: recipient, subject, html, text, idempotencyKey: id } = mail;
      const pictures = (mail.pictures ?? []).map(({ bytes, ...picture }) => ({
        ...picture,
        base64: toBase64(bytes),
      }));
      const kept = { headers: listHeaders(mail), pictures, sentAt: clock.now() };
      await insertOutbox(people, { id, recipient, subject, html, text, ...kept });
      return id;
    },
  };
}
