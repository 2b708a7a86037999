import type { JobMessage } from '../ports/jobs.ts';

/** A message of a queue that could be read. */
export interface Parsed {
  message: Message;
  job: JobMessage;
}
