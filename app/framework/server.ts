// The framework's half that answers requests: the other one is react.ts.
export { createRequestHandler, data, redirect } from '@remix-run/cloudflare';
export type {
  AppLoadContext,
  EntryContext,
  LinksFunction,
  LoaderFunctionArgs,
  MetaDescriptor,
  MetaFunction,
  ServerBuild,
} from '@remix-run/cloudflare';
