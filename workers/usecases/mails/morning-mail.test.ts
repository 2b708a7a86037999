import { expect, test } from 'vitest';
import { MARK } from './mark.ts';
import { morningMail, sorryMail } from './morning-mail.ts';

const need = { min: 0.8, neutral: 1, max: 1.3 };
const hour = (at: number, tempF: number) => ({
  ...{ hour: at, tempF, need, worn: 1 },
  verdict: 'comfortable' as const,
});
const OUTFIT = {
  date: '2026-11-20',
  title: 'The camel coat',
  description: 'A camel coat over a cream turtleneck and straight jeans.',
  weather: { temperature: 57, condition: 'Partly Cloudy', humidity: 60, windSpeed: 5 },
  weatherNote: null,
  receipt: {
    ...{ icl: 1, need, method: 'PMV' as const, lines: [] },
    hours: [hour(8, 57), hour(15, 71)],
  },
  placeName: 'Lisbon, PT',
} as unknown as Parameters<typeof morningMail>[0];
const ABOUT = {
  ...{
    site: 'https://stylecast.app',
    postalAddress: null,
    unsubscribe: 'https://stylecast.app/unsubscribe/u',
  },
  user: { firstName: 'Amara', temperatureUnit: 'F' as const, notificationTime: '07:00' },
};
const LOOK = { id: 'look', fileName: 'look.jpg', contentType: 'image/jpeg', bytes: new Uint8Array([1]) };

test("the brand's mark, the look and its weather, each once; the two ways on stand in one row", () => {
  const { html, text, pictures } = morningMail(OUTFIT, LOOK, ABOUT);
  expect(pictures?.map(({ id }) => id)).toEqual(['mark', 'look']);
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:mark"', 'src="cid:look"']);
  expect(html).toContain('The camel coat<br><em');
  expect(html).toMatch(/<em [^>]*font-style:italic[^>]*>perfect for 57°F<\/em><\/h1>/);
  const seen = html.slice(html.indexOf('<table'));
  for (const once of ['57°F</td>', 'Partly Cloudy', 'erfect for', '71°F by 3 PM', 'cream turtleneck'])
    expect([once, seen.split(once).length - 1]).toEqual([once, 1]);
  const columns = html.match(/<td class="col" width="\d+%"[^]*?<a href="[^"]*"/g) ?? [];
  expect(columns.map((column) => /href="([^"]*)"/.exec(column)?.[1])).toEqual([
    'https://stylecast.app/',
    'https://stylecast.app/#pieces-title',
  ]);
  // The headline stands in the first screen with the picture.
  expect(html).toMatch(/max-height:520px;overflow:hidden"><img src="cid:look"/);
  // On a phone one above the other.
  expect(html).toContain('.col{display:block!important;width:100%!important');
  expect(text).toContain('Perfect for 57°F. A camel coat over');
});

test('a mail without a picture, and one without an outfit, carry the mark alone', () => {
  for (const mail of [morningMail(OUTFIT, null, ABOUT), sorryMail(ABOUT)]) {
    expect(mail.pictures).toEqual([MARK]);
    expect(mail.html.match(/<img /g)).toHaveLength(1);
  }
});
