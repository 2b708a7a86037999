// Pages that are the same for everybody who is signed out: rendered once in the life of an isolate, not once a visit.

/** Addresses without a person, a secret or the time of day in them; with a query they are rendered as ever. */
const SAME_FOR_ALL = new Set(['/', '/auth', '/forgot-password', '/help-support', '/privacy-terms']);

interface Rendered {
  html: string;
  headers: [string, string][];
  /** Of the visit that it was rendered for: 128 random bits, so that nothing else of the page can be taken for it. */
  nonce: string;
}

/** Where an isolate keeps its pages, by origin and path. */
export type PublicPages = Map<string, Rendered>;

export const isPublicPage = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url);
  return request.method === 'GET' && search === '' && SAME_FOR_ALL.has(pathname);
};

/**
 * The page with `nonce` in place of the one it was rendered with. Only what is finished and answered 200 is kept, never a
 * render under way: it belongs to its own visit, and when that breaks off nobody else may be waiting for it.
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
