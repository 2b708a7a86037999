import type { MetaDescriptor } from '../../framework/server.ts';

interface PublicPage {
  title: string;
  description: string;
  /** Of this page, e.g. '/help-support'. */
  path: string;
  /** Where the site is, e.g. 'https://stylecast.app'. */
  origin: string;
}

const PICTURE = '/gallery/stylecast-og.jpg';
const PICTURE_ALT = 'The forecast, worn. Three women in outfits for drizzle, sun and wind.';

/** Title, description, canonical address and Open Graph card of a page that everybody may find. */
export function publicMeta({ title, description, path, origin }: PublicPage): MetaDescriptor[] {
  const url = origin + path;
  const graph = {
    'og:type': 'website',
    'og:site_name': 'Stylecast',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': origin + PICTURE,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': PICTURE_ALT,
  };
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** What Stylecast is, for search engines (schema.org): free to begin with. */
export const structuredData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Stylecast',
  url: `${origin}/`,
  image: origin + PICTURE,
  description: 'One outfit every morning, right for your weather, on your own photo.',
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

/** The site's origin, as the root loader told it; '' when that failed. */
export function originIn(matches: readonly ({ id: string; data?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.data as { origin?: string } | undefined;
  return root?.origin ?? '';
}
