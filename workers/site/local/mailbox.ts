import type { Context } from 'hono';
import { Refusal } from '../../../app/domain/refusal.ts';
import { outboxMail, outboxMails, type OutboxMail } from '../../db/outbox.ts';
import { escapeHtml } from '../../usecases/mails/letter.ts';
import type { Api, ApiEnv } from '../api/route.ts';

// The mailbox of local builds. No mail leaves this machine: here they are read.

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f4; --card: #fff; --ink: #221c1f; --muted: #6f6468; --line: #eae2dc; --accent: #a8325a; }
@media (prefers-color-scheme: dark) { :root { --paper: #191416; --card: #231d20; --ink: #f5eeea; --muted: #b3a7ab; --line: #3b3337; --accent: #ee9ab6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font: 500 28px/1.15 Georgia, serif; margin: 8px 0 20px; }
h2 { font-size: 14px; margin: 32px 0 10px; color: var(--muted); }
a { color: var(--accent); }
ul { list-style: none; margin: 0; padding: 0; }
li a { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; min-height: 44px; padding: 14px 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover b { color: var(--accent); }
li b { font-weight: 600; }
small, dt { color: var(--muted); }
li small { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
.mail, pre { border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
.mail { background: #fbf8f4; color-scheme: light; }
pre { margin: 0; padding: 20px; background: var(--card); font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

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

/** The HTML as a mail program shows it, in a shadow tree: neither style sheet reaches the other. */
const mailPage = ({ recipient, subject, html, text, sentAt }: OutboxMail): string =>
  page(
    subject,
    `<a href="/dev/mail">All mail</a><h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Sent</dt><dd>${time(sentAt)}</dd></dl>
<h2>HTML</h2><div class="mail"><template shadowrootmode="open">${html}</template></div>
<h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  );

const show = (c: Context<ApiEnv>, html: string): Response => {
  // Its links carry secrets.
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(html);
};

export function mountMailbox(api: Api): void {
  api.get('/dev/mail', async (c) => show(c, listPage(await outboxMails(c.get('app').people))));
  api.get('/dev/mail/:id', async (c) => {
    const mail = await outboxMail(c.get('app').people, c.req.param('id'));
    if (!mail) throw new Refusal('not-found', 'There is no such mail.');
    return show(c, mailPage(mail));
  });
}
