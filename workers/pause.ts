export const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
