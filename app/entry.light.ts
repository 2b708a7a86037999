// The whole script of a page that does without the app (screens/shell/light-page.ts): its markup is the server's and works
// by itself; here it is made livelier.
import { replayEarlyPress } from './client/browser/early-press.ts';
import { takeOver } from './client/browser/toast-after-navigation.ts';
import { reloadWhenBuilt } from './client/browser/live-reload.ts';
import { forgetOffline } from './client/browser/offline.ts';
import { registerServiceWorker } from './client/browser/service-worker.ts';
import { keepAuth } from './screens/auth/keep-auth.ts';
import { openNamed } from './screens/help/open-named.ts';
import { fadeIn } from './screens/landing/fade-in.ts';
import { followStart } from './screens/landing/follow-start.ts';
import { playInSight } from './screens/landing/gallery/gallery-films.ts';
import { keepGallery } from './screens/landing/gallery/gallery-loop.ts';
import { keepWaitlist } from './screens/landing/waitlist/keep-waitlist.ts';
import { watchPasswords } from './screens/password/keep-password.ts';
import { reloadWhenSignedIn } from './screens/shell/stale-page.ts';
import { keepVerify } from './screens/verify-email/keep-verify.ts';
import { keepTabs } from './ui/behavior/keep-tabs.ts';
import { keepTips } from './ui/tips/keep-tips.ts';
import { sayPlainly } from './ui/toast/plain-toast.ts';

/** Photos, but not the posters of films. */
const PHOTOS = '.photo:not(:has(video)) > img';

/** What there is one of, if this page has it. */
const withOne = (selector: string, work: (found: HTMLElement) => void): void => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) work(found);
};

fadeIn(document.querySelectorAll<HTMLImageElement>(PHOTOS));
playInSight(document.querySelectorAll('video'));
withOne('.gallery', (gallery) =>
  keepGallery(gallery, (slides) => {
    fadeIn(slides.flatMap((slide) => [...slide.querySelectorAll<HTMLImageElement>(PHOTOS)]));
    playInSight(slides.flatMap((slide) => [...slide.querySelectorAll('video')]));
  }),
);
withOne('.follow', followStart);
withOne('.wait-form', (form) => keepWaitlist(form as HTMLFormElement));
withOne('[role=tablist]', keepTabs);
withOne('.auth', keepAuth);
withOne('[data-form=reset]', (form) => watchPasswords(form as HTMLFormElement));
withOne('[data-verify]', (waiting) => void keepVerify(waiting));
openNamed(location.hash);
addEventListener('hashchange', () => openNamed(location.hash));
keepTips(document);
const said = takeOver();
if (said) sayPlainly(said);
replayEarlyPress();

// Nobody is signed in: what was kept of her goes (root.tsx).
if (document.documentElement.dataset['who'] === 'nobody') {
  forgetOffline();
  reloadWhenSignedIn();
}
registerServiceWorker();
reloadWhenBuilt();
