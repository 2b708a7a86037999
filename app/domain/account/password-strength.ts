import { COMMON_PASSWORDS, COMMON_STEMS } from './common-passwords.ts';
import { isFrequentPassword } from './frequent-passwords.ts';

const TOO_COMMON = 'That password is one of the most common ones. Please choose another.';
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const KEY_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
];

const reversed = (text: string): string => Array.from(text).reverse().join('');
const plain = (text: string): string => Array.from(text, (c) => LOOKALIKES[c] ?? c).join('');
const stem = (text: string): string =>
  text.replace(/^[^\p{L}]{1,4}(?=\p{L})/u, '').replace(/(?<=\p{L})[^\p{L}]{1,4}$/u, '');

/** 'aaaaaa', '121212', 'abcabc': a block of at most three signs, over and over. */
const isRepeat = (text: string): boolean => /^(.{1,3}?)\1+$/u.test(text) || /^(.{1,2})\1+.$/u.test(text);

function isRun(text: string): boolean {
  const codes = Array.from(text, (c) => c.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

const isKeyRow = (text: string): boolean =>
  KEY_ROWS.some((row) => row.includes(text) || reversed(row).includes(text));

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (isFrequentPassword(lower)) return true;
  if (COMMON_PASSWORDS.has(lower) || isRepeat(lower) || isRun(lower) || isKeyRow(lower)) return true;
  return [stem(lower), stem(plain(lower)), plain(stem(lower))].some(
    (word) => COMMON_STEMS.has(word) || COMMON_PASSWORDS.has(word),
  );
}

/** Her own name with at most three signs around it is the first guess of anyone who knows her name. */
function isHerName(password: string, name: string): boolean {
  const [lower, own] = [password.toLowerCase(), name.toLowerCase()];
  return own.length >= 3 && lower.includes(own) && lower.length - own.length <= 3;
}

/** The sentence that refuses a password, or null. `names` are her username and email; length is the contract's. */
export function passwordProblem(password: string, names: string[]): string | null {
  const parts = names.flatMap((name) => [name, name.split('@')[0] ?? name]);
  if (parts.some((name) => isHerName(password, name))) {
    return 'Your password must not be your own name. Please choose another.';
  }
  return isCommon(password) ? TOO_COMMON : null;
}
