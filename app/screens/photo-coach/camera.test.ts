import { expect, test } from 'vitest';
import { cameraTrouble } from './camera.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s means: %s', (name, trouble) => {
  expect(cameraTrouble(new DOMException('no', name))).toBe(trouble);
});
