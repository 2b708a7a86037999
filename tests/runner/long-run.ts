const { env } = import.meta as { env?: Record<string, string | undefined> };

/** The heavy suites at full size: `npm run test:long`. Tests in workerd have it from Vite, the others from Node. */
export const LONG =
  env?.['VITE_LONG'] !== undefined || globalThis.process?.env['STYLECAST_LONG'] !== undefined;

/** Every one of what a quick run takes a part of: each `step`th, the first among them. */
export const everyNth = <T>(all: readonly T[], step: number): T[] =>
  LONG ? [...all] : all.filter((_, i) => i % step === 0);
