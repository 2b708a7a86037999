import { expect, test } from 'vitest';
import { troubleOf } from './camera.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s means: %s', (name, trouble) => {
  expect(troubleOf(new DOMException('no', name))).toBe(trouble);
});
