// Pages that are the same for everybody signed out, rendered once an isolate.

/** Without a person, secret or time of day; with a query they are rendered as ever. */
const SAME_FOR_ALL = new Set(['/', '/try', '/auth', '/forgot-password', '/help-support', '/privacy-terms']);

interface Rendered {
  html: string;
  headers: [string, string][];
  /** Of its first visit: 128 random bits, unlike anything else in the page. */
  nonce: string;
}

export type PublicPages = Map<string, Rendered>;

export const isPublicPage = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url);
  return request.method === 'GET' && search === '' && SAME_FOR_ALL.has(pathname);
};

/**
 * With `nonce` in place of its first. Only finished pages are kept, never a render under way: when its own visit breaks
 * off nobody else may be waiting for it.
 */
export async function publicPage(
  pages: PublicPages,
  request: Request,
  nonce: string,
  render: (nonce: string) => Promise<Response>,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const key = origin + pathname;
  const page = pages.get(key);
  if (page) return new Response(page.html.replaceAll(page.nonce, nonce), { headers: page.headers });
  const response = await render(nonce);
  if (response.status !== 200) return response;
  const rendered = { html: await response.text(), headers: [...response.headers], nonce };
  pages.set(key, rendered);
  return new Response(rendered.html, { headers: rendered.headers });
}
