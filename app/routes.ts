// The route table, spelled out. A path that is not here is the 404 page.
interface RouteEntry {
  path?: string;
  index?: boolean;
  file: string;
}

const routes: RouteEntry[] = [
  { index: true, file: 'routes/home.tsx' },
  { path: 'auth', file: 'routes/auth.tsx' },
  { path: 'try', file: 'routes/try.tsx' },
  { path: 'onboarding', file: 'routes/onboarding.tsx' },
  { path: 'week', file: 'routes/week.tsx' },
  { path: 'history', file: 'routes/history.tsx' },
  { path: 'animations', file: 'routes/animations.tsx' },
  { path: 'subscribe', file: 'routes/subscribe.tsx' },
  { path: 'profile', file: 'routes/profile.tsx' },
  { path: 'share-photo', file: 'routes/share-photo.tsx' },
  { path: 'closet', file: 'routes/closet.tsx' },
  { path: 'build', file: 'routes/build.tsx' },
  { path: 'buy', file: 'routes/buy.tsx' },
  { path: 'admin', file: 'routes/admin.tsx' },
  { path: 'help-support', file: 'routes/help-support.tsx' },
  { path: 'privacy-terms', file: 'routes/privacy-terms.tsx' },
  { path: 'sitemap.xml', file: 'routes/sitemap.ts' },
  { path: 'robots.txt', file: 'routes/robots.ts' },
  { path: 'look/:token', file: 'routes/look.tsx' },
  { path: 'ask/:token', file: 'routes/ask.tsx' },
  { path: 'verify-email', file: 'routes/verify-email.tsx' },
  { path: 'forgot-password', file: 'routes/forgot-password.tsx' },
  { path: 'reset-password', file: 'routes/reset-password.tsx' },
  { path: '*', file: 'routes/not-found.tsx' },
];

export default routes;
