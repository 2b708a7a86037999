// What search engines are told. Both files name the site's own address, so they are made, not stored.

const PUBLIC_PATHS = ['/', '/auth', '/help-support', '/privacy-terms'];
/** Private, or addressed by a secret. Not /look/: who makes the preview of a shared link obeys this file too. */
const CLOSED = ['/api/', '/objects/', '/verify-email', '/reset-password'];

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
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
