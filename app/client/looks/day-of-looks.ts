import { readDay } from '../../contracts/outfits.ts';
import type { DayOfLooks } from '../../contracts/outfits.ts';
import { useCallAnswer } from '../api/use-loaded.ts';
import { DAY_KEY } from './outfits.ts';

/** GET /api/outfits/day: what her plan still gives her today, and the looks at hand until midnight. */
export const useDayOfLooks = (loaded: DayOfLooks): DayOfLooks => useCallAnswer(DAY_KEY, readDay, loaded);
