/**
 * The secret in the link of one mail: 160 bits of an HMAC-SHA-256, as 40 hex digits. Made from the mail instead of by
 * chance, so that a second try to send it carries the same link, and neither queue nor database ever hold it.
 * @param mail what is unique about the mail; it contains a random key
 */
export async function mailToken(signingSecret: string, mail: string): Promise<string> {
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(signingSecret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, text.encode(`mail-token\n${mail}`));
  const bytes = new Uint8Array(signature).subarray(0, 20);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
