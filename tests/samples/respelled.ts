// The same secret in other letters: what a decoder or a careless comparison would take for it.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same bytes as base64url, in spellings that decoders take as well. */
export function respelledBase64url(text: string): string[] {
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  const last = DIGITS.indexOf(text.at(-1) ?? '');
  // Two or four last bits that belong to no byte.
  const strayBits =
    text.length % 4 === 0 ? [] : [1, 2, 3].map((bits) => text.slice(0, -1) + DIGITS[last ^ bits]);
  const all = [
    padded,
    `${text}=`,
    plain,
    ...strayBits,
    `${text}\n`,
    ` ${text}`,
    `${text.slice(0, 4)}\t${text.slice(4)}`,
  ];
  return [...new Set(all)].filter((one) => one !== text);
}

/** The same hex digits, as an address, a cookie or a body may carry them. */
export const respelledHex = (text: string): string[] =>
  [
    text.toUpperCase(),
    `${text}%20`,
    `%20${text}`,
    `${text}%00`,
    `${text}/`,
    `0x${text}`,
    [...text].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join(''),
  ].filter((one) => one !== text);
