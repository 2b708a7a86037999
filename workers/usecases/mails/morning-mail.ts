import { capitalize } from '../../../app/domain/text-format/capitalized.ts';
import { formatClock, formatDay, formatHour } from '../../../app/domain/time/date-words.ts';
import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { describeFit, filledWords } from '../../../app/domain/looks/comfort-line.ts';
import { announcedTitle } from '../../../app/domain/looks/named-look.ts';
import type { Slot } from '../../../app/domain/looks/look.ts';
import { dayWeatherPhrase } from '../../../app/domain/planning/day-title.ts';
import { hourWord } from '../../../app/domain/styling/text/look-facts.ts';
import { convertTemperatures, formatTemperature } from '../../../app/domain/weather/temperature.ts';
import { garmentNoun } from '../../../app/domain/wardrobe/glossary.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Mail, MailPicture } from '../../ports/mailer.ts';
import { BERRY, DISPLAY, escapeHtml, INK, MUTED, plainName, TEXT } from './letter.ts';
import { BRAND_MARK, markImage } from './brand-mark.ts';

// Tables and inline styles, because mail programs know little else (design: mail.html); the text says the same.

interface About {
  /** '' in local builds. */
  site: string;
  postalAddress: string | null;
  unsubscribe: string;
  user: Pick<SessionUser, 'firstName' | 'temperatureUnit' | 'notificationTime'>;
}

type Morning = Pick<
  OutfitRow,
  'date' | 'title' | 'description' | 'weather' | 'weatherNote' | 'receipt' | 'placeName' | 'look' | 'reasons'
>;
type Said = Pick<Mail, 'subject' | 'html' | 'text' | 'pictures'>;

const INK_2 = '#4B4245';
const PAPER = '#F4EDE6';
const LINE = '#EAE2DC';
/** px, from edge to edge: head to shoes in every mail program; on a phone as wide as that. */
const PICTURE_WIDTH = 598;
const MOST_REASONS = 2;

/** 'Up to 71°F by 3 PM'; null where the day stays as it is. */
function outlook({ weather, receipt }: Morning, unit: 'F' | 'C'): string | null {
  const [first, ...rest] = receipt.hours;
  if (!first) return null;
  const high = rest.reduce((best, hour) => (hour.tempF > best.tempF ? hour : best), first);
  const rises = Math.round(high.tempF) - Math.round(weather.temperature) >= 2;
  return rises ? `Up to ${formatTemperature(high.tempF, unit)} by ${formatHour(high.hour)}` : null;
}

const GREETINGS = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  night: 'Hello',
};

function hello({ user }: About): string {
  const words = GREETINGS[daypartOf(Number(user.notificationTime.slice(0, 2)))];
  const name = plainName(user.firstName);
  return name === null ? words : `${words}, ${name}`;
}

/** From the outside in; a scarf in a pocket is no news. */
const OVER: readonly Slot[] = ['coat', 'jacket', 'knitwear'];

/** 'coat off by one', where a reason says so of a known day. */
function layerOff({ reasons, look, weatherNote }: Morning): string | null {
  if (weatherNote !== null) return null;
  const told = reasons.flatMap(({ off = [] }) => off);
  // From the outside in: with the hoodie the jacket is off, too.
  for (const layer of OVER.flatMap((one) => look.garments.filter(({ slot }) => slot === one))) {
    const hour = told.find(({ garmentId }) => garmentId === layer.id)?.fromHour;
    if (hour !== undefined) return `${garmentNoun(layer.name)} off by ${hourWord(hour)}`;
  }
  return null;
}

