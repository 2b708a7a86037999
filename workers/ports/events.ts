/** For counting and timing: no person, no address, no text. */
export interface Events {
  /** `what`: a route's pattern or a job's kind; `outcome`: a status, 'done' or 'failed'. */
  note(kind: 'page' | 'call' | 'job', what: string, outcome: string, ms: number): void;
}
