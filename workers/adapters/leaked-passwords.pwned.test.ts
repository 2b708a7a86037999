import { expect, test } from 'vitest';
import { ProviderError } from '../ports/provider-error.ts';
import { pwnedPasswords } from './leaked-passwords.pwned.ts';

// The answer as haveibeenpwned.com/API/v3 describes it: 'SUFFIX:COUNT' a line, CRLF, and lines with the count 0 for padding.
// SHA-1 of 'password' is 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
const OTHERS = ['1D2DA4053E34E76F6576ED1DA63134B5E2A:2', '1E4C9B93F3F0682250B6CF8331B7EE68FD9:7'];

function answering(lines: string[], status = 200) {
  const asked: Request[] = [];
  const ask = ((input: string, init: RequestInit) => {
    asked.push(new Request(input, { ...init, redirect: 'follow' }));
    return Promise.resolve(new Response(lines.join('\r\n'), { status }));
  }) as typeof fetch;
  return { passwords: pwnedPasswords(ask), asked };
}

test('five signs of the SHA-1 leave, padded, and nothing else of the password', async () => {
  const { passwords, asked } = answering([...OTHERS, '1E4C9B93F3F0682250B6CF8331B7EE68FD8:52256179']);
  expect(await passwords.hasLeaked('password')).toBe(true);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://api.pwnedpasswords.com/range/5BAA6',
  ]);
  expect(asked[0]?.headers.get('add-padding')).toBe('true');
  expect(asked[0]?.body).toBeNull();
});

test('a password that is not among them, or only as padding, has not leaked', async () => {
  expect(await answering(OTHERS).passwords.hasLeaked('password')).toBe(false);
  const padded = answering([...OTHERS, '1E4C9B93F3F0682250B6CF8331B7EE68FD8:0']);
  expect(await padded.passwords.hasLeaked('password')).toBe(false);
});

test('an error of theirs, a redirect, silence and an endless answer are failures of the provider', async () => {
  const silent = pwnedPasswords(() => Promise.reject(new Error('no network')));
  const broken = [
    answering([], 503).passwords,
    answering([], 302).passwords,
    answering(Array<string>(20_000).fill(OTHERS[0]!)).passwords,
    silent,
  ];
  for (const passwords of broken)
    await expect(passwords.hasLeaked('password')).rejects.toBeInstanceOf(ProviderError);
});
