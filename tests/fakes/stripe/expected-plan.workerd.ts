import { DAY } from '../../worlds/billing-world.workerd.ts';

// What a plan should be after all that happened: who paid until when, on one screen.

type Tier = 'free' | 'premium' | 'pro';
interface Live {
  tier: 'premium' | 'pro';
  start: number;
  months: number;
  cancel: boolean;
  next: 'premium' | null;
  /** Whether the card pays renewals. */
  renews: boolean;
  unpaidSince: number | null;
  /** The last invoice was paid, and its money is here. */
  lastPaid: boolean;
}
export interface Model {
  now: number;
  live: Live | null;
  grant: 'premium' | 'pro' | null;
}

/** UTC months on the day of the start, or on the last day of a shorter month. */
function monthsAfter(start: number, months: number): number {
  const from = new Date(start);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() + (Math.min(from.getUTCDate(), days) - 1) * DAY + (start % DAY);
}

export function passTime(model: Model): void {
  const { live } = model;
  while (live && model.live && live.unpaidSince === null) {
    const end = monthsAfter(live.start, live.months + 1);
    if (model.now < end) break;
    if (live.cancel) {
      model.live = null;
      break;
    }
    live.months += 1;
    live.tier = live.next ?? live.tier;
    live.next = null;
    live.lastPaid = live.renews;
    if (!live.renews) live.unpaidSince = end;
  }
  if (live?.unpaidSince != null && model.now >= live.unpaidSince + 14 * DAY) model.live = null;
}
export const expected = ({ grant, live }: Model): Tier => grant ?? live?.tier ?? 'free';
/** Paid, and by nobody but herself. */
export const settled = ({ live, grant }: Model): boolean =>
  live !== null && live.unpaidSince === null && grant === null;
