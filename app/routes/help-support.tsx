import type { MetaFunction } from '../framework/server.ts';
import { HelpScreen } from '../screens/help/help-screen.tsx';
import { originIn, publicMeta } from '../screens/landing/public-meta.ts';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta({
    title: 'Help & Support · Stylecast',
    description:
      'Photos, style schedules, notifications, videos, plans and your account: answers, short tutorials, and people who reply within 24-48 hours.',
    path: '/help-support',
    origin: originIn(matches),
  });

export default HelpScreen;
