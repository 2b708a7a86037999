import { expect, test } from 'vitest';
import { machinePace } from '../../tests/runner/machine-pace.ts';
import { inQuery, MAIL_ADDRESS, mailAddress, text } from './fields.ts';
import { z } from 'zod';

const wrong = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([undefined, 'trim', 'shown'] as const)(
  'a text that is too long is read by nothing else (cleaned: %s)',
  (clean) => {
    const read: string[] = [];
    const note = (value: string) => {
      read.push(value);
      return value;
    };
    const schema = text({ most: 10, tooLong: 'Too long.', missing: 'Missing.', clean })
      .overwrite(note)
      .regex(/^never$/, 'a pattern')
      .refine((value) => note(value) === '', 'a rule');
    expect(wrong(schema, 'x'.repeat(50))).toEqual(['Too long.']);
    expect(wrong(schema, 'x'.repeat(11))).toEqual(['Too long.']);
    expect(read).toEqual([]);
    expect(wrong(schema, 'x'.repeat(10))).not.toContain('Too long.');
    expect(read).not.toEqual([]);
  },
);

test('a length is counted before the text is cleaned, and again after it', () => {
  const name = text({ most: 10, tooLong: 'Too long.', clean: 'shown' });
  expect(name.parse(`  ${'e\u0301'.repeat(10)}  `)).toBe('\u00e9'.repeat(10));
  expect(wrong(name, 'e\u0301'.repeat(11))).toEqual(['Too long.']);
  expect(wrong(name, ' '.repeat(41))).toEqual(['Too long.']);
});

test('what is missing, empty or only invisible is said in one sentence', () => {
  const name = text({ most: 10, missing: 'Please enter a name.', clean: 'shown' });
  for (const value of [undefined, '', '  ', '\u200b\u202e'])
    expect(wrong(name, value)).toEqual(['Please enter a name.']);
  expect(wrong(text({ most: 10 }), 'x'.repeat(11))).toEqual(['must be at most 10 characters']);
});

test('a number in an address is short', () => {
  const number = inQuery(z.coerce.number().int());
  expect(number.parse('12')).toBe(12);
  for (const value of ['', ' ', `${'0'.repeat(40)}1`, 'x'])
    expect(number.safeParse(value).success).toBe(false);
});

test.each(['a@b.co', 'ä.ö+x@bücher.example', "o'neil@mail.example.org", 'a@xn--bcher-kva.de', 'x@1.2'])(
  '%s is an address',
  (address) => {
    expect(MAIL_ADDRESS.test(address)).toBe(true);
  },
);
test.each([
  'a@b',
  'a@b..co',
  'a@.b.co',
  'a@b.co.',
  '@b.co',
  'a@@b.co',
  'a b@c.de',
  'a@b.co\u202e',
  'a@b.co,c@d.ef',
])('%j is none', (address) => {
  expect(wrong(mailAddress('Please enter one.'), address)).toEqual(['Please enter a valid email address.']);
});

test('of 254 signs none costs more than a moment', () => {
  const pace = machinePace();
  for (const signs of ['@', '.', 'a', 'a.', 'a@', '@.', '\u0301', '👩‍🦰']) {
    const address = `a@${signs.repeat(252)}`.slice(0, 253);
    const begun = performance.now();
    for (let i = 0; i < 100; i++) MAIL_ADDRESS.test(`${address},`);
    expect((performance.now() - begun) / 100, signs).toBeLessThan(pace);
  }
});
