import { expect, test } from 'vitest';
import { deferScripts } from './after-paint.ts';

test('the scripts at the end of a page are put by, and nothing of what it says is touched', () => {
  const said = '<p>rel=&quot;modulepreload&quot;</p>';
  const page = `<head><link rel="later" href="/a.js"/></head><body>${said}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script nonce="n" type="module" async="">import "/a.js"</script></body>`;
  expect(deferScripts(page)).toBe(
    `<head><link rel="later" href="/a.js"/></head><body>${said}<link rel="later" href="/a.js"/><link rel="later" href="/b.js"/><script nonce="n" type="later">import "/a.js"</script></body>`,
  );
});
