import type { LoaderFunctionArgs, MetaFunction } from '../framework/server.ts';
import { useLoaderData } from '../framework/react.ts';
import { LINK_PREVIEW } from '../domain/looks/link-preview.ts';
import { LookScreen } from '../screens/look/look-screen.tsx';
import { weatherLine } from '../screens/look/weather-line.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const look = await context.read.sharedLook(params['token'] ?? '');
  if (!look) throw new Response('Not Found', { status: 404 });
  return { look, origin: context.origin };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: 'Page Not Found · Stylecast' }];
  const { look, origin } = data;
  const title = `${look.title} · Stylecast`;
  const description = `Chosen for ${weatherLine(look)}. One outfit every morning, right for your weather.`;
  const url = `${origin}/look/${look.token}`;
  const graph = { 'og:type': 'article', 'og:site_name': 'Stylecast', 'og:title': look.title, 'og:url': url };
  const image = {
    'og:image': `${url}/preview.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:alt': look.title,
  };
  const size = {
    'og:image:width': String(LINK_PREVIEW.width),
    'og:image:height': String(LINK_PREVIEW.height),
  };
  return [
    { title },
    { name: 'description', content: description },
    // For those who have the link, not for search engines.
    { name: 'robots', content: 'noindex' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:description', content: description },
    ...Object.entries({ ...graph, ...(look.hasImage ? { ...image, ...size } : {}) }).map(
      ([property, content]) => ({
        property,
        content,
      }),
    ),
  ];
};

export default function Look() {
  return <LookScreen look={useLoaderData<typeof loader>().look} />;
}
