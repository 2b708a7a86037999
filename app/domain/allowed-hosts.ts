// Which addresses that somebody else names we may call (OWASP ASVS 5.0, 1.3.6 and 13.2.4): a push endpoint comes from a
// browser, the address of a finished film from a provider's answer. Only listed hosts, never "anything that is not private".

/**
 * The push services of the browsers: Chrome and its relatives (Google), Firefox (Mozilla), Safari (Apple), Edge
 * (Microsoft). '.x.y' stands for every host below x.y, 'x.y' for this host alone.
 */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * The address, read, if we may call it: https on its usual port, no name and password in it, and a host of the list.
 * Numbers (IPv4, IPv6) are never a host of a list, whatever they look like: the URL parser has resolved
 * 'https://2130706433' and 'https://0x7f.1' to '127.0.0.1' by then.
 * @returns null for every other address and for what is none
 */
export function allowedAddress(address: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain && hosts.some((host) => isHost(url.hostname, host)) ? url : null;
}

const isHost = (name: string, host: string): boolean =>
  host.startsWith('.') ? name.endsWith(host) && name.length > host.length : name === host;
