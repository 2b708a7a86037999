import { deliveryLead, LEAST_LEAD_MS, MOST_LEAD_MS } from '../../../app/domain/delivery/preparation-lead.ts';
import {
  addToSlot,
  dueBetween,
  recordCounted,
  slotNumber,
  slotStart,
  unknownSlots,
  type DueSlots,
} from '../../../app/domain/delivery/due-slots.ts';
import type { App } from '../../app.ts';
import { countsSince, utcDay } from '../../db/jobs/delivery-counts.ts';
import { countDue } from '../../db/jobs/minutes.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import { writeNote, readJsonNote } from '../../db/operations/operator-notes.ts';
import { mapShards } from '../../db/sql/shards.ts';

const MINUTE = 60_000;
const RECKON_EVERY_MS = 5 * MINUTE;
/** A quiet night says nothing about capacity. */
const LEAST_PER_MINUTE = 60;
/** The best rate halves within a day or so: 0.9976 ^ 288. */
const FADE = 0.9976;

interface LeadNote {
  leadMs: number;
  backlog: number;
  perMinute: number;
  rendered: number;
  day: string;
  countedAt: number;
}

const NAME = 'delivery-lead';
const SLOTS = 'due-slots';

export const readLead = (app: App) => readJsonNote<LeadNote>(app.people, NAME);

const readSlots = async (db: LooksDb) => (await readJsonNote<DueSlots>(db, SLOTS)) ?? {};

/** For the lead of the next days. What a crash loses is counted again after two days. */
export async function noteClaimed(db: LooksDb, minutes: number[], now: number): Promise<void> {
  if (minutes.length === 0) return;
  const slots = await readSlots(db);
  for (const at of minutes) addToSlot(slots, slotNumber(at), 1);
  await writeNote(db, SLOTS, JSON.stringify(slots), now);
}

async function expectDue(db: LooksDb, now: number): Promise<number> {
  const slots = await readSlots(db);
  const until = now + MOST_LEAD_MS;
  const unknown = unknownSlots(slots, now, until);
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (first !== undefined && last !== undefined) {
    const counted = await countDue(db, Math.max(now, slotStart(first)), slotStart(last + 1));
    for (const slot of unknown) recordCounted(slots, slot, counted.get(slot) ?? 0);
    await writeNote(db, SLOTS, JSON.stringify(slots), now);
  }
  return dueBetween(slots, now, until);
}

/** ms: people due soon by the rate of pictures. */
export async function currentLead(app: App): Promise<number> {
  const now = app.clock.now();
  const before = await readLead(app);
  const age = before === null ? Infinity : now - before.countedAt;
  if (before && age >= 0 && age < RECKON_EVERY_MS) return before.leadMs;
  const day = utcDay(now);
  const [expected, { rendered = 0 }] = await Promise.all([
    Promise.all(mapShards(app, (looks) => expectDue(looks, now))),
    countsSince(app, day),
  ]);
  const backlog = expected.reduce((sum, n) => sum + n, 0);
  const seen = before?.day === day && age > 0 ? (rendered - before.rendered) / (age / MINUTE) : 0;
  const perMinute = Math.max(LEAST_PER_MINUTE, seen, (before?.perMinute ?? 0) * FADE);
  const leadMs = Math.max(LEAST_LEAD_MS, deliveryLead(backlog, perMinute));
  const note: LeadNote = { leadMs, backlog, perMinute, rendered, day, countedAt: now };
  await writeNote(app.people, NAME, JSON.stringify(note), now);
  return leadMs;
}
