import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import { MainNav } from './main-nav.tsx';

/** What is lit at an address. */
function litAt(at: string): string | undefined {
  const html = renderToStaticMarkup(
    <InRouter at={at}>
      <MainNav />
    </InRouter>,
  );
  return /aria-current="page"[^>]*>.*?<\/span><span>([^<]+)</.exec(html)?.[1];
}

test.each([
  ['/', 'Home'],
  ['/week', 'Home'],
  ['/closet', 'Home'],
  ['/build', 'Home'],
  ['/history', 'History'],
  ['/admin', 'Profile'],
  ['/profile', 'Profile'],
])('at %s the place that it was opened from is lit', (at, place) => {
  expect(litAt(at)).toBe(place);
});
