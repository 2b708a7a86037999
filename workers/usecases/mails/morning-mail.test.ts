import { expect, test } from 'vitest';
import { BRAND_MARK } from './brand-mark.ts';
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
  look: { garments: [{ id: 'wool-coat:camel', name: 'camel wool coat', slot: 'coat' }] },
  reasons: [],
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
  expect(html).toContain('The camel\u00a0coat,<br><em');
  expect(html).toMatch(/<em [^>]*font-style:italic[^>]*>perfect for a mild day<\/em><\/h1>/);
  const seen = html.slice(html.indexOf('<table'));
  for (const once of ['57°F', 'Partly Cloudy', 'erfect for', '71°F by 3 PM', 'cream turtleneck'])
    expect([once, seen.split(once).length - 1]).toEqual([once, 1]);
  const columns = html.match(/<td class="col" width="\d+%"[^]*?<a href="[^"]*"/g) ?? [];
  expect(columns.map((column) => /href="([^"]*)"/.exec(column)?.[1])).toEqual([
    'https://stylecast.app/',
    'https://stylecast.app/#pieces-title',
  ]);
  // From edge to edge.
  expect(html).toMatch(/<img class="pic" src="cid:look" width="598"/);
  // On a phone one above the other.
  expect(html).toContain('.col{display:block!important;width:100%!important');
  expect(text.split('57°F')).toHaveLength(2);
  expect(text).toContain('Perfect for a mild day. A camel coat over');
});

test('the headline says when the coat comes off, where that is told; else how it fits, without the degrees', () => {
  const hint = (outfit: Partial<typeof OUTFIT>) =>
    /<em [^>]*>([^<]*)<\/em>/.exec(morningMail({ ...OUTFIT, ...outfit }, LOOK, ABOUT).html)?.[1];
  const off = { garmentId: 'wool-coat:camel', fromHour: 13 };
  const reasons = [{ fact: 'shed' as const, text: 'The coat can come off at one.', off: [off] }];
  expect(hint({ reasons })).toBe('coat off by one');
  expect(hint({ reasons: [{ ...reasons[0]!, off: [{ garmentId: off.garmentId }] }] })).toBe(
    'perfect for a mild day',
  );
  const hoodie = { id: 'zip-hoodie:black', name: 'black zip hoodie', slot: 'knitwear' };
  const look = { garments: [hoodie, ...OUTFIT.look.garments] } as unknown as typeof OUTFIT.look;
  const both = [
    {
      ...reasons[0]!,
      off: [
        { garmentId: hoodie.id, fromHour: 15 },
        { ...off, fromHour: 15 },
      ],
    },
  ];
  expect(hint({ look, reasons: both })).toBe('coat off by three');
  expect(hint({ look, reasons: [{ ...both[0]!, off: both[0]!.off.slice(0, 1) }] })).toBe(
    'hoodie off by three',
  );
  const cold = { ...OUTFIT.receipt, minutesOutdoors: 40 };
  expect(hint({ reasons, receipt: cold })).toBe('about 40 minutes outside at a time');
  const [first] = OUTFIT.receipt.hours;
  const felt = (verdict: 'cool' | 'hot') => ({ ...OUTFIT.receipt, hours: [{ ...first!, verdict }] });
  expect(hint({ receipt: felt('cool') })).toBe('a little light for today');
  expect(hint({ receipt: felt('hot') })).toBe('take it easy today');
});

test('it says why in two sentences; what is worn stands in the picture and its words, without one in the mail', () => {
  const reasons = ['The coat can come off at one.', 'Dry all day.', 'You like camel.'].map((text) => ({
    ...{ fact: 'shed' as const, text },
  }));
  const { html, text } = morningMail({ ...OUTFIT, reasons }, LOOK, ABOUT);
  expect(html).toContain('>The coat can come off at one. Dry all day.</p>');
  expect(html).not.toContain('You like camel.');
  expect(html).toMatch(/alt="Your outfit: The camel coat\. A camel coat over a cream turtleneck/);
  expect(text.indexOf('The coat can come off')).toBeLessThan(text.indexOf('A camel coat over'));
  const plain = morningMail({ ...OUTFIT, reasons }, null, ABOUT).html;
  expect(plain).toContain('>The coat can come off at one. Dry all day. A camel coat over');
});

test('a mail without a picture, and one without an outfit, carry the mark alone', () => {
  for (const mail of [morningMail(OUTFIT, null, ABOUT), sorryMail(ABOUT)]) {
    expect(mail.pictures).toEqual([BRAND_MARK]);
    expect(mail.html.match(/<img /g)).toHaveLength(1);
  }
});

test('the weather is that of an hour, and what the forecast left out is said', () => {
  const receipt = { ...OUTFIT.receipt, filledHours: [15] };
  const { html, text } = morningMail({ ...OUTFIT, receipt }, LOOK, ABOUT);
  expect(html).toContain('Partly Cloudy in Lisbon at 8 AM</b>');
  const said = 'The forecast left out 3 PM; we read it from the hours around it';
  expect(html).toContain(`<br>${said}</td>`);
  expect(text).toContain(`57°F, Partly Cloudy in Lisbon at 8 AM. Up to 71°F by 3 PM. ${said}.\n`);
});
