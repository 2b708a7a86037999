import { afterEach, expect, test, vi } from 'vitest';
import { shownToast } from '../../ui/toast/toast-store.ts';
import { copyLink } from './shares.ts';

const URL_OF_LOOK = 'https://stylecast.example/look/0-ab12';

const clipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });
const refused = () => Promise.reject(new Error('NotAllowedError'));

afterEach(() => vi.unstubAllGlobals());

test('a copied link is announced', async () => {
  clipboard(() => Promise.resolve());
  await copyLink(URL_OF_LOOK);
  expect(shownToast()).toMatchObject({ tone: 'good', title: 'Link copied' });
});

test('a link that the browser would not copy is ready all the same, below', async () => {
  clipboard(refused);
  await copyLink(URL_OF_LOOK);
  expect(shownToast()).toMatchObject({
    tone: 'plain',
    title: 'Your link is ready',
    description: 'Copy it from below.',
  });
});

test('where no dialog shows the link, the message does', async () => {
  clipboard(refused);
  await copyLink(URL_OF_LOOK, false);
  expect(shownToast()).toMatchObject({ title: 'Your link is ready', description: URL_OF_LOOK });
});
