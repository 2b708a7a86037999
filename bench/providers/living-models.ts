// A default model that has ended is a fault of ours, whoever else notices.
import { endedOf, endOf } from '../../workers/adapters/ai-models/model-ends.ts';
import { FILM_MODELS } from '../../workers/adapters/animator/film-models.ts';
import { MODELS } from '../../workers/adapters/ai-models/chosen-models.ts';
import type { BenchRow } from '../results-table.ts';

/** Every id that is asked where nobody has set another. */
export const DEFAULTS: readonly string[] = [...Object.values(MODELS), ...Object.values(FILM_MODELS)];

/** A row for each id; what has ended is said on stderr and in the exit code. @param now epoch ms */
export function livingModels(ids: readonly string[], now: number): BenchRow[] {
  for (const { id, ends, successor } of endedOf(ids, now)) {
    console.error(
      `ENDED: ${id} ended on ${ends}. Put ${successor} in its place (workers/adapters/ai-models/chosen-models.ts).`,
    );
    process.exitCode = 1;
  }
  return ids.map((id) => ({
    what: `default ${id}`,
    figure: endOf(id) ? `ends on ${endOf(id)?.ends}` : 'no end announced (model-ends.ts)',
    target: 'lives',
  }));
}
