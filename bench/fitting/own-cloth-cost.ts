// What three garments of her own add to a picture: CPU of the same look drawn, and worn from their photos.
import type { Look, WornGarment } from '../../app/domain/looks/look.ts';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import { rectify } from '../../app/fitting-room/garment-photo/lay-flat/rectify.ts';
import type { GarmentSurface, Surfaces } from '../../app/fitting-room/own-cloth/garment-surface.ts';
import { quantile } from '../../app/fitting-room/pixels/pixels.ts';
import { render } from '../../app/fitting-room/render.ts';
import { madeGarment } from '../../tests/garments/made-garments.ts';
import { trueReading } from '../../tests/garments/true-reading.ts';
import { loadPerson } from '../../tests/people/load-person.ts';
import type { BenchRow } from '../results-table.ts';

const [TEE, CARDIGAN, TROUSERS] = [0, 13, 36] as const;
const ROUNDS = 9;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const worn = (id: string, slot: WornGarment['slot'], drawing: WornGarment['drawing']): WornGarment => ({
  ...{ id, name: id, slot, drawing },
  cloth: { fabric: 'plain', colour: '#888888' },
  clo: 0.2,
});

const LOOK: Look = {
  garments: [
    worn('trousers', 'bottom', { kind: 'trousers', leg: 'straight', waist: 0.8, length: 0.97, fit: 1.08 }),
    worn('tee', 'top', { kind: 'top', neck: 'crew', sleeve: 0.4, fit: 1.08, sleeveFit: 1.2, hem: 1 }),
    worn('cardigan', 'knitwear', {
      kind: 'coat',
      length: 0.05,
      open: 0.1,
      lapels: false,
      fit: 1.12,
      sleeveFit: 1.18,
    }),
  ],
};

function surfaceOf(seed: number): GarmentSurface {
  const made = madeGarment(seed);
  const { surface } = rectify(made.picture, trueReading(made));
  if (!surface) throw new Error(`the made garment ${seed} is refused`);
  return surface;
}

/** At 768x1152, the median of pairs in turn. */
export async function benchOwnCloth(): Promise<BenchRow[]> {
  const { photo, bodyMap } = await loadPerson('woman-01-slim-light', 768, 1152);
  const model = analyzePhoto(photo, bodyMap);
  const surfaces: Surfaces = new Map([
    ['tee', surfaceOf(TEE)],
    ['cardigan', surfaceOf(CARDIGAN)],
    ['trousers', surfaceOf(TROUSERS)],
  ]);
  const drawn: number[] = [];
  const added: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs();
    render(model, LOOK);
    const middle = cpuMs();
    render(model, LOOK, undefined, surfaces);
    drawn.push(middle - start);
    added.push(cpuMs() - middle - (middle - start));
  }
  const started = cpuMs();
  surfaceOf(TEE);
  const laid = cpuMs() - started;
  return [
    { what: 'A look of three garments, drawn', figure: `${quantile(drawn, 0.5).toFixed(0)} ms` },
    {
      what: 'More CPU for three of her own',
      figure: `${quantile(added, 0.5).toFixed(0)} ms`,
      target: '200 ms',
    },
    { what: 'A photo made and laid flat, once', figure: `${laid.toFixed(0)} ms` },
  ];
}
