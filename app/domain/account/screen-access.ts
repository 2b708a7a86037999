// Who sees which screen at which path (docs/rules/screens.md).

export type ScreenName =
  | 'landing'
  | 'auth'
  | 'try'
  | 'onboarding'
  | 'home'
  | 'week'
  | 'history'
  | 'animations'
  | 'subscribe'
  | 'profile'
  | 'closet'
  | 'build'
  | 'buy'
  | 'share-question'
  | 'admin'
  | 'access-denied';

interface ScreenVisitor {
  location: string;
  isAdmin: boolean;
}

type ScreenAccess = { show: ScreenName } | { redirect: string };

const PROTECTED: Record<string, ScreenName> = {
  '/onboarding': 'onboarding',
  '/week': 'week',
  '/history': 'history',
  '/animations': 'animations',
  '/subscribe': 'subscribe',
  '/profile': 'profile',
  '/closet': 'closet',
  '/build': 'build',
  '/buy': 'buy',
  '/share-photo': 'share-question',
};

const isSettled = (user: ScreenVisitor): boolean => user.location.trim() !== '';

/** Null for public and unknown paths. `path` has no query; `user` is null when signed out. */
export function resolveScreenAccess(path: string, user: ScreenVisitor | null): ScreenAccess | null {
  if (path === '/auth' || path === '/try') {
    if (!user) return { show: path === '/auth' ? 'auth' : 'try' };
    return { redirect: isSettled(user) ? '/' : '/onboarding' };
  }
  if (path === '/admin') return { show: user?.isAdmin ? 'admin' : 'access-denied' };
  const screen = path === '/' ? 'home' : PROTECTED[path];
  if (screen === undefined) return null;
  if (!user) return { show: path === '/' ? 'landing' : 'auth' };
  return { show: isSettled(user) ? screen : 'onboarding' };
}
