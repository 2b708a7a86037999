import type { Mail } from '../../ports/mailer.ts';
import { BRAND_MARK, markImage } from './brand-mark.ts';

export interface Letter {
  /** Becomes a header: nothing that anybody typed. */
  subject: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  notes: string[];
}

interface Envelope {
  to: string;
  /** For the foot's link; '' for none. */
  origin: string;
  idempotencyKey: string;
}

/** One source for HTML and text, so that they cannot differ. */
export function renderMail(letter: Letter, { to, origin, idempotencyKey }: Envelope): Mail {
  return {
    to,
    subject: letter.subject,
    html: html(letter, origin),
    text: text(letter, origin),
    pictures: [BRAND_MARK],
    idempotencyKey,
  };
}

/** 'Hello Amara,' only for a first name of letters: others could carry a message to anybody's address. */
export function greeting(firstName: string | null): string {
  const name = plainName(firstName);
  return name === null ? 'Hello,' : `Hello ${name},`;
}

/** Null for a name that is more than letters. */
export const plainName = (firstName: string | null): string | null =>
  firstName !== null && /^\p{L}[\p{L}\p{M}'’ -]{0,23}$/u.test(firstName) ? firstName : null;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (raw: string): string => raw.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// app/tokens.css in hex: mail programs know neither variables nor OKLCH.
export const INK = '#221C1F';
export const MUTED = '#6F6468';
export const BERRY = '#A8325A';
export const TEXT = `font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif`;
export const DISPLAY = `font-family:Fraunces,'Iowan Old Style',Georgia,'Times New Roman',serif`;

const paragraph = (words: string): string =>
  `<p style="margin:0 0 16px;${TEXT};font-size:16px;line-height:1.55;color:${INK}">${escapeHtml(words)}</p>`;

const note = (words: string): string =>
  `<p style="margin:0 0 8px;${TEXT};font-size:13px;line-height:1.5;color:${MUTED}">${escapeHtml(words)}</p>`;

function button({ label, href }: { label: string; href: string }): string {
  const link = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td style="border-radius:999px;background:${BERRY}"><a href="${link}" style="display:inline-block;padding:14px 28px;${TEXT};font-size:16px;font-weight:600;line-height:1.25;color:#FFFFFF;text-decoration:none;border-radius:999px">${escapeHtml(label)}</a></td>
</tr></table>
<p style="margin:0 0 20px;${TEXT};font-size:13px;line-height:1.5;color:${MUTED}">If the button doesn't work, copy this address into your browser:<br><a href="${link}" style="color:${BERRY};word-break:break-all">${link}</a></p>`;
}

function foot(origin: string): string {
  if (origin === '') return 'Stylecast. The forecast of what to wear.';
  const link = escapeHtml(`${origin}/help-support`);
  return `Stylecast. The forecast of what to wear.<br><a href="${link}" style="color:${MUTED}">Help &amp; Support</a>`;
}

function html({ subject, heading, paragraphs, action, notes }: Letter, origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FBF8F4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF8F4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="40">${markImage(30)}</td>
<td style="${DISPLAY};font-weight:480;font-size:24px;line-height:30px;letter-spacing:-.03em;color:${INK}">Stylecast</td>
</tr></table></td></tr>
<tr><td style="padding:32px 28px 20px;background:#FFFFFF;border:1px solid #EAE2DC;border-radius:16px">
<h1 style="margin:0 0 20px;${DISPLAY};font-size:28px;font-weight:500;line-height:1.15;color:${INK}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action) : ''}
${notes.map(note).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0;${TEXT};font-size:13px;line-height:1.6;color:${MUTED}">${foot(origin)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function text({ heading, paragraphs, action, notes }: Letter, origin: string): string {
  const link = action ? [`${action.label}:\n${action.href}`] : [];
  const help = origin === '' ? '' : `\nHelp & Support: ${origin}/help-support`;
  const end = `--\nStylecast. The forecast of what to wear.${help}\n`;
  return [heading, ...paragraphs, ...link, ...notes, end].join('\n\n');
}
