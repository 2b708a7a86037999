/** What happened, for counting and timing later: no person, no address, no text of hers. */
export interface Events {
  /**
   * @param kind 'page', 'call' or 'job'
   * @param what a route's pattern or a job's kind
   * @param outcome a status, 'done' or 'failed'
   */
  note(kind: 'page' | 'call' | 'job', what: string, outcome: string, ms: number): void;
}
