import { useEffect } from 'react';
import { attachTips } from './attach-tips.ts';

/** Tooltips of all icon buttons. Once, in the root. */
export function Tips() {
  useEffect(() => attachTips(document), []);
  return null;
}
