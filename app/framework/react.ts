// The framework's half that draws, in the browser and on the server. Every import of it passes here, so that another version, or
// React Router in its place, is one folder's work (docs/decisions/the-framework-has-ended.md).
export {
  Link,
  Links,
  Meta,
  Outlet,
  RemixBrowser,
  RemixServer,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from '@remix-run/react';
export type { ClientLoaderFunctionArgs } from '@remix-run/react';
