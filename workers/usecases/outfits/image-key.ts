/** Where a render's picture lies: its object id is the job's id, so that a repeated render writes the same object. */
export const imageKey = (userId: string, jobId: string): string => `${userId}/${jobId}`;
