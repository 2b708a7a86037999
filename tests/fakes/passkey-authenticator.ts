// A device with a passkey, in code: P-256 keys, attestation "none", counted signatures (WebAuthn, level 3).

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const utf8 = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const concat = (...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const be = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, i) => (value >>> (8 * (bytes - 1 - i))) & 255);

/** CBOR (RFC 8949) as far as a key needs it: byte strings, texts, small integers and maps. */
const head = (kind: number, value: number): number[] =>
  value < 24 ? [kind | value] : value < 256 ? [kind | 24, value] : [kind | 25, ...be(value, 2)];
const bytesItem = (bytes: Uint8Array): Uint8Array => concat(head(0x40, bytes.length), bytes);
const textItem = (text: string): Uint8Array => concat(head(0x60, text.length), utf8(text));
const integer = (value: number): number[] => (value >= 0 ? head(0, value) : head(0x20, -1 - value));

/** DER of an ECDSA signature, as devices write it; WebCrypto writes r and s one behind the other. */
function der(raw: Uint8Array): Uint8Array {
  const number = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const plain = bytes.subarray(start);
    const signed = (plain[0] ?? 0) > 127 ? concat([0], plain) : plain;
    return concat([2, signed.length], signed);
  };
  const both = concat(number(raw.subarray(0, 32)), number(raw.subarray(32)));
  return concat([0x30, both.length], both);
}

export interface Claims {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The device did not ask for finger, face or PIN. */
  unverified?: boolean;
  /** What its signature counter says; else one more each time. */
  counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export async function newAuthenticator(site = 'http://localhost') {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const jwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  const id = crypto.getRandomValues(new Uint8Array(32));
  let counter = 0;
  const coordinate = (text = '') => bytesItem(new Uint8Array(Buffer.from(text, 'base64url')));
  const cose = concat(
    head(0xa0, 5),
    ...[integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1)],
    ...[integer(-2), coordinate(jwk.x), integer(-3), coordinate(jwk.y)],
  );

  const clientData = (type: string, challenge: string, { origin = site }: Claims) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  async function authData(claims: Claims, flags: number, key: Uint8Array = new Uint8Array()) {
    const hash = await sha256(utf8(claims.rpId ?? new URL(site).hostname));
    const said = (claims.unverified ? PRESENT : PRESENT | VERIFIED) | flags;
    return concat(hash, [said], be(claims.counter ?? ++counter, 4), key);
  }
  const credential = { id: b64(id), rawId: b64(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id: credential.id,
    /** As `navigator.credentials.create` answers. */
    async make(options: { challenge: string }, claims: Claims = {}) {
      const key = concat(new Uint8Array(16), be(id.length, 2), id, cose);
      const data = await authData(claims, HAS_KEY, key);
      const attestation = concat(
        head(0xa0, 3),
        ...[textItem('fmt'), textItem('none'), textItem('attStmt'), head(0xa0, 0)],
        ...[textItem('authData'), bytesItem(data)],
      );
      const client = clientData('webauthn.create', claims.challenge ?? options.challenge, claims);
      const response = {
        clientDataJSON: b64(client),
        attestationObject: b64(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    /** As `navigator.credentials.get` answers. */
    async show(options: { challenge: string }, claims: Claims = {}) {
      const client = clientData('webauthn.get', claims.challenge ?? options.challenge, claims);
      const data = await authData(claims, 0);
      const signed = concat(data, await sha256(client));
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed);
      const signature = b64(der(new Uint8Array(raw)));
      return {
        ...credential,
        response: { clientDataJSON: b64(client), authenticatorData: b64(data), signature },
      };
    },
  };
}
