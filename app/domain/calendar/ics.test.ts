import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { foldIcsLine, buildIcsCalendar, escapeIcsText, type IcsDay } from './ics.ts';

const DAY: IcsDay = {
  uid: '2026-11-21-abc@stylecast',
  date: '2026-11-21',
  changedAt: Date.UTC(2026, 10, 20, 18, 5, 9),
  summary: 'Navy, and boots; for "rain"',
  description: 'Line one\nC:\\clothes, and more',
  url: 'https://stylecast.app/week',
};

test('the file as RFC 5545 writes it', () => {
  const file = buildIcsCalendar('Stylecast', [DAY]);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of [
    'UID:2026-11-21-abc@stylecast',
    'DTSTAMP:20261120T180509Z',
    'DTSTART;VALUE=DATE:20261121',
    'DTEND;VALUE=DATE:20261122',
    'SUMMARY:Navy\\, and boots\\; for "rain"',
    'DESCRIPTION:Line one\\nC:\\\\clothes\\, and more',
  ])
    expect(file.split('\r\n')).toContain(line);
  expect(buildIcsCalendar('Stylecast', [DAY])).toBe(file);
});

test('the last day of a year ends in the next', () => {
  expect(buildIcsCalendar('S', [{ ...DAY, date: '2026-12-31' }])).toContain('DTEND;VALUE=DATE:20270101');
});

test('no line is longer than 75 octets, none is cut inside a character, all of it is there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 80, maxLength: 400 }), (text) => {
      const line = `DESCRIPTION:${escapeIcsText(text)}`;
      const lines = foldIcsLine(line).split('\r\n');
      for (const [index, each] of lines.entries()) {
        expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75);
        if (index > 0) expect(each.startsWith(' ')).toBe(true);
      }
      expect(lines.map((each, index) => (index === 0 ? each : each.slice(1))).join('')).toBe(line);
    }),
  );
});

test('a calendar reads back what was written, whatever the words are', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'grapheme', minLength: 60, maxLength: 300 }),
      (summary, description) => {
        const file = buildIcsCalendar('Stylecast', [{ ...DAY, summary, description }]);
        const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!;
        // Line breaks are one sign in the file, control characters none.
        const plain = (text: string) =>
          text.replace(/\r\n|\r/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
        expect(event.getFirstPropertyValue('summary')).toBe(plain(summary));
        expect(event.getFirstPropertyValue('description')).toBe(plain(description));
        expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-11-21');
      },
    ),
  );
});
