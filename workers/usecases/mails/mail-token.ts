import { hmacHex } from '../../db/sql/secret.ts';

/**
 * The secret in the link of one mail: 160 bits of an HMAC-SHA-256, as 40 hex digits. Made from the mail instead of by
 * chance, so that a second try to send it carries the same link, and neither queue nor database ever hold it.
 * @param mail what is unique about the mail; it contains a random key
 */
export const mailToken = async (signingSecret: string, mail: string): Promise<string> =>
  (await hmacHex(signingSecret, `mail-token\n${mail}`)).slice(0, 40);
