// How many people are due in each five minutes of the UTC day, learned from the last days: counting a million is
// costly.

const SLOT_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
const SLOTS_A_DAY = DAY_MS / SLOT_MS;
const KNOWN_DAYS = 2;

interface Slot {
  /** Days since 1970, UTC. */
  day: number;
  n: number;
  before: number;
}
export type DueSlots = Record<number, Slot>;

const dayOf = (at: number): number => Math.floor(at / DAY_MS);
export const slotNumber = (at: number): number => Math.floor(at / SLOT_MS);
export const slotStart = (slot: number): number => slot * SLOT_MS;

export function recordCounted(slots: DueSlots, slot: number, n: number): void {
  slots[slot % SLOTS_A_DAY] = { day: dayOf(slotStart(slot)), n: 0, before: n };
}

export function addToSlot(slots: DueSlots, slot: number, n: number): void {
  const day = dayOf(slotStart(slot));
  const was = slots[slot % SLOTS_A_DAY];
  slots[slot % SLOTS_A_DAY] =
    was?.day === day ? { ...was, n: was.n + n } : { day, n, before: was ? was.n : 0 };
}

export function unknownSlots(slots: DueSlots, from: number, to: number): number[] {
  const unknown: number[] = [];
  for (let slot = slotNumber(from); slot <= slotNumber(to); slot++) {
    const seen = slots[slot % SLOTS_A_DAY];
    if (!seen || seen.day < dayOf(slotStart(slot)) - KNOWN_DAYS) unknown.push(slot);
  }
  return unknown;
}

/** People who are probably due between two instants: as many as on the fuller of the last two days. */
export function dueBetween(slots: DueSlots, from: number, to: number): number {
  let due = 0;
  for (let slot = slotNumber(from); slot <= slotNumber(to); slot++) {
    const seen = slots[slot % SLOTS_A_DAY];
    if (seen) due += Math.max(seen.n, seen.before);
  }
  return due;
}
