// Where browsers keep their push services. An endpoint is what a browser told us, so it is user input: nothing else is
// ever called (SSRF, OWASP ASVS 5.0 13.2.4).

const HOSTS: ReadonlySet<string> = new Set([
  // Chrome, Edge on Android, Opera, Samsung Internet
  'fcm.googleapis.com',
  // Firefox
  'updates.push.services.mozilla.com',
  // Safari
  'web.push.apple.com',
]);
/** Regional hosts: wns2-par02p.notify.windows.com, api.push.apple.com … */
const DOMAINS = ['.notify.windows.com', '.push.apple.com', '.push.services.mozilla.com'];

/** True for an https address of a known push service, on the usual port and without credentials in it. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return HOSTS.has(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
