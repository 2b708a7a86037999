import { escapeHtml } from '../../usecases/mails/letter.ts';
import { readUnsubscribeToken, unsubscribe } from '../../usecases/mails/unsubscribe.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { Api, ApiContext } from './route.ts';

/** RFC 8058. GET changes nothing, as mail programs open every link; POST does, without a session or a redirect. */
export function mountUnsubscribe(api: Api): void {
  api.get('/unsubscribe/:token', (c) =>
    guarded(c, async (token) => {
      await readUnsubscribeToken(c.get('app'), token);
      return page(
        'Stop the morning email?',
        'Your outfit will still be ready in the app every morning. Only the email stops.',
        '<form method="post"><button class="btn" type="submit">Unsubscribe</button></form>',
      );
    }),
  );
  api.post('/unsubscribe/:token', (c) =>
    guarded(c, async (token) => {
      await unsubscribe(c.get('app'), token);
      return page(
        "You're unsubscribed",
        'No more morning emails. You can turn them back on in your profile.',
        '<a class="btn" href="/profile">Open your profile</a>',
      );
    }),
  );
}

/** A broken link gets a page too: a person follows it. */
async function guarded(c: ApiContext, make: (token: string) => Promise<string>): Promise<Response> {
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex');
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  try {
    return await c.html(await make((c.req.param as (name: string) => string)('token')));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const help = '<a class="btn" href="/profile">Turn it off in your profile</a>';
    return c.html(
      page('This link is incomplete', 'Please copy all of it from the email, or use your profile.', help),
      404,
    );
  }
}

const page = (title: string, words: string, action: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)} · Stylecast</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header><a href="/"><img src="/icons/icon.svg" width="30" height="30" alt=""><span>Stylecast</span></a></header>
<main class="alone"><h1>${escapeHtml(title)}</h1><p class="muted">${escapeHtml(words)}</p>${action}</main>
</body>
</html>
`;
