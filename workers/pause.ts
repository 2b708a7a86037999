/** Lets others go first: of 0 ms, whatever waits already. */
export const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
