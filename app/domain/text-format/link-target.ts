// Where a link or a redirect may lead whose target is not written in the code. Browsers take a backslash for a slash, drop tabs
// and line breaks, and read two slashes as the start of another site's address; the router that we stand on does not look
// (docs/security.md, "What we stand on").

/** Characters of a path, query and fragment as browsers write them; of escapes not those of slashes and control characters. */
const OWN_PATH = /^(?!.*\/\/)\/(?:[\w.~!$&'()*+,;=:@/?#-]|%(?!2f|5c|[01][\da-f]|7f)[\da-f]{2})*$/i;

/** Null unless it leads to a page of this site, however a browser reads it. */
export const ownPath = (text: string): string | null => (OWN_PATH.test(text) ? text : null);

/** An https address elsewhere (a payment page) as browsers write it; null for anything else. */
export function outsideAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
