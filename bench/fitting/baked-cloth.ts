// How many pieces are worn as they were simulated, and what that costs.
import type { Look, WornGarment } from '../../app/domain/looks/look.ts';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import { quantile } from '../../app/fitting-room/pixels/pixels.ts';
import { render } from '../../app/fitting-room/render.ts';
import { GOOD_PEOPLE, loadPerson, TRUTH_PEOPLE } from '../../tests/people/load-person.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import type { BenchRow } from '../results-table.ts';
import { countPieces, NO_PIECES, percent } from './baked-pieces.ts';
import { bakesFromDisk } from './published-bakes.ts';

const ROUNDS = 9;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const only = (
  slot: 'bottom' | 'top',
  drawing: WornGarment['drawing'],
  cloth: WornGarment['cloth'],
): Look => ({
  garments: [{ ...{ id: slot, name: slot, slot, clo: 0.2 }, drawing, cloth }],
});

const TOP = { kind: 'top', neck: 'crew', fit: 1.1, sleeveFit: 1.16, hem: 1.02 } as const;

const COSTLY: Readonly<Record<string, Look>> = {
  jeans: only(
    'bottom',
    { kind: 'trousers', leg: 'straight', waist: 0.82, length: 0.97, fit: 1.1 },
    { fabric: 'denim', colour: '#5b7596' },
  ),
  'a flowered skirt': only(
    'bottom',
    { kind: 'skirt', waist: 0.7, length: 1.3, flare: 0.35 },
    { fabric: 'floral', colour: '#1f2f4a' },
  ),
  'a tee': only('top', { ...TOP, sleeve: 0.3 }, { fabric: 'plain', colour: '#e9e0d2' }),
  'a jumper': only('top', { ...TOP, sleeve: 1 }, { fabric: 'knit', colour: '#8b937c' }),
};

/** More CPU than for the drawing of the same piece, the median of pairs in turn. */
async function moreFor(model: BodyModel, look: Look): Promise<{ drawn: number; more: number }> {
  const bakes = await bakesFromDisk(look);
  const [drawn, more]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs();
    render(model, look);
    const middle = cpuMs();
    render(model, look, undefined, undefined, bakes);
    drawn.push(middle - start);
    more.push(cpuMs() - middle - (middle - start));
  }
  return { drawn: quantile(drawn, 0.5), more: quantile(more, 0.5) };
}

export async function benchBakedCloth(): Promise<BenchRow[]> {
  const pieces = { ...NO_PIECES };
  for (const name of [...GOOD_PEOPLE, ...TRUTH_PEOPLE]) {
    const { photo, bodyMap } = await loadPerson(name, 384, 576);
    const model = analyzePhoto(photo, bodyMap);
    for (const look of Object.values(LOOKS)) countPieces(model, look, await bakesFromDisk(look), pieces);
  }
  const { photo, bodyMap } = await loadPerson('woman-01-slim-light', 768, 1152);
  const model = analyzePhoto(photo, bodyMap);
  const costs: BenchRow[] = [];
  for (const [what, look] of Object.entries(COSTLY)) {
    const { drawn, more } = await moreFor(model, look);
    costs.push({
      what: `Picture of ${what}, drawn; more CPU with maps`,
      figure: `${drawn.toFixed(0)} ms; ${more.toFixed(0)} ms`,
    });
  }
  return [
    {
      what: 'Pieces of the contact sheet’s looks that have maps',
      figure: percent(pieces.have, pieces.all),
      target: '70 %',
    },
    { what: 'Of clothes that hang, worn from maps', figure: percent(pieces.hangingWorn, pieces.hanging) },
    {
      what: 'Pieces that have maps, worn from them; the others are drawn',
      figure: `${pieces.worn} of ${pieces.have}`,
    },
    ...costs,
  ];
}
