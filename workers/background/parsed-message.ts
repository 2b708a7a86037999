import type { JobMessage } from '../ports/jobs.ts';

/** A message of a queue that could be read. */
export interface ParsedMessage {
  message: Message;
  job: JobMessage;
}
