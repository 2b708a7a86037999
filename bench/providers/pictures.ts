// Who draws her picture when models fail, refuse or draw somebody else: the real chain and the real lock's verdicts.
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import {
  renderOwnDrawing,
  lockToPhoto,
  type LockVerdict,
} from '../../app/fitting-room/generated-pictures/picture-lock.ts';
import { resampled } from '../../app/fitting-room/generated-pictures/aspect-ratio.ts';
import { fakeModelHealth } from '../../tests/fakes/model-health.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { loadPerson } from '../../tests/people/load-person.ts';
import { DISTORTIONS } from '../../tests/samples/distorted-pictures.ts';
import { costMicros } from '../../workers/adapters/ai-models/chosen-models.ts';
import type { PhotoToDress, PictureLock, PictureModel } from '../../workers/ports/image-editor.ts';
import { ProviderError } from '../../workers/ports/provider-error.ts';
import { drawByModels } from '../../workers/usecases/ai-models/draw-outfit.ts';
import type { BenchRow } from '../results-table.ts';

const NAMES = ['workers-ai', 'gemini', 'openai', 'pruna', 'fashn'];
const GOOD = ['as drawn', 'scaled 1.05', 'warm cast', 'face recolored'];
const BAD = ['slimmed 5 %', 'legs 6 % longer', 'nobody', 'another room'];
const KINDS = [...GOOD, ...BAD];
/** Seconds between two users: rests of the circuit breaker run out in between. */
const APART_MS = 4000;

/** What the lock says of each kind of picture, measured once on one person in one look. */
async function verdicts(): Promise<LockVerdict[]> {
  const [her, stranger] = await Promise.all(
    ['woman-02-average-medium', 'woman-07-average-light-short'].map((name) => loadPerson(name, 768, 1152)),
  );
  const model = analyzePhoto(her!.photo, her!.bodyMap);
  const other = analyzePhoto(stranger!.photo, stranger!.bodyMap);
  const own = renderOwnDrawing(model, LOOKS['camel-coat']!);
  return KINDS.map((kind) => {
    const distortion = DISTORTIONS.find(({ name }) => name === kind);
    if (!distortion) throw new Error(`no distortion '${kind}'`);
    return lockToPhoto(model, own, resampled(distortion.make(own.picture, model, other), 768, 1152));
  });
}

/** A picture is its kind's number: the lock looks its verdict up. */
function lockOf(known: LockVerdict[]): PictureLock {
  const file = { bytes: new Uint8Array(), width: 340, height: 510 };
  return {
    basisFor: () => Promise.resolve({ photo: file, card: file, garments: [] }),
    restore: (_, __, [kind]) => {
      const { fault, figures } = known[kind!]!;
      const image = { bytes: new Uint8Array(), contentType: 'image/jpeg', width: 768, height: 1152 } as const;
      return Promise.resolve({ image: fault === null ? image : null, fault, figures });
    },
  };
}

/** Fails in the share of questions: half of the time with an error or a refusal, half with a bad picture. */
function model(name: string, faults: number, costs: string, chance: () => number): PictureModel {
  const one = (of: string[]) => Uint8Array.of(KINDS.indexOf(of[Math.floor(chance() * of.length)]!));
  return {
    name,
    costMicros: costMicros(`picture:${name}`, costs),
    mostSide: 511,
    edit: () => {
      if (chance() >= faults) return Promise.resolve(one(GOOD));
      const kind = chance();
      if (kind < 0.5) return Promise.resolve(one(BAD));
      const refused = kind > 0.85;
      return Promise.reject(new ProviderError(name, 'injected', { retryable: !refused, refused }));
    },
  };
}

/** A row for each share of faults; sets the exit code when somebody got no picture or one that may not be shown. */
export async function benchPictures(
  users: number,
  costs: string,
  chance: () => number,
  shares: readonly number[],
): Promise<BenchRow[]> {
  const known = await verdicts();
  const lock = lockOf(known);
  const rows: BenchRow[] = [];
  for (const faults of shares) {
    const { desk, state } = fakeModelHealth();
    const by = new Map<string, number>();
    let [served, drawn] = [0, 0];
    for (let user = 0; user < users; user++) {
      state.now += APART_MS;
      const models = NAMES.map((name) => model(name, faults, costs, chance));
      const { image, trials } = await drawByModels(
        { lock, models, desk, mayGoOn: () => Promise.resolve(true) },
        { look: LOOKS['camel-coat']!, photo: {} as PhotoToDress, person: '' },
      );
      drawn += trials.length;
      // Without a model's picture the house's own render is shown (workers/usecases/outfits/render-outfit.ts).
      if (!image || trials.at(-1)?.fault === null) served++;
      const who = image?.source ?? 'fitting-room';
      by.set(who, (by.get(who) ?? 0) + 1);
    }
    if (served !== users) process.exitCode = 1;
    const parts = [...by].map(([name, count]) => `${name} ${Math.round((100 * count) / users)} %`);
    rows.push({
      what: `pictures, ${faults * 100} % of questions fail`,
      figure: `${served}/${users} served; ${parts.join(', ')}; ${drawn} drawn; $${(state.spent / 1e6 / users).toFixed(4)} per outfit`,
      target: 'all served',
    });
  }
  return rows;
}
