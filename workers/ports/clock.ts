/** The time, in epoch milliseconds. Local builds can shift it; production is the machine's clock. */
export interface Clock {
  now(): number;
}
