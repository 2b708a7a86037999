// Which addresses that somebody else names we may call (OWASP ASVS 5.0, 1.3.6 and 13.2.4): a push endpoint comes from a
// browser, the address of a finished film from a provider's answer. Only listed hosts, never "anything that is not private".

/** '.x.y' stands for every host below x.y, 'x.y' for this host alone. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Null unless https, usual port, no credentials, a listed host. Never numbers: URL reads 'https://0x7f.1' as '127.0.0.1'.
 */
export function allowedAddress(address: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain && hosts.some((host) => isHost(url.hostname, host)) ? url : null;
}

const isHost = (name: string, host: string): boolean =>
  host.startsWith('.') ? name.endsWith(host) && name.length > host.length : name === host;

/** Names that mean this machine or a network of its own (RFC 6761, 6762, 8375, 9476 and habit). */
const NOT_PUBLIC =
  /(^|\.)(local|localhost|localdomain|internal|intranet|private|corp|home|lan|arpa|test|example|invalid|onion|alt)$/;

/** Null unless https ('webcal:' too), usual port, no credentials, a public name. The network guards where names lead. */
export function publicAddress(address: string): URL | null {
  const written = address.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  const name = url.hostname.replace(/\.$/, '');
  // The last label of a name is of letters (or punycode); that of an IPv4 address is a number, and IPv6 has brackets.
  const isName = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/.test(name);
  return plain && isName && !NOT_PUBLIC.test(name) ? url : null;
}
