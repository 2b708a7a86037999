// The whole script of a page that does without the app (screens/shell/light-page.ts): its markup is the server's and works
// by itself; here it is made livelier.
import { replayEarlyPress } from './client/browser/early-press.ts';
import { takeToastAfterNavigation } from './client/browser/toast-after-navigation.ts';
import { reloadWhenBuilt } from './client/browser/reload-in-development.ts';
import { clearOffline } from './client/browser/offline.ts';
import { registerServiceWorker } from './client/browser/service-worker.ts';
import { openTopicFromHash } from './screens/help/open-topic.ts';
import { playInSight } from './screens/landing/gallery/gallery-films.ts';
import { attachGalleryLoop } from './screens/landing/gallery/gallery-loop.ts';
import { attachWaitlistForm } from './screens/landing/waitlist/attach-waitlist-form.ts';
import { attachStoryButton } from './screens/look/attach-story-button.ts';
import { reloadWhenStale } from './screens/shell/stale-page.ts';
import { attachTabs } from './ui/behavior/attach-tabs.ts';
import { attachTips } from './ui/tooltips/attach-tips.ts';
import { showPlainMessage } from './ui/toast/plain-toast.ts';

/** Photos, but not the posters of films. */
const PHOTOS = '.photo:not(:has(video)) > img';
const STICKY_AFTER_PX = 600;
/** It rises by this when it comes (landing/foot.css). */
const STICKY_RISE_PX = 16;

/** What there is one of, if this page has it. */
const withOne = (selector: string, work: (found: HTMLElement) => void): void => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) work(found);
};

fadeIn(document.querySelectorAll<HTMLImageElement>(PHOTOS));
playInSight(document.querySelectorAll('video'));
withOne('.gallery', (gallery) =>
  attachGalleryLoop(gallery, (slides) => {
    fadeIn(slides.flatMap((slide) => [...slide.querySelectorAll<HTMLImageElement>(PHOTOS)]));
    playInSight(slides.flatMap((slide) => [...slide.querySelectorAll('video')]));
  }),
);
withOne('.follow', attachStickyStart);
withOne('.wait-form', (form) => attachWaitlistForm(form as HTMLFormElement));
withOne('[role=tablist]', attachTabs);
withOne('[data-story]', attachStoryButton);
openTopicFromHash(location.hash);
addEventListener('hashchange', () => openTopicFromHash(location.hash));
attachTips(document);
const said = takeToastAfterNavigation();
if (said) showPlainMessage(said);
// Forms that few visitors come for are files of their own; what is pressed before they listen waits for them.
const forms: Promise<unknown>[] = [];
withOne('.auth', (auth) => {
  forms.push(import('./screens/auth/attach-auth-forms.ts').then((m) => m.attachAuthForms(auth)));
});
withOne('[data-verify]', (waiting) => {
  forms.push(
    import('./screens/verify-email/verify-from-address.ts').then((m) => void m.verifyFromAddress(waiting)),
  );
});
void Promise.all(forms).then(replayEarlyPress);

// Nobody is signed in: what was kept of her goes (root.tsx).
if (document.documentElement.dataset['who'] === 'nobody') {
  clearOffline();
  reloadWhenStale(null);
}
registerServiceWorker();
reloadWhenBuilt();

/** Photos that arrive late fade in over the paper, as those of the app do (ui/photo.tsx). */
function fadeIn(photos: Iterable<HTMLImageElement>): void {
  for (const photo of photos) {
    if (photo.complete) continue;
    photo.classList.add('coming');
    const come = () => photo.classList.remove('coming');
    photo.addEventListener('load', come, { once: true });
    photo.addEventListener('error', come, { once: true });
  }
}

/** Shows 'Start Free' once the page is scrolled far enough, but never over a button or the links of the foot. */
function attachStickyStart(link: HTMLElement): void {
  const under = new Set<Element>();
  const look = () => {
    const on = scrollY > STICKY_AFTER_PX && under.size === 0;
    link.classList.toggle('on', on);
    link.setAttribute('aria-hidden', String(!on));
    if (on) link.removeAttribute('tabindex');
    else link.tabIndex = -1;
  };
  look();
  addEventListener('scroll', look, { passive: true });
  const { left, top } = link.getBoundingClientRect();
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen)
        if (isIntersecting) under.add(target);
        else under.delete(target);
      look();
    },
    { rootMargin: `${STICKY_RISE_PX - top}px 0px 0px ${-left}px` },
  );
  for (const each of document.querySelectorAll('main .btn:not(.follow), .site-foot a')) watch.observe(each);
}
