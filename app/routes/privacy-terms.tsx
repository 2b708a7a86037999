import type { MetaFunction } from '../framework/server.ts';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';
import { originIn, publicMeta } from '../screens/landing/public-meta.ts';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta({
    title: 'Privacy & Terms · Stylecast',
    description:
      'What Stylecast keeps of you, where it is worked on, who sees it and how to erase it; and the terms of the service.',
    path: '/privacy-terms',
    origin: originIn(matches),
  });

export default LegalScreen;
