// Pages that are the same for everybody who is signed out: rendered once in the life of an isolate, not once a visit.

/** Addresses without a person, a secret or the time of day in them; with a query they are rendered as ever. */
const SAME_FOR_ALL = new Set(['/', '/auth', '/forgot-password', '/help-support', '/privacy-terms']);

interface Rendered {
  html: string;
  status: number;
  headers: [string, string][];
  /** Random, so that nothing else of the page can be taken for it. */
  nonce: string;
}

/** Where an isolate keeps its pages, by origin and path. */
export type PublicPages = Map<string, Promise<Rendered | null>>;

export const isPublicPage = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url);
  return request.method === 'GET' && search === '' && SAME_FOR_ALL.has(pathname);
};

async function renderOnce(render: (nonce: string) => Promise<Response>): Promise<Rendered | null> {
  const nonce = crypto.randomUUID();
  const response = await render(nonce);
  if (response.status !== 200) return null;
  return { html: await response.text(), status: 200, headers: [...response.headers], nonce };
}

/**
 * The page with `nonce` in place of the one it was rendered with. A render that failed, or answered anything but 200,
 * is not kept.
 */
export async function publicPage(
  pages: PublicPages,
  request: Request,
  nonce: string,
  render: (nonce: string) => Promise<Response>,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const key = origin + pathname;
  const kept = pages.get(key) ?? renderOnce(render);
  pages.set(key, kept);
  const page = await kept.catch((error: unknown) => {
    pages.delete(key);
    throw error;
  });
  if (!page) {
    pages.delete(key);
    return render(nonce);
  }
  return new Response(page.html.replaceAll(page.nonce, nonce), {
    status: page.status,
    headers: page.headers,
  });
}
