import { useEffect } from 'react';
import { keepTips } from './keep-tips.ts';

/** Tooltips of all icon buttons. Once, in the root. */
export function Tips() {
  useEffect(() => keepTips(document), []);
  return null;
}
