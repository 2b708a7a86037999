/** 'going': shutdown is near. 'unknown': the provider could not be asked. 'unfit': cannot do its task. */
type ModelState = 'live' | 'going' | 'gone' | 'unknown' | 'unfit';

export interface KnownModels {
  /** YYYY-MM-DD by id, as announced on a page of the provider. */
  ends?: Readonly<Record<string, string>>;
  unfit?: readonly string[];
}

export interface ModelFinding {
  provider: string;
  id: string;
  state: ModelState;
  /** YYYY-MM-DD, where it is announced. */
  shutdown: string | null;
}

const NEAR_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

const earlier = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a;

/** `listed` is null when the provider could not be asked; `now` is epoch ms. */
export function modelFindings(
  provider: string,
  used: readonly string[],
  listed: readonly { id: string; shutdown: string | null }[] | null,
  now: number,
  { ends = {}, unfit = [] }: KnownModels = {},
): ModelFinding[] {
  const stateOf = (id: string, isListed: boolean, daysLeft: number): ModelState => {
    if (unfit.includes(id)) return 'unfit';
    // An id that has ended may still be listed, or be answered by another model.
    if (daysLeft <= 0) return 'gone';
    if (listed === null) return daysLeft < NEAR_DAYS ? 'going' : 'unknown';
    if (!isListed) return 'gone';
    return daysLeft < NEAR_DAYS ? 'going' : 'live';
  };
  return used.map((id) => {
    const found = listed?.find((one) => one.id === id);
    const shutdown = earlier(found?.shutdown ?? null, ends[id] ?? null);
    const daysLeft = shutdown === null ? Infinity : (Date.parse(shutdown) - now) / DAY_MS;
    return { provider, id, state: stateOf(id, found !== undefined, daysLeft), shutdown };
  });
}
