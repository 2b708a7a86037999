// What the desk in D1 does (workers/db/operations/model-health.ts), in memory: for unit tests and benches.
import type { ModelHealth } from '../../workers/usecases/ai-models/model-fallback.ts';

export function fakeModelHealth(capMicros = Infinity) {
  const state = { now: 1_000_000, spent: 0, asked: 0 };
  const health = new Map<string, { failures: number; until: number }>();
  const desk: ModelHealth = {
    resting: (names) => {
      state.asked++;
      return Promise.resolve(new Set(names.filter((name) => (health.get(name)?.until ?? 0) > state.now)));
    },
    rest: (name, atLeastMs) => {
      const failures = health.get(name)?.failures ?? 0;
      const rest = Math.max(atLeastMs, Math.min(1_800_000, 30_000 * 2 ** Math.min(10, failures)));
      health.set(name, { failures: failures + 1, until: state.now + rest });
      return Promise.resolve();
    },
    served: (name) => Promise.resolve(void health.delete(name)),
    book: (micros) => {
      if (state.spent + micros > capMicros) return Promise.resolve(false);
      state.spent += micros;
      return Promise.resolve(true);
    },
  };
  return { desk, state };
}
