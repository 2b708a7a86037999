// Secrets that we hand out: a database keeps only their hash.
const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** 160 random bits, as 40 hex digits. */
export function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(20)));
}

/** SHA-256 of the text's UTF-8, as hex. */
export async function sha256Hex(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
