import type { JobMessage } from '../ports/jobs.ts';

export interface ParsedMessage {
  message: Message;
  job: JobMessage;
}
