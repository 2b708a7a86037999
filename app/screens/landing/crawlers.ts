// What search engines are told. Both files name the site's own address, so they are made, not stored.

const PUBLIC_PATHS = ['/', '/try', '/auth', '/help-support', '/privacy-terms'];
/** Private, or addressed by a secret. Not /look/: who makes the preview of a shared link obeys this file too. */
const CLOSED = ['/api/', '/objects/', '/verify-email', '/reset-password'];
/** What calendars fetch for her: some of them obey this file. `X-Robots-Tag` keeps it out of search. */
const OPEN = ['/api/calendar/'];

/** @param origin e.g. 'https://stylecast.app' */
export function sitemap(origin: string): string {
  const urls = PUBLIC_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** @param origin as for the sitemap. */
export function robots(origin: string): string {
  // First, for readers that take the first line that fits; by RFC 9309 the longest counts.
  const open = OPEN.map((path) => `Allow: ${path}`);
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...open, ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