/** When a layer comes off, or 'perfect for a mild day'. Degrees and sky stand below it. */
function fitWords(outfit: Morning, unit: 'F' | 'C'): string {
  const { text: fit, mood } = describeFit(outfit, unit);
  if (mood === 'perfect') return layerOff(outfit) ?? `perfect for ${dayOf(outfit)}`;
  const sky = `${formatTemperature(outfit.weather.temperature, unit)}, ${outfit.weather.condition}`;
  const words = fit
    .replace(` at a time in ${sky}`, ' outside at a time')
    .replace(`: ${sky}`, ' today')
    .replace(sky, 'today');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const dayOf = ({ weather: { condition, temperature: nowF }, receipt: { hours } }: Morning): string =>
  dayWeatherPhrase({ condition, highF: Math.max(nowF, ...hours.map(({ tempF }) => tempF)) });

const why = ({ user }: About): string =>
  `Sent at ${formatClock(user.notificationTime)} because you asked for a morning email.`;
const sender = ({ postalAddress }: About): string =>
  postalAddress === null ? 'Stylecast. The forecast of what to wear.' : `Stylecast, ${postalAddress}`;

export function morningMail(outfit: Morning, picture: MailPicture | null, about: About): Said {
  const unit = about.user.temperatureUnit;
  const now = formatTemperature(outfit.weather.temperature, unit);
  const city = outfit.placeName.split(',')[0] ?? '';
  const [leaving] = outfit.receipt.hours;
  const at = leaving ? ` at ${formatHour(leaving.hour)}` : '';
  const sky = `${outfit.weather.condition} in ${city}${at}`;
  const later = [outlook(outfit, unit), outfit.weatherNote, filledWords(outfit.receipt)].filter(
    (line) => line !== null,
  );
  const title = announcedTitle(outfit);
  const fit = fitWords(outfit, unit);
  const wear = convertTemperatures(outfit.description, unit);
  const reasons = convertTemperatures(
    outfit.reasons
      .slice(0, MOST_REASONS)
      .map((reason) => reason.text)
      .join(' '),
    unit,
  );
  const today = `${about.site}/`;
  const weather = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${LINE};border-bottom:1px solid ${LINE}"><tr>
<td width="1" style="padding:12px 16px 12px 0;${DISPLAY};font-weight:320;font-size:40px;line-height:44px;letter-spacing:-.04em;white-space:nowrap;color:${INK}">${escapeHtml(now)}</td>
<td style="padding:12px 0;${TEXT};font-size:15px;line-height:21px;color:${INK_2}"><b style="font-weight:600;color:${INK}">${escapeHtml(sky)}</b>${later.map((line) => `<br>${escapeHtml(line)}`).join('')}</td>
</tr></table>`;
  const parts = [
    picture === null
      ? ''
      : `<tr><td align="center"><a href="${escapeHtml(today)}" style="display:block"><img class="pic" src="cid:${picture.id}" width="${PICTURE_WIDTH}" alt="Your outfit: ${escapeHtml(reasons === '' ? title : `${title}. ${wear}`)}" style="display:block;width:${PICTURE_WIDTH}px;max-width:100%;height:auto;margin:0 auto;border:0"></a></td></tr>`,
    row('36px 40px 0', `${overline(hello(about))}${headline(title, fit)}`),
    row('22px 40px 0', weather),
    // The picture shows what she wears; words do without one.
    row('22px 40px 0', paragraph([reasons, picture ? '' : wear].filter(Boolean).join(' ') || wear)),
    row(
      '28px 40px 40px',
      besides(
        button(today, "See today's look", true),
        button(`${today}#pieces-title`, 'Swap a piece', false),
      ),
    ),
  ];
  return {
    subject: title,
    html: html(
      title,
      `${sentence(fit)} ${later[0] ?? sky}.`,
      formatDay(outfit.date),
      parts.join('\n'),
      about,
    ),
    text: text(
      [
        hello(about),
        title,
        `${now}, ${[sky, ...later].join('. ')}.`,
        ...(reasons === '' ? [] : [reasons]),
        `${sentence(fit)} ${wear}`,
        `See today's look:\n${today}`,
      ],
      about,
    ),
    pictures: picture ? [BRAND_MARK, picture] : [BRAND_MARK],
  };
}

export function sorryMail(about: About): Said {
  const title = 'Your outfit is waiting';
  const words = "We couldn't make it ahead of time today. Open Stylecast and we'll make it while you watch.";
  const today = `${about.site}/`;
  const parts = [
    row('36px 40px 0', `${overline(hello(about))}${headline(title)}`),
    row('22px 40px 0', paragraph(words)),
    row('28px 40px 40px', button(today, "Make today's look", true)),
  ];
  return {
    subject: title,
    html: html(title, words, '', parts.join('\n'), about),
    text: text([hello(about), title, words, `Make today's look:\n${today}`], about),
    pictures: [BRAND_MARK],
  };
}

