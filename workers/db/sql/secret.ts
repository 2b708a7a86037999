// Of secrets that we hand out a database keeps only the hash.
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** 160 bits in hex. */
export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(20)));
}

/** Null for any spelling but the encoder's: of several for the same bytes only one would be known as spent. */
export function fromBase64url(text: string): Buffer<ArrayBuffer> | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/** HMAC-SHA-256, 32 bytes. */
export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

export const hmacHex = async (secret: string, text: string): Promise<string> => hex(await hmac(secret, text));

/**
 * Stands for a network, name or address in logs and counters: equal ones can be compared, and nobody finds them by
 * trying all, as with a plain hash (there are 4 billion IPv4 addresses).
 */
export const pseudonym = (secret: string, text: string): Promise<string> =>
  hmacHex(secret, `pseudonym\n${text}`);

export async function digestHex(algorithm: 'SHA-1' | 'SHA-256', of: string | Uint8Array): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of;
  return hex(new Uint8Array(await crypto.subtle.digest(algorithm, bytes as BufferSource)));
}

export const sha256Hex = (of: string | Uint8Array): Promise<string> => digestHex('SHA-256', of);

/** A key for each purpose, by HKDF-SHA-256. */
async function sealingKey(secret: string, purpose: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const how = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(`seal\n${purpose}`),
  };
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const IV_BYTES = 12;

/** AES-256-GCM: a copy of the database does not tell it. Bound to `owner`: in another row it does not open. */
export async function seal(secret: string, purpose: string, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encoder = new TextEncoder();
  const how = { name: 'AES-GCM', iv, additionalData: encoder.encode(owner) };
  const sealed = await crypto.subtle.encrypt(how, await sealingKey(secret, purpose), encoder.encode(text));
  return hex(iv) + hex(new Uint8Array(sealed));
}

/** Null for another secret, purpose or owner, and for what was never sealed. */
export async function unseal(
  secret: string,
  purpose: string,
  owner: string,
  sealed: string,
): Promise<string | null> {
  if (!/^([0-9a-f]{2})+$/.test(sealed) || sealed.length < 2 * IV_BYTES) return null;
  const bytes = Uint8Array.from(sealed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const how = {
    name: 'AES-GCM',
    iv: bytes.subarray(0, IV_BYTES),
    additionalData: new TextEncoder().encode(owner),
  };
  try {
    const key = await sealingKey(secret, purpose);
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytes.subarray(IV_BYTES)));
  } catch {
    return null;
  }
}
