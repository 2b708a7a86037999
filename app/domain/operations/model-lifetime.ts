// Whether the models that are asked will be there tomorrow.

/** 'going': its shutdown is announced and near. 'unknown': the provider could not be asked. */
type ModelState = 'live' | 'going' | 'gone' | 'unknown';

export interface ModelFinding {
  provider: string;
  id: string;
  state: ModelState;
  /** YYYY-MM-DD, where it is announced. */
  shutdown: string | null;
}

/** Time enough to choose another, try it and deploy. */
const NEAR_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

/**
 * @param listed what the provider has; null: it could not be asked
 * @param now epoch ms
 */
export function modelFindings(
  provider: string,
  used: readonly string[],
  listed: readonly { id: string; shutdown: string | null }[] | null,
  now: number,
): ModelFinding[] {
  return used.map((id) => {
    const found = listed?.find((one) => one.id === id);
    const shutdown = found?.shutdown ?? null;
    const daysLeft = shutdown === null ? Infinity : (Date.parse(shutdown) - now) / DAY_MS;
    const state =
      listed === null
        ? 'unknown'
        : !found || daysLeft <= 0
          ? 'gone'
          : daysLeft < NEAR_DAYS
            ? 'going'
            : 'live';
    return { provider, id, state, shutdown };
  });
}
