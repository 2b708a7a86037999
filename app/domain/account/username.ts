// What a username may be, and one for who signs up with a provider and was asked for none.

/**
 * In normal form C: so many signs at least and at most, and which. No '@': so it is never somebody's email. None that cannot be
 * seen (fillers, selectors), and no accent without a letter before it.
 */
export const USERNAME_RULES = {
  least: 2,
  most: 40,
  signs: /^(?!\p{M})(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._-])+$/u,
};

const MAX_STEM = 30;

/** Letters and digits as usernames hold them; '' when nothing is left. */
const plain = (text: string | null): string =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+|\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/^\p{M}+/u, '')
    .normalize('NFC');

/**
 * 'Amara Okafor' is 'amara.okafor', then 'amara.okafor27', 'amara.okafor4815' …
 * @param tries how many were taken already; each adds a digit
 * @param chance in [0, 1)
 */
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
  // One letter is too short for a username, and no name is none.
  const isLong = [...stem].length >= 2;
  const base = isLong ? stem : `${stem}stylist`;
  if (tries === 0 && isLong) return base;
  const digits = Math.min(9, tries + 1);
  const lowest = 10 ** (digits - 1);
  return `${base}${lowest + Math.floor(chance * 9 * lowest)}`;
}
