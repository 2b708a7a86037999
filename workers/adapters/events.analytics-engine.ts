import type { Events } from '../ports/events.ts';

/**
 * Pages keeps no logs: the site writes into the same dataset as the Workers. Index: kind; blobs: what, outcome, Worker;
 * double: milliseconds. Without the binding (local builds) nothing is kept.
 */
export function analyticsEvents(dataset: AnalyticsEngineDataset | undefined, worker: string): Events {
  return {
    note(kind, what, outcome, ms) {
      dataset?.writeDataPoint({ indexes: [kind], blobs: [what, outcome, worker], doubles: [ms] });
    },
  };
}
