import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * Hono's faster router refuses a name where other paths have a parameter, and its other one walks a tree for each
 * request. Its answer for a path without parameters never changes, and is kept.
 */
export function rememberingRouter<T>(): Router<T> {
  const router = new TrieRouter<T>();
  /** Only mounted paths: requested ones are endless. */
  const plain = new Set<string>();
  const found = new Map<string, Result<T>>();
  return {
    name: 'RememberingRouter',
    add(method, path, handler) {
      router.add(method, path, handler);
      if (!/[:*{]/.test(path)) plain.add(`${method} ${path}`);
      found.clear();
    },
    match(method, path) {
      const asked = `${method} ${path}`;
      const known = found.get(asked);
      if (known) return known;
      const result = router.match(method, path);
      if (plain.has(asked)) found.set(asked, result);
      return result;
    },
  };
}
