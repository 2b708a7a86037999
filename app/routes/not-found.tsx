/** Any other path: the root's error boundary shows the 404 page. */
export function loader(): never {
  throw new Response('Not Found', { status: 404 });
}

export default function NotFound() {
  return null;
}
