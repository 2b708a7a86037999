import type { LoaderFunctionArgs, MetaFunction } from '../framework/server.ts';
import { useLoaderData } from '../framework/react.ts';
import { LookScreen, weatherLine } from '../screens/look/look-screen.tsx';

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
  const image = { 'og:image': `${url}/image.jpg`, 'og:image:type': 'image/jpeg', 'og:image:alt': look.title };
  const size = look.imageSize && {
    'og:image:width': String(look.imageSize.width),
    'og:image:height': String(look.imageSize.height),
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
