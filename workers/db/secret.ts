// Secrets that we hand out: a database keeps only their hash.
const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** 160 random bits, as 40 hex digits. */
export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(20)));
}

/** HMAC-SHA-256 of the text's UTF-8: 32 bytes that only the keeper of the secret can make. */
export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** The same as hex. */
export const hmacHex = async (secret: string, text: string): Promise<string> => hex(await hmac(secret, text));

/**
 * What stands for somebody's network, name or address in a log or a counter: equal ones can be compared, and nobody finds
 * out which they are by trying all of them, as with a plain hash (there are 4 billion IPv4 addresses).
 */
export const pseudonym = (secret: string, text: string): Promise<string> =>
  hmacHex(secret, `pseudonym\n${text}`);

/** SHA-256 of the text's UTF-8, as hex. */
export async function sha256Hex(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
