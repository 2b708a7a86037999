// The screens that share URLs, each a chunk of its own, loaded before it is shown (never a blank, no flash).
import type { ComponentType } from 'react';
import { Queries } from '../../client/api/queries.tsx';
import type { ScreenName } from '../../domain/account/screen-access.ts';

/** A screen takes what the loader read for it as `first`. */
export type Screen = ComponentType<{ first: never }>;

type Load = () => Promise<Screen>;

/** Screens that make calls need the query client. */
const withQueries =
  (load: Load): Load =>
  async () => {
    const Inner = await load();
    return function WithQueries(props) {
      return (
        <Queries>
          <Inner {...props} />
        </Queries>
      );
    };
  };

/** A screen that is not here is not built yet: its path answers the 404 page. */
const load: Partial<Record<ScreenName, Load>> = {
  // React never renders them in the browser: light-page.ts.
  ...(import.meta.env.SSR && {
    landing: () => import('../landing/landing-screen.tsx').then((m) => m.LandingScreen),
    auth: () => import('../auth/auth-screen.tsx').then((m) => m.AuthScreen),
  }),
  try: withQueries(() => import('../try/try-screen.tsx').then((m) => m.TryScreen)),
  onboarding: withQueries(() =>
    import('../onboarding/onboarding-screen.tsx').then((m) => m.OnboardingScreen),
  ),
  home: withQueries(() => import('../home/home-screen.tsx').then((m) => m.HomeScreen)),
  week: withQueries(() => import('../week/week-screen.tsx').then((m) => m.WeekScreen)),
  history: withQueries(() => import('../history/history-screen.tsx').then((m) => m.HistoryScreen)),
  animations: withQueries(() => import('../films/animations-screen.tsx').then((m) => m.AnimationsScreen)),
  subscribe: withQueries(() => import('../subscribe/subscribe-screen.tsx').then((m) => m.SubscribeScreen)),
  profile: withQueries(() => import('../profile/profile-screen.tsx').then((m) => m.ProfileScreen)),
  closet: withQueries(() => import('../closet/closet-screen.tsx').then((m) => m.ClosetScreen)),
  build: withQueries(() => import('../building-looks/build-screen.tsx').then((m) => m.BuildScreen)),
  buy: withQueries(() => import('../buy/buy-screen.tsx').then((m) => m.BuyScreen)),
  'share-question': withQueries(() =>
    import('../share-question/share-question-screen.tsx').then((m) => m.ShareQuestionScreen),
  ),
  admin: withQueries(() => import('../admin/admin-screen.tsx').then((m) => m.AdminScreen)),
  'access-denied': () =>
    import('../access-denied/access-denied-screen.tsx').then((m) => m.AccessDeniedScreen),
};

const loaded = new Map<ScreenName, Screen>();

export const isBuilt = (name: ScreenName): boolean => load[name] !== undefined;

/** Fetches a screen's chunk. Call it before `loadedScreen`. */
export async function loadScreen(name: ScreenName): Promise<void> {
  const fetch = load[name];
  if (fetch && !loaded.has(name)) loaded.set(name, await fetch());
}

export function loadedScreen(name: ScreenName): Screen {
  const screen = loaded.get(name);
  if (!screen) throw new Error(`The screen "${name}" was not loaded before it was shown.`);
  return screen;
}

/** The chunk of a screen, as the build names it. */
export const chunkName = (name: ScreenName): string => `${name}-screen`;
