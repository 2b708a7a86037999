// What the routes have in common: the rules of access choose the screen, its chunk is there before it shows.
import type { MetaFunction } from '../../framework/server.ts';
import { useLoaderData } from '../../framework/react.ts';
import type { ClientLoaderFunctionArgs } from '../../framework/react.ts';
import { useMemo } from 'react';
import { originIn, publicMeta, structuredData } from '../landing/public-meta.ts';
import type { ScreenName } from '../../domain/account/screen-access.ts';
import { ownPath } from '../../domain/text-format/link-target.ts';
import { importOrReload } from '../../client/browser/reload-once.ts';
import { setToastAfterNavigation } from '../../client/browser/toast-after-navigation.ts';
import { shownToast } from '../../ui/toast/toast-store.ts';
import { isLightScreen } from './light-page.ts';
import { readFirstData, type ScreenData } from './page-first.ts';
import { loadScreen, loadedScreen } from './screens.tsx';

/** In the browser: the data, then the chunk, then the screen. A light page is none of the app's: it is loaded anew. */
export async function screenClientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<ScreenData> {
  const data = (await serverLoader()) as ScreenData;
  const url = new URL(request.url);
  if (isLightScreen(data.screen)) return leaveFor(url, data.screen);
  await importOrReload(() => loadScreen(data.screen), ownPath(url.pathname + url.search) ?? '/');
  return data;
}

/** Never resolves, because the page is being left. If the session ended at this address, it goes to the sign-in page. */
function leaveFor({ pathname, search }: URL, screen: ScreenName): Promise<never> {
  setToastAfterNavigation(shownToast());
  const stays = pathname === location.pathname;
  if (stays && screen === 'auth') location.assign('/auth');
  else if (stays) location.reload();
  else location.assign(ownPath(pathname + search) ?? '/');
  return new Promise<never>(() => undefined);
}

const TITLES: Partial<Record<ScreenName, string>> = {
  auth: 'Sign In',
  try: 'Try It on You',
  onboarding: 'Welcome',
  home: 'Today',
  week: 'Your Week',
  history: 'Outfit History',
  animations: 'My Animations',
  subscribe: 'Upgrade',
  profile: 'Profile',
  closet: 'Your Closet',
  build: 'Build a Look',
  buy: 'Should I Buy It?',
  'share-question': 'What You Shared',
  admin: 'Admin Panel',
};
const NAME = 'Stylecast';
const DESCRIPTION =
  'One outfit every morning. Right for your weather, true to your taste, and shown on your own photo.';

/** The screens that anybody sees without signing in, and the address that they belong to. */
const PUBLIC: Partial<Record<ScreenName, string>> = { landing: '/', auth: '/auth', try: '/try' };
/** Of a public page that promises something of its own. */
const DESCRIPTIONS: Partial<Record<ScreenName, string>> = {
  try: 'One photo, and you see today’s outfit on yourself in six styles. No account, and the photo stays on your device until you keep it.',
};

export const screenMeta: MetaFunction = ({ data, matches, location }) => {
  const door = data as ScreenData | undefined;
  // The sign-up form is a tab of the sign-in page, with a title of its own; in the browser the tabs name it.
  const isSignUp =
    import.meta.env.SSR &&
    door?.screen === 'auth' &&
    new URLSearchParams(location.search).get('tab') === 'signup';
  const own = isSignUp ? 'Sign Up' : door && TITLES[door.screen];
  const title = own ? `${own} · ${NAME}` : `${NAME} · The forecast of what to wear`;
  const path = door && PUBLIC[door.screen];
  const origin = originIn(matches);
  return path
    ? [
        ...publicMeta({ title, description: DESCRIPTIONS[door.screen] ?? DESCRIPTION, path, origin }),
        ...(import.meta.env.SSR && path === '/' ? [{ 'script:ld+json': structuredData(origin) }] : []),
      ]
    : [{ title }, { name: 'description', content: DESCRIPTION }];
};

/** Shows the screen that the loader chose. */
export function Door() {
  const data = useLoaderData() as ScreenData;
  const { screen } = data;
  const first = useMemo(() => readFirstData(data) as never, [data]);
  const Screen = loadedScreen(screen);
  return (
    <div data-screen={screen}>
      <Screen first={first} />
    </div>
  );
}