const row = (padding: string, inside: string): string =>
  `<tr><td class="pad" style="padding:${padding}">${inside}</td></tr>`;
const overline = (words: string): string =>
  `<p style="margin:0 0 10px;${TEXT};font-weight:600;font-size:12px;line-height:17px;letter-spacing:.09em;text-transform:uppercase;color:${MUTED}">${escapeHtml(words)}</p>`;
const headline = (words: string, hint?: string): string =>
  `<h1 class="hl" style="margin:0;${DISPLAY};font-weight:380;font-size:44px;line-height:48px;letter-spacing:-.022em;text-wrap:balance;overflow-wrap:anywhere;color:${INK}">${escapeHtml(paired(words))}${hint === undefined ? '' : `${/[.,!?]$/.test(words) ? '' : ','}<br><em style="font-style:italic;font-weight:340">${escapeHtml(hint)}</em>`}</h1>`;
/** A short last word never stands alone on a line. */
const paired = (words: string): string => words.replace(/ (\S{1,8})$/, '\u00a0$1');
const paragraph = (words: string): string =>
  `<p style="margin:0;${TEXT};font-size:18px;line-height:28px;color:${INK_2}">${escapeHtml(words)}</p>`;

const sentence = (words: string): string => `${capitalize(words)}.`;

const besides = (first: string, second: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="col" width="56%" style="padding-right:10px">${first}</td>
<td class="col" width="44%">${second}</td>
</tr></table>`;

function button(href: string, words: string, isFirst: boolean): string {
  const [back, edge, ink] = isFirst ? [BERRY, BERRY, '#FFFFFF'] : ['#FBF8F4', '#8D8286', INK];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>
<td align="center" bgcolor="${back}" style="border-radius:999px;border:1px solid ${edge}"><a href="${escapeHtml(href)}" style="display:block;padding:15px 20px;${TEXT};font-weight:600;font-size:16px;line-height:20px;color:${ink};text-decoration:none;white-space:nowrap">${escapeHtml(words)}</a></td>
</tr></table>`;
}

function html(title: string, preview: string, day: string, inside: string, about: About): string {
  const link = (href: string, words: string) =>
    `<a href="${escapeHtml(href)}" style="color:${INK_2};text-decoration:underline;display:inline-block;padding:12px 8px">${words}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(title)}</title>
<style>@media (max-width:599px){.outer{padding:0!important}.pad,.brow{padding-left:24px!important;padding-right:24px!important}.col{display:block!important;width:100%!important;padding:0 0 10px!important}.pic{width:100%!important}.hl{font-size:34px!important;line-height:38px!important}.box{border-radius:0!important;border:0!important}}</style>
</head>
<body style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="background:${PAPER}"><tr><td align="center" class="outer" style="padding:40px 20px 48px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="box" bgcolor="#FBF8F4" style="background:#FBF8F4;border-radius:16px;border:1px solid ${LINE};overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="brow" style="padding:20px 40px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="40">${markImage(30)}</td>
<td style="${DISPLAY};font-weight:480;font-size:22px;line-height:30px;letter-spacing:-.03em;color:${INK}">Stylecast</td>
<td align="right" style="${TEXT};font-size:14px;line-height:20px;color:${MUTED}">${escapeHtml(day)}</td>
</tr></table></td></tr>
${inside}
</table>
</td></tr>
<tr><td align="center" class="pad" style="padding:24px 40px 28px;${TEXT};font-size:13px;line-height:21px;color:${MUTED}">${escapeHtml(why(about))}<br>${link(`${about.site}/profile`, 'Change the time')}${link(about.unsubscribe, 'Unsubscribe')}<br>${escapeHtml(sender(about))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function text(parts: string[], about: About): string {
  const foot = [
    `--\n${why(about)}`,
    `Change the time: ${about.site}/profile`,
    `Unsubscribe: ${about.unsubscribe}`,
    sender(about),
  ].join('\n');
  return `${[...parts, foot].join('\n\n')}\n`;
}
