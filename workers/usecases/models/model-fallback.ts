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

/** What is remembered of paid models between requests and isolates. */
export interface ModelHealth {
  resting(names: string[]): Promise<Set<string>>;
  rest(name: string, atLeastMs: number): Promise<void>;
  served(name: string): Promise<void>;
  /** False when the day's cap leaves no room, or an admin has stopped the models. @param model 'stylist:gemini' */
  book(micros: number, model: string): Promise<boolean>;
}

/** The desk of a day, in D1. */
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

/** Why a model did not serve: for logs and benches, never with what was asked. */
export type SkipReason = 'resting' | 'cap' | 'refused' | 'failed' | 'unusable' | 'unreadable';

export interface Served<T> {
  by: string;
  value: T;
}

/**
 * Who answers in a shape that we do not know is left alone for so long: each question would be paid for and thrown away.
 * Kept with the model's health, for everybody.
 */
const UNKNOWN_SHAPE_REST_MS = LONGEST_ASKED_REST_MS;

/**
 * Asks models in order until one serves. A model that failed rests, shared by all; one that refuses this person, or
 * whose answer cannot be used, is passed over without a rest. A picture that was paid for and cannot be read is not
 * paid for anew: nobody else is asked. Never throws for a model's sake: null means that the
 * house's own work is worn.
 * @param port what is asked for: a provider may be well at one and ill at the other
 * @param attempt null when the answer cannot be used; `again` books another try first
 */
export async function askFirstAvailable<M extends Paid, T>(
  desk: ModelHealth,
  port: 'stylist' | 'picture' | 'photo',
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

/** A ProviderError says no more than its status; of anything else only the kind is told. */
const whatOf = (error: unknown): string =>
  error instanceof ProviderError ? error.message : error instanceof Error ? error.name : 'unknown';

async function takeNote(desk: ModelHealth, key: string, error: unknown): Promise<SkipReason> {
  if (error instanceof ProviderError && error.refused) return 'refused';
  const asked = error instanceof ProviderError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  await desk.rest(key, asked);
  console.warn(JSON.stringify({ modelFailed: key, what: whatOf(error) }));
  return 'failed';
}

/** What was paid for and is lost. A whole answer in another shape says that the next would be lost as well. */
async function noteLost(desk: ModelHealth, key: string, error: unknown): Promise<SkipReason> {
  const mayChange = error instanceof ProviderError && error.retryable;
  await desk.rest(key, mayChange ? 0 : UNKNOWN_SHAPE_REST_MS);
  console.error(JSON.stringify({ event: 'picture-unreadable', model: key, what: whatOf(error) }));
  return 'unreadable';
}
