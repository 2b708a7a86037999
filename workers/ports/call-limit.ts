/** Counts calls at the door, near the caller and without a database: coarse, and before the exact counters. */
export interface CallLimit {
  /** False when whoever it is has called too often within the minute. @param who a network address */
  allows(who: string): Promise<boolean>;
}
