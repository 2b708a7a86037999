import type { App } from '../../app.ts';
import {
  clearModel,
  LONGEST_ASKED_REST_MS,
  restingModels,
  restModel,
} from '../../db/operations/model-health.ts';
import { bookModelSpend } from '../../db/operations/provider-spend.ts';
import { isStopped } from '../../db/operations/switches.ts';
import { ProviderError } from '../../ports/provider-error.ts';

export interface ModelHealth {
  resting(names: string[]): Promise<Set<string>>;
  rest(name: string, atLeastMs: number): Promise<void>;
  served(name: string): Promise<void>;
  /** False when the cap leaves no room, or an admin has stopped models. `model`: 'stylist:gemini'. */
  book(micros: number, model: string): Promise<boolean>;
}

export function openModelHealth({
  people,
  clock,
  settings,
}: Pick<App, 'people' | 'clock' | 'settings'>): ModelHealth {
  const day = () => new Date(clock.now()).toISOString().slice(0, 10);
  return {
    resting: (names) => restingModels(people, names, clock.now()),
    rest: (name, atLeastMs) => restModel(people, name, clock.now(), atLeastMs),
    served: (name) => clearModel(people, name),
    book: async (micros, model) =>
      !(await isStopped(people, 'models')) &&
      bookModelSpend(people, { day: day(), model, micros, capMicros: settings.modelCapMicros }),
  };
}

interface Paid {
  readonly name: string;
  readonly costMicros: number;
}

/** For logs and benches, never with what was asked. */
export type SkipReason = 'resting' | 'cap' | 'refused' | 'failed' | 'unusable' | 'unreadable';

export interface Served<T> {
  by: string;
  value: T;
}

/** An unknown shape: each question would be paid for and thrown away. Kept with the model's health, for everybody. */
const UNKNOWN_SHAPE_REST_MS = LONGEST_ASKED_REST_MS;

/**
 * In order until one serves. A failing model rests, shared by all; one that refuses this person, or whose answer is
 * unusable, is passed over. A paid picture that cannot be read is not paid for again. Never throws for a model: null
 * means the embedded one does the work.
 * @param port providers may be well at one kind and ill at another
 * @param attempt null when the answer is unusable; `again` books another try first
 */
export async function askFirstAvailable<M extends Paid, T>(
  desk: ModelHealth,
  port: 'stylist' | 'picture' | 'photo' | 'day',
  models: readonly M[],
  attempt: (model: M, again: () => Promise<boolean>) => Promise<T | null>,
  passed: (name: string, why: SkipReason) => void = () => undefined,
): Promise<Served<T> | null> {
  if (models.length === 0) return null;
  const keyOf = ({ name }: Paid) => `${port}:${name}`;
  const resting = await desk.resting(models.map(keyOf));
  for (const model of models) {
    if (resting.has(keyOf(model))) {
      passed(model.name, 'resting');
      continue;
    }
    if (!(await desk.book(model.costMicros, keyOf(model)))) {
      passed(model.name, 'cap');
      continue;
    }
    try {
      const value = await attempt(model, () => desk.book(model.costMicros, keyOf(model)));
      await desk.served(keyOf(model));
      if (value !== null) return { by: model.name, value };
      passed(model.name, 'unusable');
    } catch (error) {
      const isLost = port === 'picture' && error instanceof ProviderError && error.unreadable;
      const why = await (isLost ? noteLost : takeNote)(desk, keyOf(model), error);
      passed(model.name, why);
      if (isLost) return null;
    }
  }
  return null;
}

/** A ProviderError says no more than its status; of others only the kind is logged. */
const whatOf = (error: unknown): string =>
  error instanceof ProviderError ? error.message : error instanceof Error ? error.name : 'unknown';

async function takeNote(desk: ModelHealth, key: string, error: unknown): Promise<SkipReason> {
  if (error instanceof ProviderError && error.refused) return 'refused';
  const asked = error instanceof ProviderError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  await desk.rest(key, asked);
  console.warn(JSON.stringify({ modelFailed: key, what: whatOf(error) }));
  return 'failed';
}

/** Paid for and lost. A whole answer in another shape means that the next is lost too. */
async function noteLost(desk: ModelHealth, key: string, error: unknown): Promise<SkipReason> {
  const mayChange = error instanceof ProviderError && error.retryable;
  await desk.rest(key, mayChange ? 0 : UNKNOWN_SHAPE_REST_MS);
  console.error(JSON.stringify({ event: 'picture-unreadable', model: key, what: whatOf(error) }));
  return 'unreadable';
}
