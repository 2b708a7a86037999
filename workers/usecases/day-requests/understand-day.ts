import { chipsOf } from '../../../app/domain/day-request/chips.ts';
import type { DayRequest } from '../../../app/domain/day-request/day-request.ts';
import { mayDrop, withReading, type ModelReading } from '../../../app/domain/day-request/model-reading.ts';
import { readDayRequest } from '../../../app/domain/day-request/read-request.ts';
import type { UnderstoodDay } from '../../../app/contracts/outfits.ts';
import type { App } from '../../app.ts';
import { listNamedPieces } from '../../db/looks/closet.ts';
import { hit } from '../../db/people/rate-limits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { askFirstAvailable, openModelHealth } from '../ai-models/model-fallback.ts';
import { limitHourly } from '../limits/rate-limits.ts';

/** Her sentence, the keys of the chips that were taken away, by a model or by her, and those that a model added. */
export interface Said {
  sentence: string;
  without?: readonly string[];
  also?: readonly string[];
}

/**
 * What she asks for in her own words. The sentence is neither kept nor logged; read twice it is the same request, so that
 * chips and look agree: what a model made of it comes back with the sentence instead of being asked again.
 */
export async function readSaid(
  app: App,
  user: SessionUser,
  { sentence, without = [], also = [] }: Said,
): Promise<DayRequest> {
  const pieces = await listNamedPieces(app.looks(user.shard), user.id);
  const request = readDayRequest(sentence, { unit: user.temperatureUnit, pieces });
  return withReading(request, { add: also, drop: without });
}

/** Of an hour and a person; then the lexicon reads alone. */
const MOST_MODEL_READINGS = 40;
/** So few words say no more than the lexicon knows of them. */
const FEW_WORDS = 3;

/** Null where no model is, none is well, or she has asked much. */
async function askModels(app: App, user: SessionUser, sentence: string, request: DayRequest) {
  const isPlain = sentence.split(/\s+/).length <= FEW_WORDS && request.unread.length === 0;
  if (app.dayModels.length === 0 || isPlain) return null;
  const taken = await hit(app, `say-model:${user.id}`, MOST_MODEL_READINGS, 3_600_000);
  if (!taken.allowed) return null;
  const understood = chipsOf(request, user.temperatureUnit).map(({ key }) => key);
  const served = await askFirstAvailable(openModelHealth(app), 'day', app.dayModels, (model) =>
    model.read({ sentence, understood }),
  );
  return served?.value ?? null;
}

/** The words that a model says nobody understood, as far as she typed them. */
const missedIn = (sentence: string, missed: readonly string[]): string[] =>
  missed.filter((word) => word.trim() !== '' && sentence.toLowerCase().includes(word.toLowerCase()));

/** The chips that she may take away before the look is made. @throws Refusal 'too-many' */
export async function understandDay(app: App, user: SessionUser, sentence: string): Promise<UnderstoodDay> {
  await limitHourly(app, 'say', user.id);
  const request = await readSaid(app, user, { sentence });
  const model = await askModels(app, user, sentence, request);
  const reading: ModelReading = { add: model?.add ?? [], drop: (model?.drop ?? []).filter(mayDrop) };
  return {
    chips: chipsOf(withReading(request, reading), user.temperatureUnit),
    unread: model ? missedIn(sentence, model.missed) : request.unread,
    also: [...reading.add],
    without: [...reading.drop],
  };
}
