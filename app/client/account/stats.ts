import { getStats } from '../../contracts/user.ts';
import type { UserStats } from '../../contracts/user.ts';
import { useCallAnswer } from '../api/use-loaded.ts';

export const STATS_KEY = ['/api/user/stats'] as const;

/** Her counts. `loaded` comes from the server; calls that change them ask anew. */
export const useStats = (loaded: UserStats): UserStats => useCallAnswer(STATS_KEY, getStats, loaded);
