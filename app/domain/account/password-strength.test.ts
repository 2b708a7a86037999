import { expect, test } from 'vitest';
import { COMMON_PASSWORDS, COMMON_STEMS } from './common-passwords.ts';
import { isFrequentPassword } from './frequent-passwords.ts';
import { passwordProblem } from './password-strength.ts';

const refused = (password: string, names: string[] = []) => passwordProblem(password, names) !== null;

test('the most common passwords are refused, however they are dressed up', () => {
  const worst = [
    '123456',
    'password',
    'qwerty',
    'iloveyou',
    'P@ssw0rd!',
    'Dragon1',
    'Summer2024',
    'letmein',
    '1q2w3e4r',
    'abc123',
  ];
  for (const password of worst) expect(refused(password), password).toBe(true);
});

test('repeats, runs and key rows are refused', () => {
  for (const password of [
    'aaaaaa',
    '121212',
    'abcabc',
    '12121',
    '234567',
    'fedcba',
    'asdfgh',
    'poiuyt',
    '098765',
    // What the list of the frequent ones does not know.
    'xq7xq7xq7',
    '#k#k#k#',
    'ghijklmn',
    'xwvuts',
    'sdfghjk',
    'jhgfds',
  ]) {
    expect(refused(password), password).toBe(true);
  }
});

test('her own name is refused, with little around it or as the front of her address', () => {
  expect(refused('matilda-x', ['Matilda-x', 'm@example.org'])).toBe(true);
  expect(refused('Matilda99', ['matilda', 'm@example.org'])).toBe(true);
  expect(refused('annalivia7', ['al', 'annalivia@example.org'])).toBe(true);
  expect(refused('matilda likes hats', ['matilda', 'm@example.org'])).toBe(false);
});

test('ordinary passwords pass', () => {
  const fine = [
    'correct horse battery',
    'k7#mPq',
    'blaue-kanne',
    'wet socks 12',
    'Zebrastreifen88',
    'über-müde',
    '2 hats, 1 head',
  ];
  for (const password of fine) expect(refused(password), password).toBe(false);
});

test('the hundred thousand most frequent passwords are refused, in any case', () => {
  // Every ten thousandth of the list, its last ones, and some that none of our rules would refuse.
  const everyTenThousandth =
    '30081990 scott123 upgrade imajica 1234512i loopie sodibe fandorin disciples 02091964';
  const others = 'mustange leyland lexxityler mustang';
  for (const password of `${everyTenThousandth} ${others}`.split(' ')) {
    expect(isFrequentPassword(password), password).toBe(true);
    expect(refused(password.toUpperCase()), password).toBe(true);
  }
});

test('of passwords that are on no list one in a thousand is taken for one', () => {
  let taken = 0;
  for (let i = 0; i < 100_000; i++) if (isFrequentPassword(`hat-${i}-rack-${i * 7919}`)) taken++;
  expect(taken).toBeGreaterThan(50);
  expect(taken).toBeLessThan(200);
});

test('every listed password is refused by itself', () => {
  for (const password of [...COMMON_PASSWORDS, ...COMMON_STEMS])
    expect(refused(password), password).toBe(true);
  expect(COMMON_PASSWORDS.size + COMMON_STEMS.size).toBeGreaterThan(1000);
});

test('a name of three letters with three signs around it is her name, with four or of two letters it is none', () => {
  for (const password of ['ann#k7', '#ann#7', '#7#ann']) {
    expect(refused(password, ['ann']), password).toBe(true);
    expect(refused(password, ['someone']), password).toBe(false);
  }
  expect(refused('ann#k7q', ['ann'])).toBe(false);
  expect(refused('al#k', ['al', 'al@example.org'])).toBe(false);
});

test('every second letter of the alphabet is no run, nor is a run with something behind it', () => {
  for (const password of ['bdfhjl', 'xvtrpn', 'abcdxyz']) expect(refused(password), password).toBe(false);
});

test('a refusal says which of the two it is', () => {
  expect(passwordProblem('ann#k7', ['ann'])).toContain('your own name');
  expect(passwordProblem('123456', ['ann'])).toContain('most common');
  expect(passwordProblem('k7#mPq', ['ann'])).toBeNull();
});
