import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../client/api/query-client.ts';
import type { User } from '../../contracts/session.ts';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import { sampleUser } from '../../../tests/screens/sample-outfit.ts';
import { NoOutfit } from './no-outfit.tsx';

const shown = (user: User) =>
  renderToString(
    <InRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <NoOutfit user={user} userHour={9} />
      </QueryClientProvider>
    </InRouter>,
  );

test('before the setup is complete it leads to onboarding', () => {
  const html = shown({ ...sampleUser, stylePreferences: [] });
  expect(html).toContain('No outfit yet');
  expect(html).toContain('Complete your profile setup to start receiving daily outfit suggestions.');
  expect(html).toContain('href="/onboarding"');
  expect(html).toContain('Complete Setup');
});

test('a free day that is used up says when the next one comes', () => {
  const html = shown({ ...sampleUser, subscriptionTier: 'free', notificationTime: '07:30' });
  expect(html).toContain('tomorrow at 7:30 AM');
  expect(html).not.toContain('Regenerate');
});

test('who may make another one is offered it', () => {
  expect(shown({ ...sampleUser, subscriptionTier: 'premium' })).toContain('Regenerate');
});
