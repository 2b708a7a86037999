// Pages that do without the app: the server's markup, a style sheet of their own and one small script (app/entry.light.ts).
// A first visitor sees only such pages. Who is signed in gets them as pages of the app.
import { createContext } from 'react';

/** Whether the page is a light one. The server says so; where React runs in the browser, it is none. */
export const LightPage = createContext(false);

/** What Remix knows of a page that is about to be drawn. */
export interface DrawnPage {
  matches: readonly { route: { id?: string } }[];
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  statusCode: number;
}

const LIGHT_ROUTES = ['routes/help-support', 'routes/privacy-terms', 'routes/look', 'routes/ask'];
/** They lie in front of the app, whoever opens them: the links of mails do. */
const ALWAYS_LIGHT = ['routes/forgot-password', 'routes/reset-password', 'routes/verify-email'];

/** Screens that React never renders in the browser. */
export const isLightScreen = (screen: string | undefined): boolean =>
  screen === 'landing' || screen === 'auth';

/**
 * Signed out on the landing page, the sign-in page, help, the legal texts, a shared look or a friend's question, or at an address that is not
 * there; and where a password is forgotten or chosen and an address verified.
 */
export function isLightPage({ matches, loaderData, errors, statusCode }: DrawnPage): boolean {
  const root = loaderData['root'] as { user?: unknown } | undefined;
  // Without the root's data it is not known who she is.
  if (!root) return false;
  const id = matches.at(-1)?.route.id ?? '';
  if (!errors && ALWAYS_LIGHT.includes(id)) return true;
  if (root.user !== null) return false;
  if (errors) return statusCode === 404;
  const door = loaderData[id] as { screen?: string } | null | undefined;
  return LIGHT_ROUTES.includes(id) || isLightScreen(door?.screen);
}
