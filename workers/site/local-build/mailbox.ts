import type { Context } from 'hono';
import { Refusal } from '../../../app/domain/refusal.ts';
import { outboxMail, outboxMails, type OutboxMail } from '../../db/operations/outbox.ts';
import { escapeHtml } from '../../usecases/mails/letter.ts';
import type { Api, ApiEnv } from '../api/route.ts';
import { page } from './local-page.ts';

const time = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ') + ' UTC';

const line = ({
  id,
  recipient,
  subject,
  sentAt,
}: OutboxMail): string => `<li><a href="/dev/mail/${escapeHtml(id)}">
<b>${escapeHtml(subject)}</b><small>${escapeHtml(recipient)} · ${time(sentAt)}</small></a></li>`;

function listPage(mails: OutboxMail[]): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. Sign up, or ask for a new password.</p>'
      : `<ul>${mails.map(line).join('')}</ul>`;
  return page('Mailbox', `<small>Local build: no mail leaves this machine.</small><h1>Mailbox</h1>${list}`);
}

const withPictures = (html: string, pictures: OutboxMail['pictures']): string =>
  pictures.reduce(
    (shown, { id, contentType, base64 }) =>
      shown.replaceAll(`cid:${id}`, `data:${contentType};base64,${base64}`),
    html,
  );

/** As a mail program shows it, in a shadow tree: style sheets stay apart. */
const mailPage = ({ recipient, subject, html, text, headers, pictures, sentAt }: OutboxMail): string =>
  page(
    subject,
    `<a href="/dev/mail">All mail</a><h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Sent</dt><dd>${time(sentAt)}</dd>${Object.entries(headers)
      .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
      .join('')}</dl>
<h2>HTML</h2><div class="mail"><template shadowrootmode="open">${withPictures(html, pictures)}</template></div>
<h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  );

const show = (c: Context<ApiEnv>, html: string): Response => {
  // Its links carry secrets.
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Content-Security-Policy', "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'");
  return c.html(html);
};

export function mountMailbox(api: Api): void {
  api.get('/dev/mail', async (c) => show(c, listPage(await outboxMails(c.get('app').people))));
  api.get('/dev/mail/:id', async (c) => {
    const mail = await outboxMail(c.get('app').people, c.req.param('id'));
    if (!mail) throw new Refusal('not-found', "We couldn't find that mail.");
    return show(c, mailPage(mail));
  });
}
