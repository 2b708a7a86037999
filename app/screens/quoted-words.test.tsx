// Sentences that an editor settled: they stand where they are read, word for word.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InRouter } from '../../tests/screens/in-router.tsx';
import { sampleUser } from '../../tests/screens/sample-outfit.ts';
import { makeQueryClient } from '../client/api/query-client.ts';
import { FREE_FIT } from '../domain/preferences/fit-preferences.ts';
import { ForgotPasswordScreen } from './password/forgot-password-screen.tsx';
import { DangerZone } from './profile/danger/danger-zone.tsx';
import { FitRow } from './profile/dressing/fit-row.tsx';
import { NotificationsSection } from './profile/notifications/notifications-section.tsx';

const SCREENS: [where: string, part: ReactNode, sentence: string][] = [
  [
    'the forgotten password',
    <ForgotPasswordScreen key="f" mailbox={null} />,
    '<p class="lead">Enter your email and we\'ll send you a link.</p>',
  ],
  ['her data', <DangerZone key="d" />, 'Everything we hold about you, in one file<'],
  ['her limits', <FitRow key="l" loaded={FREE_FIT} />, '>Strict rules, starting with your next outfit.<'],
  [
    'her hour',
    <NotificationsSection key="h" user={sampleUser} canMail />,
    ">Ready by this time, using that morning's forecast.<",
  ],
];

test.each(SCREENS)('the sentence of %s stands there, word for word', (_, part, sentence) => {
  const html = renderToStaticMarkup(
    <InRouter>
      <QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>
    </InRouter>,
  );
  expect(html.replaceAll('&#x27;', "'")).toContain(sentence);
});
