export function loader(): never {
  // eslint-disable-next-line
  throw new Response('Not Found', { status: 404 });
}
export default function NotFound() {
  return null;
}
