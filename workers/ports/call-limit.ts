/** Counts calls near the caller and without a database: coarse, ahead of the exact counters. */
export interface CallLimit {
  /** False after too many calls of a network address within the minute. */
  allows(who: string): Promise<boolean>;
}
