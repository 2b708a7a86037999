import type { LoaderFunctionArgs } from '../framework/server.ts';
import { robots } from '../screens/landing/crawlers.ts';

export const loader = ({ context }: LoaderFunctionArgs): Response =>
  new Response(robots(context.origin), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
