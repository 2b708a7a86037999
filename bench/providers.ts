// What models cost per outfit, and who is served when they fail: the real chain, with faults injected into models.
import { costMicros } from '../workers/adapters/ai-models/chosen-models.ts';
import { ProviderError } from '../workers/ports/provider-error.ts';
import { compose, type StylingBrief } from '../app/domain/styling/composer.ts';
import { proposalQuestion } from '../app/domain/styling/proposal.ts';
import type { OutfitModel } from '../workers/ports/stylist.ts';
import { styleOutfit } from '../workers/usecases/ai-models/style-outfit.ts';
import { fakeModelHealth } from '../tests/fakes/model-health.ts';
import { benchPictureLock } from './providers/picture-lock.ts';
import { benchPictures } from './providers/pictures.ts';
import { benchSmallInputs } from './providers/small-inputs.ts';
import { DEFAULTS, livingModels } from './providers/living-models.ts';
import { printRows, type BenchRow } from './results-table.ts';

const USERS = Number(process.env['USERS'] ?? 60);
const COSTS = process.env['MODEL_COSTS'] ?? '';
/** Seconds between two users: rests of the circuit breaker run out in between. */
const APART_MS = 4000;
const NAMES = ['workers-ai', 'gemini', 'openai'];

let seed = 20261120;
const chance = (): number => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;

const briefOf = (user: number): StylingBrief => ({
  gender: user % 2 ? 'male' : 'female',
  styles: ['casual'],
  daypart: 'morning',
  hours: [8, 9, 10, 11].map((hour) => ({
    ...{
      at: '2026-11-20T08:00:00Z',
      date: '2026-11-20',
      hour,
      tempF: 30 + (user % 50),
      windMs: 3,
      humidity: 60,
    },
    ...{ precipitationMm: 0, snow: false, cloud: 0.4, uv: 2, condition: 'Partly Cloudy' as const },
  })),
  placeName: 'Bench',
  recent: [],
  seed: `bench-${user}`,
});

/** Chooses at random from what it is shown: the worst stylist that still speaks the protocol. */
function model(name: string, faults: number): OutfitModel {
  return {
    name,
    costMicros: costMicros(`stylist:${name}`, COSTS),
    propose: ({ candidates }) => {
      if (chance() < faults) {
        const kind = chance();
        const options = kind < 0.2 ? { retryable: false, refused: true } : { retryable: true };
        return Promise.reject(new ProviderError(name, 'injected', options));
      }
      const slots = ['top', 'bottom', 'shoes', 'coat'] as const;
      const garments = slots.flatMap((slot) => {
        const some = candidates.filter((candidate) => candidate.slot === slot);
        return some[Math.floor(chance() * some.length)]?.id ?? [];
      });
      const words = { title: 'Quiet and ready', description: 'Plain pieces that sit well together today.' };
      return Promise.resolve({ garments, ...words });
    },
  };
}

async function round(faults: number): Promise<BenchRow> {
  const { desk, state } = fakeModelHealth();
  const by = new Map<string, number>();
  let served = 0;
  for (let user = 0; user < USERS; user++) {
    state.now += APART_MS;
    const models = NAMES.map((name) => model(name, faults));
    const stylist = { name: 'embedded', compose: (brief: StylingBrief) => Promise.resolve(compose(brief)) };
    const styled = await styleOutfit({ stylist, models, desk }, briefOf(user));
    if (styled.outfit.look.garments.length > 2) served++;
    by.set(styled.by, (by.get(styled.by) ?? 0) + 1);
  }
  const shares = [...by].map(([name, count]) => `${name} ${Math.round((100 * count) / USERS)} %`).join(', ');
  if (served !== USERS) process.exitCode = 1;
  return {
    what: `stylists, ${faults * 100} % of questions fail`,
    figure: `${served}/${USERS} served; ${shares}; $${(state.spent / 1e6 / USERS).toFixed(4)} per outfit`,
    target: 'all served',
  };
}

// The breaker's own lines would drown the table.
console.warn = () => undefined;
const priced = [
  'stylist:workers-ai',
  'stylist:gemini',
  'stylist:openai',
  'picture:workers-ai',
  'picture:gemini',
];
const also = [
  'picture:openai',
  'picture:fashn',
  'picture:pruna',
  'photo:gemini',
  'photo:openai',
  'photo:workers-ai',
];
const rows: BenchRow[] = [...priced, ...also].map((key) => ({
  what: key,
  figure: `$${(costMicros(key, COSTS) / 1e6).toFixed(4)} per question`,
}));
const question = JSON.stringify(proposalQuestion(briefOf(3)));
rows.push(...livingModels(DEFAULTS, Date.now()));
rows.push({ what: 'a question to a stylist', figure: `${question.length} characters` });
const FAULTS = [0, 0.1, 0.5, 1];
for (const faults of FAULTS) rows.push(await round(faults));
rows.push(...(await benchPictures(USERS, COSTS, chance, FAULTS)));
printRows(rows);
const looks = Number(process.env['LOOKS'] ?? 1);
if (looks > 0) printRows([...(await benchPictureLock(looks)), ...(await benchSmallInputs())]);
