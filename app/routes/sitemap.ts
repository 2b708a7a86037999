import type { LoaderFunctionArgs } from '../framework/server.ts';
import { sitemap } from '../screens/landing/crawlers.ts';

export const loader = ({ context }: LoaderFunctionArgs): Response =>
  new Response(sitemap(context.origin), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
