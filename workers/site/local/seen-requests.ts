// Local builds: which requests have reached the Worker. The door of the local server (scripts/local/edge.ts) numbers them, and asks
// here before it sends one again whose connection broke: a POST that never came may be repeated.

/** More than are on their way at any time. */
const MOST = 5000;
const seen = new Set<string>();
let since: number | undefined;

/** A request that has come. */
export function noteRequest(request: Request): void {
  // Not at start-up: there the clock of workerd stands at 0.
  since ??= Date.now();
  const id = request.headers.get('x-local-request');
  if (id === null) return;
  seen.add(id);
  const [oldest] = seen;
  if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
}

/** `since`: when this Worker began to remember; one that was replaced meanwhile knows nothing of what came before. */
export const requestSeen = (id: string): { seen: boolean; since: number } => ({
  seen: seen.has(id),
  since: since ?? Date.now(),
});
