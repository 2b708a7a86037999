import { modelFindings, type ModelFinding } from '../../../app/domain/operations/model-lifetime.ts';
import type { App } from '../../app.ts';
import { writeNote, readJsonNote } from '../../db/operations/operator-notes.ts';
import type { ModelCatalog } from '../../ports/model-catalog.ts';
import { forLog } from '../../for-log.ts';

const NOTE = 'model-check';
const EVERY_MS = 6 * 3_600_000;

interface Check {
  at: number;
  /** Changed settings are checked at once, as after a deployment. */
  asked: string;
  findings: ModelFinding[];
}

const lastCheck = (app: Pick<App, 'people'>) => readJsonNote<Check>(app.people, NOTE);

export async function modelsFound(app: Pick<App, 'people'>): Promise<ModelFinding[]> {
  return (await lastCheck(app))?.findings ?? [];
}

async function ask({ provider, used, known, list }: ModelCatalog, now: number): Promise<ModelFinding[]> {
  const listed = await list().catch((error: unknown) => {
    console.warn(JSON.stringify({ event: 'models-not-listed', provider, what: forLog(error) }));
    return null;
  });
  return modelFindings(provider, used, listed, now, known);
}

/** For the cron: after a deployment that changes models, and every six hours, as ids end (docs/providers.md). */
export async function checkModels(
  app: Pick<App, 'people' | 'clock'> & { modelCatalogs: readonly ModelCatalog[] },
): Promise<void> {
  const now = app.clock.now();
  const asked = JSON.stringify(app.modelCatalogs.map(({ provider, used }) => [provider, used]));
  const last = await lastCheck(app);
  const isFresh = last !== null && last.asked === asked && Math.abs(now - last.at) < EVERY_MS;
  if (isFresh || (last === null && app.modelCatalogs.length === 0)) return;
  const findings = (await Promise.all(app.modelCatalogs.map((catalog) => ask(catalog, now)))).flat();
  await writeNote(app.people, NOTE, JSON.stringify({ at: now, asked, findings } satisfies Check), now);
  for (const { provider, id, state, shutdown } of findings)
    if (state === 'gone' || state === 'going' || state === 'unfit')
      console.error(JSON.stringify({ event: `model-${state}`, provider, id, shutdown }));
}
