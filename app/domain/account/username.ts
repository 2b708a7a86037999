/** In NFC. No '@', so that it is never an email; nothing invisible, no accent without a letter before it. */
export const USERNAME_RULES = {
  least: 2,
  most: 40,
  signs: /^(?!\p{M})(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._-])+$/u,
};

const MAX_STEM = 30;

const plain = (text: string | null): string =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+|\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/^\p{M}+/u, '')
    .normalize('NFC');

/** 'Amara Okafor' becomes 'amara.okafor', then 'amara.okafor27' …; each of `tries` adds a digit, `chance` is in [0, 1). */
export function usernameFor(
  person: { firstName: string | null; lastName: string | null },
  tries: number,
  chance: number,
): string {
  const names = [plain(person.firstName), plain(person.lastName)].filter((name) => name !== '');
  const stem = names
    .join('.')
    .slice(0, MAX_STEM)
    .replace(/\p{Cs}/gu, '');
  const isLong = [...stem].length >= 2;
  const base = isLong ? stem : `${stem}stylist`;
  if (tries === 0 && isLong) return base;
  const digits = Math.min(9, tries + 1);
  const lowest = 10 ** (digits - 1);
  return `${base}${lowest + Math.floor(chance * 9 * lowest)}`;
}
