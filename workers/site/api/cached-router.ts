import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * Hono's faster router knows no paths that have a name where others have a parameter, and its other one walks a tree for each
 * request: a share of every call. What that one finds for a path without parameters is always the same, and is kept.
 */
export function rememberingRouter<T>(): Router<T> {
  const router = new TrieRouter<T>();
  /** 'GET /api/user' and the like, as they were mounted: others can be as many as somebody likes to ask for. */
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
